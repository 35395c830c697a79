/** Files that hold one icon in several sizes, made of PNG images. */

export interface IconImage {
  /** Width and height in pixels, up to 1024. */
  readonly size: number;
  readonly png: Buffer;
}

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** An icon of Windows. @param images at most 256 pixels wide */
export function writeIco(images: readonly IconImage[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = ICO_HEADER + ICO_ENTRY * index;
    // A width of 256 is written as 0.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/** The kinds of image in an icon of macOS, with the pixels of each; those of a fine screen have twice as many. */
export const ICNS_KINDS: Readonly<Record<string, number>> = {
  icp4: 16,
  ic11: 32,
  icp5: 32,
  ic12: 64,
  ic07: 128,
  ic13: 256,
  ic08: 256,
  ic14: 512,
  ic09: 512,
  ic10: 1024,
};

/** An icon of macOS. @throws where an image of a size is missing */
export function writeIcns(images: readonly IconImage[]): Buffer {
  const parts = Object.entries(ICNS_KINDS).map(([kind, size]) => {
    const image = images.find((one) => one.size === size);
    if (image === undefined) throw new Error(`no image of ${size} pixels`);
    return block(kind, image.png);
  });
  return block('icns', Buffer.concat(parts));
}

function block(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}
