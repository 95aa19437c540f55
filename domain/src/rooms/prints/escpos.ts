import { unpackPicture } from './packed-picture.ts';
import { rowBytesOf, type PrinterPage } from './printer-page.ts';

/** Rows sent at once: what the memory of small printers holds. */
const strip = 128;

/**
 * Returns a page in the language of receipt printers: reset, the picture in strips, feed and cut. Null for a picture that does not have this size. Codes are a part
 * of the picture, because these printers place what follows below it.
 *
 * Source: ESC/POS command reference, ESC @, GS v 0 and GS V.
 */
export function escposPage({ width, height, picture }: PrinterPage): Uint8Array | null {
  const rowBytes = rowBytesOf(width);
  const dots = unpackPicture(picture, { rowBytes, rows: height });
  if (dots === null) return null;
  const parts: number[] = [0x1b, 0x40];
  for (let row = 0; row < height; row += strip) {
    const rows = Math.min(strip, height - row);
    parts.push(0x1d, 0x76, 0x30, 0, rowBytes & 255, rowBytes >> 8, rows & 255, rows >> 8);
    for (const byte of dots.bits.subarray(row * rowBytes, (row + rows) * rowBytes)) parts.push(byte);
  }
  parts.push(0x1d, 0x56, 66, 3);
  return Uint8Array.from(parts);
}
