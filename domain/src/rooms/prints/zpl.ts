import { rowBytesOf, type PrinterCode, type PrinterPage } from './printer-page.ts';

/**
 * Returns a page in ZPL II: one picture of the texts, which no printer could shape in Myanmar, and the codes by the printer's own commands.
 *
 * @example zplPage({ width: 8, height: 1, picture: ',', codes: [] }) === '^XA^CI28^PW8^LL1^LH0,0^FO0,0^GFA,1,1,1,,^FS^XZ\n'
 * Source: ZPL II programming guide.
 */
export function zplPage({ width, height, picture, codes }: PrinterPage): string {
  const bytes = rowBytesOf(width) * height;
  return [
    `^XA^CI28^PW${width}^LL${height}^LH0,0`,
    `^FO0,0^GFA,${bytes},${bytes},${rowBytesOf(width)},${picture}^FS`,
    ...codes.map(codeField),
    '^XZ\n',
  ].join('');
}

/** In mode A the printer packs pairs of digits, as we do, so that its bars are as wide as ours. */
function codeField({ kind, x, y, dot, height, text, ecc }: PrinterCode): string {
  const command = kind === 'bars' ? `^BY${dot}^BCN,${height},N,N,N,A^FH_^FD` : `^BQN,2,${dot}^FH_^FD${ecc}A,`;
  return `^FO${x},${y}${command}${inHex(text)}^FS`;
}

/** Names the signs of commands by their numbers. Codes are printable ASCII; what is not becomes a question mark. */
const inHex = (text: string): string =>
  text
    .replace(/[^\x20-\x7e]/gu, '?')
    .replace(/[\^~_\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
