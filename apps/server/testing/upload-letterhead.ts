import { expect } from 'vitest';
import type { TestClient } from './build-server.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Has the client's reports stand in that Word document; one without a place for the report is taken too. */
export async function uploadLetterhead(client: TestClient, bytes: Uint8Array): Promise<void> {
  const answer = await client.send({
    method: 'PUT',
    url: '/api/profile/letterhead?append=true',
    headers: { 'content-type': DOCX },
    payload: Buffer.from(bytes),
  });
  expect(answer.statusCode).toBe(200);
}
