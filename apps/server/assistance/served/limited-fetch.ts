/** Bytes of an answer, far above any text that is asked for. */
const ANSWER_BYTES = 1_000_000;

/** Fetch that follows no redirect and stops reading an answer above one megabyte. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let received = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > ANSWER_BYTES) throw new Error('the answer is larger than allowed');
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
};
