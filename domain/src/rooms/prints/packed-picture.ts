/** A picture of dots: eight to a byte, the first in its highest bit, black is 1; each row begins with a new byte. */
export interface DotPicture {
  readonly bits: Uint8Array;
  /** Bytes of a row. */
  readonly rowBytes: number;
}

const longestRun = 419;
const [ones, twenties] = ['GHIJKLMNOPQRSTUVWXY', 'ghijklmnopqrstuvwxyz'];

/**
 * Returns a picture as text in the hexadecimal form that label printers unpack themselves: a letter before a digit says how often it is repeated, `,` fills the
 * row with white, `!` with black, and `:` repeats the row above. A label is a tenth of its bytes.
 *
 * @example packPicture({ bits: new Uint8Array([0xff, 0x00]), rowBytes: 1 }) === '!,'
 * Source: ZPL II programming guide, alternative data compression of ^GF.
 */
export function packPicture({ bits, rowBytes }: DotPicture): string {
  let packed = '';
  let above = '';
  for (let at = 0; at < bits.length; at += rowBytes) {
    const row = hexOf(bits.subarray(at, at + rowBytes));
    packed += row === above ? ':' : packRow(row);
    above = row;
  }
  return packed;
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');

function packRow(row: string): string {
  const rest = /0*$/.exec(row)?.[0].length || /F*$/.exec(row)?.[0].length || 0;
  const end = rest === 0 ? '' : row.endsWith('0') ? ',' : '!';
  return row.slice(0, row.length - rest).replace(/(.)\1*/g, (run, digit: string) => countOf(run.length) + digit) + end;
}

/** The letters that say a number: the highest of twenties, then of ones; none for once. */
function countOf(times: number): string {
  if (times === 1) return '';
  if (times > longestRun) throw new RangeError(`a row of more than ${longestRun} equal digits: ${times}`);
  return `${twenties[Math.floor(times / 20) - 1] ?? ''}${ones[(times % 20) - 1] ?? ''}`;
}

/** Returns the dots of a packed picture of this size, or null where the text is no picture. */
export function unpackPicture(text: string, { rowBytes, rows }: { rowBytes: number; rows: number }): DotPicture | null {
  const digits = rowBytes * 2;
  const lines: string[] = [];
  let row = '';
  let times = 0;
  for (const sign of text) {
    if (lines.length >= rows) return null;
    if (ones.includes(sign)) times += ones.indexOf(sign) + 1;
    else if (twenties.includes(sign)) times += (twenties.indexOf(sign) + 1) * 20;
    else {
      if (sign === ':' && row === '') row = lines.at(-1) ?? '0'.repeat(digits);
      else if (sign === ',') row = row.padEnd(digits, '0');
      else if (sign === '!') row = row.padEnd(digits, 'F');
      else if (/[0-9A-F]/.test(sign)) row += sign.repeat(Math.max(1, times));
      else return null;
      times = 0;
    }
    if (row.length > digits) return null;
    if (row.length === digits) {
      lines.push(row);
      row = '';
    }
  }
  if (lines.length !== rows || row !== '' || times > 0) return null;
  const hex = lines.join('');
  return {
    bits: Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)),
    rowBytes,
  };
}
