import type { LightMyRequestResponse } from 'fastify';
import type { TestClient } from './build-server.ts';

/** Sends a picture of a signature, or a drawing, for the client's profile. */
export function uploadHandwrittenSignature(
  client: TestClient,
  file: Buffer,
  type = 'image/png',
): Promise<LightMyRequestResponse> {
  return client.send({
    method: 'PUT',
    url: '/api/profile/handwritten-signature',
    headers: { 'content-type': type },
    payload: file,
  });
}
