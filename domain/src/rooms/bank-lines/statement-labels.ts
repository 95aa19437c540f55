/** Kinds of rows that are no lines of the account, by their words. */
export type RowLabel = 'opening' | 'closing' | 'total' | 'page';

/** Words with which such a row begins, in the three languages. */
const labels: readonly (readonly [RowLabel, RegExp])[] = [
  ['page', /^(?:page|pg|စာမျက်နှာ)\s*(?:no\.?\s*)?[:\-.]?\s*\p{N}+|^第\s*\p{N}+\s*页/iu],
  [
    'opening',
    /^(?:balance\s+)?(?:brought\s+forward|b\/?f(?:wd)?\b)|^(?:opening|previous|starting|beginning|initial|open)(?:\s+(?:ledger|available|book))?(?:\s+bal(?:ance)?\b|\s*$|\s*[:：])|^အဖွင့်(?:လက်ကျန်|စာရင်း)|^(?:ယခင်|အစ)လက်ကျန်|^(?:期初|上期|上页|承前|承上)/i,
  ],
  [
    'closing',
    /^(?:balance\s+)?(?:carried\s+forward|c\/?f(?:wd)?\b)|^(?:closing|ending|final|current|available)(?:\s+(?:ledger|available|book))?(?:\s+bal(?:ance)?\b|\s*$|\s*[:：])|^(?:အပိတ်|နောက်ဆုံး)လက်ကျန်|^(?:期末|本期余额|过次页|转下页)/i,
  ],
  ['total', /^(?:\p{L}+\s+)?(?:sub[- ]?|grand )?totals?\b|^sum\b|^စုစုပေါင်း|^ပေါင်း|^(?:合计|总计|小计|本页|累计)/iu],
];

/**
 * Returns what a row names that is no line; null for other words.
 *
 * @example labelOf('OPENING BALANCE') === 'opening'
 * @example labelOf('Opening of an account') === null
 */
export function labelOf(words: string): RowLabel | null {
  const text = words.replace(/^[\s*=+\-–—.#]+/, '');
  return labels.find(([, shape]) => shape.test(text))?.[0] ?? null;
}
