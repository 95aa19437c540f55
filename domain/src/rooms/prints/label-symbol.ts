/** The content of the square code on a label: enough to sort the parcel and to collect for it without a network. */
export interface LabelSymbol {
  readonly tracking_code: string;
  /** The code of the branch that delivers. */
  readonly branch: string;
  /** Whole kyat. */
  readonly cod_amount: number;
}

/**
 * The text of the QR. Capital letters, digits and colons only, which the QR packs tightest.
 *
 * @example symbolText({ tracking_code: 'EX473124829XM', branch: 'MDY', cod_amount: 45_000 }) === 'EX473124829XM:MDY:45000'
 * Source: decisions 6.
 */
export function symbolText({ tracking_code, branch, cod_amount }: LabelSymbol): string {
  return `${tracking_code}:${branch}:${cod_amount}`;
}

/**
 * The content of a scanned text, the square code or the bar code alone; `null` when it is neither.
 *
 * @example readSymbol('EX473124829XM:MDY:45000')?.cod_amount === 45_000
 */
export function readSymbol(text: string): LabelSymbol | { readonly tracking_code: string } | null {
  const [, tracking_code = '', branch, amount] =
    /^\s*([A-Z0-9]{1,40})(?::([A-Z0-9]{1,10}):(\d{1,12}))?\s*$/i.exec(text) ?? [];
  if (tracking_code === '') return null;
  const code = tracking_code.toUpperCase();
  return branch === undefined
    ? { tracking_code: code }
    : { tracking_code: code, branch: branch.toUpperCase(), cod_amount: Number(amount) };
}

/**
 * A tracking code as people read it out: product, four digits, four digits, check digit, suffix; any other code in fours.
 *
 * @example codeGroups('EX473124829XM') // ['EX', '4731', '2482', '9', 'XM']
 */
export function codeGroups(code: string): string[] {
  return /^([A-Z]{2})(\d{4})(\d{4})(\d)([A-Z]{2})$/.exec(code)?.slice(1) ?? code.match(/.{1,4}/gs) ?? [];
}
