/** What is awaited, or something else when that takes longer than the time given or fails. */
export async function withTimeout<Found, Otherwise>(
  awaited: Promise<Found>,
  ms: number,
  otherwise: Otherwise,
): Promise<Found | Otherwise> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([awaited, late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
