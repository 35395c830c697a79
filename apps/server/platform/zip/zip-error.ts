/** Why an archive cannot be read; holds nothing of its content. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}
