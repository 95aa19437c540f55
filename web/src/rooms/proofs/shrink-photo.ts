import { photoBytes } from '@waybill/domain/rooms/proofs/proof-form.ts';

/** The longer side in pixels and the quality, from the best to what always fits. */
const sizes = [
  [1280, 0.8],
  [1280, 0.6],
  [1024, 0.6],
  [800, 0.6],
  [640, 0.5],
  [480, 0.4],
] as const;

/**
 * A photo as a phone takes it, made small before it is stored: upright, as JPEG, of at most `photoBytes`. `null` when the browser cannot read it.
 *
 * @example const file = await shrinkPhoto(taken, 'photo.jpg');
 */
export async function shrinkPhoto(taken: Blob, name: string): Promise<File | null> {
  const picture = await createImageBitmap(taken, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  try {
    for (const [side, quality] of sizes) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (blob && blob.size <= photoBytes) return new File([blob], name, { type: blob.type });
    }
    return null;
  } finally {
    picture.close();
  }
}
