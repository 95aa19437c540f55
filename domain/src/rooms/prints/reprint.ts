import { toLatinDigits } from '../../kernel/digits.ts';
import { readCode } from '../labels/tracking-code.ts';
import { readSymbol } from './label-symbol.ts';

/** Reasons for a reprint. Required, because two stickers with one code lead to lost parcels. */
export const reprintReasons = ['printer', 'damaged', 'lost', 'changed', 'another'] as const;
export type ReprintReason = (typeof reprintReasons)[number];

/** Returns whether any of these was printed before, so that a reason is required. `printed` is the number of prints. */
export function needsReason(labels: readonly { readonly printed: number }[]): boolean {
  return labels.some(({ printed }) => printed > 0);
}

/** Returns whether the print shows its copy number: from the second copy on. */
export function isReprint(copy: number): boolean {
  return copy > 1;
}

/**
 * Parses requested labels: numbers or codes, typed or scanned, separated by lines, commas or spaces; each once, in the given order.
 *
 * @example parseLabelNumbers('12, ex 4731 2482 9 xm\n12') // ['12', 'EX473124829XM']
 */
export function parseLabelNumbers(text: string): string[] {
  const numbers = text.split(/[\r\n,;၊]+/).flatMap((line) => {
    const whole = readCode(scannedCode(line));
    return whole
      ? [whole.code]
      : line
          .trim()
          .split(/\s+/)
          .map((part) => readCode(scannedCode(part))?.code ?? toLatinDigits(part).toUpperCase());
  });
  return [...new Set(numbers.filter((one) => one !== ''))];
}

/** Returns the tracking code of a scanned text; the QR code contains more than that. */
function scannedCode(text: string): string {
  return readSymbol(text)?.tracking_code ?? text;
}

/** Returns whether it is a label's number and not a code. Codes always have letters. */
export function isLabelNumber(numbers: string): boolean {
  return /^[1-9]\d{0,15}$/.test(numbers);
}
