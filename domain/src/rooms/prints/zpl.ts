import { code128Symbols } from './code128.ts';
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

function codeField({ kind, x, y, dot, height, text, ecc }: PrinterCode): string {
  return kind === 'bars'
    ? `^FO${x},${y}^BY${dot}^BCN,${height},N,N,N^FD${zplSymbols(text)}^FS`
    : `^FO${x},${y}^BQN,2,${dot}^FH_^FD${ecc}A,${inHex(text)}^FS`;
}

/** Names the signs of commands, and those beyond ASCII, by their bytes. */
const inHex = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) =>
      byte < 0x20 || byte > 0x7e || '^~_\\'.includes(String.fromCharCode(byte))
        ? `_${byte.toString(16).toUpperCase().padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('');

const [codeC, codeB, startB] = [99, 100, 104];
const greater = 62;

/**
 * Returns the text of a bar code with the printer's names of start and changes of set, so that it has exactly the symbols, and the width, that we compute.
 *
 * @example zplSymbols('EX473124829XM') === '>:EX4>573124829>6XM'
 */
export function zplSymbols(text: string): string {
  const [start, ...symbols] = code128Symbols(text).slice(0, -2);
  let isB = start === startB;
  const written = symbols.map((symbol) => {
    if (isB && symbol === codeC) return ((isB = false), '>5');
    if (!isB && symbol === codeB) return ((isB = true), '>6');
    if (!isB) return String(symbol).padStart(2, '0');
    const code = symbol + 32;
    return code === greater ? '>0' : String.fromCharCode(code);
  });
  return `${isStartB(start) ? '>:' : '>;'}${written.join('')}`;
}
const isStartB = (symbol: number | undefined) => symbol === startB;
