import { toLatinDigits } from '../../kernel/digits.ts';
import { readCode } from '../labels/tracking-code.ts';
import { readSymbol } from './label-symbol.ts';

/** Why a label is printed again. A reason is required, because parcels get lost by two stickers with one code. */
export const reprintReasons = ['printer', 'damaged', 'lost', 'changed', 'another'] as const;
export type ReprintReason = (typeof reprintReasons)[number];

/** Was any of these printed before, so that a reason is required? `printed` is how often. */
export function needsReason(labels: readonly { readonly printed: number }[]): boolean {
  return labels.some(({ printed }) => printed > 0);
}

/** From the second copy on, the print says which copy it is. */
export function isReprint(copy: number): boolean {
  return copy > 1;
}

/**
 * What was asked to be printed: numbers of labels or their codes, typed or scanned, one a line or joined by commas or spaces; each once, in the order given.
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

/** The tracking code in a scanned text; the square code contains more than that. */
function scannedCode(text: string): string {
  return readSymbol(text)?.tracking_code ?? text;
}

/** Is it a label's number, and not a code? Codes always have letters. */
export function isLabelNumber(numbers: string): boolean {
  return /^[1-9]\d{0,15}$/.test(numbers);
}
