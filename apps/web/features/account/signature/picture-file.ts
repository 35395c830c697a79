import { evenBackground } from './even-background.ts';

/** The longer side of what is sent, in pixels: a whole sheet of paper keeps 170 dots per inch. */
const SIDE = 2_000;
/** The longer side of a copy in which no line of ink is seen. */
const BLUR_SIDE = 24;

/**
 * A picture of a signature, of any kind that the browser shows, drawn anew as a PNG on white, at most `SIDE` pixels a side.
 * No script of an SVG runs, and nothing that it names is fetched.
 * @throws when the file is no picture that the browser shows
 */
export async function pictureFile(file: Blob): Promise<Blob> {
  const { canvas, brush } = await drawn(file);
  const { width, height } = canvas;
  const pixels = brush.getImageData(0, 0, width, height);
  evenBackground(pixels.data, blurred(canvas));
  brush.putImageData(pixels, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no PNG')) : resolve(blob)), 'image/png');
  });
}

interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly brush: CanvasRenderingContext2D;
}

function newSheet(width: number, height: number): Sheet {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('no canvas');
  brush.imageSmoothingQuality = 'high';
  return { canvas, brush };
}

async function drawn(file: Blob): Promise<Sheet> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const longer = Math.max(image.naturalWidth, image.naturalHeight);
    if (longer === 0) throw new Error('without a size');
    // Lines have no size of their own; pixels are never made more.
    const scale = file.type === 'image/svg+xml' ? SIDE / longer : Math.min(1, SIDE / longer);
    const sheet = newSheet(image.naturalWidth * scale, image.naturalHeight * scale);
    sheet.brush.fillStyle = '#fff';
    sheet.brush.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
    sheet.brush.drawImage(image, 0, 0, sheet.canvas.width, sheet.canvas.height);
    return sheet;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The pixels of the same picture with so much blur that nothing but the paper is seen. */
function blurred(picture: HTMLCanvasElement): Uint8ClampedArray {
  const { width, height } = picture;
  const scale = Math.min(1, BLUR_SIDE / Math.max(width, height));
  const small = newSheet(width * scale, height * scale);
  small.brush.drawImage(picture, 0, 0, small.canvas.width, small.canvas.height);
  const large = newSheet(width, height);
  large.brush.drawImage(small.canvas, 0, 0, width, height);
  return large.brush.getImageData(0, 0, width, height).data;
}
