/** Why a label that was printed before is printed again. A second sticker of one code is how parcels get lost, so somebody says why. */
export const reprintReasons = ['printer', 'damaged', 'lost', 'changed', 'another'] as const;
export type ReprintReason = (typeof reprintReasons)[number];

/** Was any of these printed before, so that a reason is asked for? `printed` is how often. */
export function needsReason(labels: readonly { readonly printed: number }[]): boolean {
  return labels.some(({ printed }) => printed > 0);
}

/** From the second copy on the paper says which it is. */
export function isReprint(copy: number): boolean {
  return copy > 1;
}

/**
 * What was asked to be printed: numbers of labels or their codes, joined by commas, spaces or lines; each once, in the order given.
 *
 * @example askedLabels('12, ex473124829xm\n12') // ['12', 'EX473124829XM']
 */
export function askedLabels(text: string): string[] {
  return [...new Set(text.split(/[\s,;၊]+/).map((part) => part.trim().toUpperCase().replace(/^([A-Z0-9]+):[A-Z0-9]+:\d+$/, '$1')).filter((part) => part !== ''))];
}

/** Is it a label's number, and not a code? Codes always have letters. */
export function isLabelNumber(asked: string): boolean {
  return /^[1-9]\d{0,15}$/.test(asked);
}
