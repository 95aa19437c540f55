import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

/** The font for drawing labels on a server, which may have no Myanmar font installed. */
export const labelFont = 'Noto Sans Myanmar';
const faces = ['myanmar', 'latin'].flatMap((script) =>
  ['400', '700'].map((weight) => `noto-sans-myanmar-${script}-${weight}-normal`),
);

let ready: Promise<void> | undefined;

/** Makes the fonts of labels known to whatever draws, once in the life of a server. */
export function loadLabelFonts(): Promise<void> {
  ready ??= load().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function load(): Promise<void> {
  const { default: sharp } = await import('sharp');
  const own = createRequire(import.meta.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'waybill-fonts-'));
  for (const face of faces) {
    const file = path.join(folder, `${face}.ttf`);
    await writeFile(file, unpackWoff(await readFile(own.resolve(`@fontsource/noto-sans-myanmar/files/${face}.woff`))));
    // A font is known to every drawing after a text was written with its file.
    await sharp({ text: { text: 'x', font: labelFont, fontfile: file } })
      .png()
      .toBuffer();
  }
}

/** A font as a drawing library reads it, from its packed form for the web (WOFF 1.0, W3C 2012): the same tables, unpacked. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => {
    const at = 44 + place * 20;
    const [from, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const raw = woff.subarray(from, from + packed);
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(raw) : raw,
    };
  });
  const head = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  tables.forEach(({ tag, checksum, data }, place) => {
    const row = 12 + 16 * place;
    head.write(tag, row, 'latin1');
    head.writeUInt32BE(checksum, row + 4);
    head.writeUInt32BE(at, row + 8);
    head.writeUInt32BE(data.length, row + 12);
    const rest = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(rest));
    at += data.length + rest;
  });
  return Buffer.concat(parts);
}
