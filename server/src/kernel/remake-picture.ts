import type { Sharp } from 'sharp';
import { fileSizeMax, type imageTypes } from '@waybill/domain/rooms/files/file-kinds.ts';
import { takingTurns } from './in-turn.ts';

type PictureType = (typeof imageTypes)[number];

/** The sharpest phones make this many pixels; a picture that unpacks to more is made to fill memory. */
const pixelsMax = 64_000_000;
/** The longer side of what is kept: an identity card or a bank slip is read from it to the last digit. */
const sides = [2560, 1600, 1000];
const seconds = 10;

/** Two at once leave threads for passwords and files; a request that waits keeps its connection. */
const inTurn = takingTurns({ atOnce: 2, waitingMax: 16 });

const encode: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
};

/**
 * A picture painted anew from its pixels, upright and of a size to be kept. Nothing else that came with it is left: where and with what it was taken, the
 * small preview inside, what somebody hung on behind it. `null` when it is no picture that can be read to its end, is too large or takes too long. The work is
 * done beside the thread that answers.
 *
 * @example const kept = await remakePicture(content, 'image/jpeg');
 */
export async function remakePicture(content: Buffer, type: PictureType): Promise<Buffer | null> {
  return inTurn(async () => {
    // Loaded by the first picture, because most requests have none.
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

/** How much the brightness of a picture must differ within it, of 255, so that something is on it: a drawn line does, an empty sheet or a covered lens does not. */
const leastContrast = 24;

/** Is nothing to be seen on a picture that was made anew before? */
export async function isBlankPicture(content: Buffer): Promise<boolean> {
  return inTurn(async () => {
    const { default: sharp } = await import('sharp');
    const { channels } = await sharp(content).flatten({ background: 'white' }).greyscale().stats();
    const [grey] = channels;
    return grey === undefined || grey.max - grey.min < leastContrast;
  });
}
