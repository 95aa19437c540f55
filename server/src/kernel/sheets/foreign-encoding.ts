import type { FileEncoding } from '@waybill/domain/kernel/file-types.ts';

/** How a file reads in an encoding: some of its lines with letters that differ. */
export interface EncodingReading {
  readonly encoding: FileEncoding;
  readonly lines: readonly string[];
}

const linesShown = 4;
const lineMax = 120;
/** Above this share of unreadable characters a file is not UTF-8 with a few damaged places. */
const damagedMax = 0.1;

/**
 * Returns the file as UTF-8 when its encoding is certain: valid UTF-8, or UTF-16 by its mark or its zero bytes. Else the readings that are possible, the
 * likeliest first; none when it is no text.
 */
export function inUtf8(
  file: Uint8Array,
  answer?: FileEncoding,
): { readonly bytes: Uint8Array } | { readonly readings: readonly EncodingReading[] } {
  const wide = utf16Of(file);
  if (wide !== null) return wide.text === null ? { readings: [] } : { bytes: new TextEncoder().encode(wide.text) };
  if (decode(file, 'utf-8') !== null) return { bytes: file };
  if (answer === undefined) return { readings: readingsOf(file) };
  const text = answer === 'utf-8' ? new TextDecoder('utf-8').decode(file) : decode(file, answer);
  return text === null ? { readings: readingsOf(file) } : { bytes: new TextEncoder().encode(text) };
}

/** Letters of Windows-1252 from 0x80 to 0x9F; spaces where it has none. Some versions of Node decode these bytes as Latin-1. */
const western = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Returns the text, or null when the file has bytes that the encoding has not. */
function decode(file: Uint8Array, encoding: string): string | null {
  if (encoding === 'windows-1252') {
    let isUnknown = false;
    const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
      .toString('latin1')
      .replace(/[\x80-\x9F]/g, (sign) => {
        const letter = western[sign.charCodeAt(0) - 0x80] ?? ' ';
        if (letter === ' ') isUnknown = true;
        return letter;
      });
    return isUnknown ? null : text;
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return null;
  }
}

/** Excel saves "Unicode text" as UTF-16 with a mark; other programs leave the mark out, but Latin letters have a zero byte each. */
function utf16Of(file: Uint8Array): { readonly text: string | null } | null {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return { text: decode(file, 'utf-16le') };
  if (first === 0xfe && second === 0xff) return { text: decode(file, 'utf-16be') };
  const begin = file.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [at, byte] of begin.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < begin.length / 10) return null;
  return { text: decode(file, odd > even ? 'utf-16le' : 'utf-16be') };
}

const unreadable = /\uFFFD/g;
const chinese = /[\u4E00-\u9FFF\u3000-\u303F\uFF00-\uFFEF]/;

function readingsOf(file: Uint8Array): EncodingReading[] {
  const damaged = new TextDecoder('utf-8').decode(file);
  const foreign = damaged.replace(/\p{ASCII}/gu, '').length;
  const lost = damaged.match(unreadable)?.length ?? 0;
  const gbk = decode(file, 'gb18030');
  const letters = (gbk ?? '').replace(/\p{ASCII}/gu, '');
  const isChinese =
    letters !== '' && [...letters].filter((letter) => chinese.test(letter)).length * 5 >= letters.length * 4;
  const latin = decode(file, 'windows-1252');
  const readings: (EncodingReading & { likely: number })[] = [];
  const add = (encoding: FileEncoding, text: string, likely: number) => {
    // A file with control characters is no text.
    if (!/(?![\t\r\n\f])\p{Cc}/u.test(text)) readings.push({ encoding, lines: differingLines(text), likely });
  };
  if (lost <= foreign * damagedMax) add('utf-8', damaged, 3);
  if (gbk !== null) add('gb18030', gbk, isChinese ? 2 : 0);
  if (latin !== null) add('windows-1252', latin, 1);
  return readings.sort((one, other) => other.likely - one.likely).map(({ encoding, lines }) => ({ encoding, lines }));
}

/** Returns lines with letters that another encoding reads differently; damaged ones first. */
function differingLines(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /\P{ASCII}/u.test(line));
  const damaged = lines.filter((line) => line.includes('\uFFFD'));
  return [...damaged, ...lines.filter((line) => !line.includes('\uFFFD'))]
    .slice(0, linesShown)
    .map((line) => (line.length > lineMax ? `${line.slice(0, lineMax)}…` : line));
}
