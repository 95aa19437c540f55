import type { Sharp } from 'sharp';
import { fileSizeMax, type imageTypes } from '@waybill/domain/kernel/file-types.ts';
import { limitConcurrency } from './limit-concurrency.ts';

type PictureType = (typeof imageTypes)[number];

/** Maximum pixels, as many as the best phones make; a picture that unpacks to more is made to exhaust memory. */
const pixelsMax = 64_000_000;
/** Longer side of a stored picture, in pixels: enough to read every digit of an identity card or a bank slip. */
const sides = [2560, 1600, 1000];
const seconds = 10;

/** Two at once leave threads for passwords and files; a waiting request keeps its connection. */
const inTurn = limitConcurrency({ atOnce: 2, waitingMax: 16 });

const encode: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
};

/**
 * Re-encodes a picture from its pixels, upright and in a limited size. Metadata (place, camera), embedded previews and appended data are removed.
 * `null` when the picture cannot be decoded completely, is too large or takes too long. Runs outside the thread that answers requests.
 *
 * @example const kept = await remakePicture(content, 'image/jpeg');
 */
export async function remakePicture(content: Buffer, type: PictureType): Promise<Buffer | null> {
  return inTurn(async () => {
    // Loaded with the first picture, because most requests have none.
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    sharp.cache(false);
    try {
      for (const side of sides) {
        const picture = sharp(content, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
          .timeout({ seconds })
          .autoOrient()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
        const made = await encode[type](picture).toBuffer();
        if (made.length <= fileSizeMax) return made;
      }
      return null;
    } catch {
      return null;
    }
  });
}

/** Minimum contrast of a picture with content, of 255: a drawn line reaches it, an empty sheet or a covered lens does not. */
const leastContrast = 24;

/** Is this re-encoded picture blank? */
export async function isBlankPicture(content: Buffer): Promise<boolean> {
  return inTurn(async () => {
    const { default: sharp } = await import('sharp');
    const { channels } = await sharp(content).flatten({ background: 'white' }).greyscale().stats();
    const [grey] = channels;
    return grey === undefined || grey.max - grey.min < leastContrast;
  });
}
