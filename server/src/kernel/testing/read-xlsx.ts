import { inflateRawSync } from 'node:zlib';

/** Reads the entries of a zip file from its central directory, as a spreadsheet program does. */
export function readZip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const entries = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let n = file.readUInt16LE(end + 10); n > 0; n--) {
    const [compressed, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const data = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    entries.set(name, inflateRawSync(file.subarray(data, data + compressed)).toString('utf8'));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

export type ReadCell = { readonly text: string } | { readonly number: number };

/** Returns the cells of a worksheet by address, such as B7. Throws when a cell is a formula or of a kind that we do not write. */
export function readSheet(xml: string): Map<string, ReadCell> {
  const cells = new Map<string, ReadCell>();
  for (const [, at = '', kind, inside = ''] of xml.matchAll(
    /<c r="([A-Z]+\d+)"(?: s="\d")?(?: t="(\w+)")?>(.*?)<\/c>/gs,
  )) {
    const text = /^<is><t xml:space="preserve">(.*)<\/t><\/is>$/s.exec(inside)?.[1];
    const number = /^<v>(-?[\d.]+)<\/v>$/.exec(inside)?.[1];
    if (kind === 'inlineStr' && text !== undefined) cells.set(at, { text: unescape(text) });
    else if (kind === undefined && number !== undefined) cells.set(at, { number: Number(number) });
    else throw new Error(`cell ${at} is neither text nor number: ${inside}`);
  }
  return cells;
}

function unescape(text: string): string {
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#13;': '\r', '&amp;': '&' };
  return text.replace(/&(?:lt|gt|quot|amp|#13);/g, (sign) => signs[sign] ?? sign).replace(/_x005F_/g, '_');
}
