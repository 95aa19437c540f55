/** Content of a label's QR code: enough to sort the parcel and collect its money offline. */
export interface LabelSymbol {
  readonly tracking_code: string;
  /** Code of the delivering branch. */
  readonly branch: string;
  /** Whole kyat. */
  readonly cod_amount: number;
}

/**
 * Returns the text of the QR code: only capital letters, digits and colons, which QR encodes most compactly.
 *
 * @example symbolText({ tracking_code: 'EX473124829XM', branch: 'MDY', cod_amount: 45_000 }) === 'EX473124829XM:MDY:45000'
 * Source: decisions 6.
 */
export function symbolText({ tracking_code, branch, cod_amount }: LabelSymbol): string {
  return `${tracking_code}:${branch}:${cod_amount}`;
}

/**
 * Parses a scanned text, the QR code or the bar code; `null` when it is neither.
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
 * Splits a tracking code for reading aloud: product, four digits, four digits, check digit, suffix; other codes in groups of four.
 *
 * @example codeGroups('EX473124829XM') // ['EX', '4731', '2482', '9', 'XM']
 */
export function codeGroups(code: string): string[] {
  return /^([A-Z]{2})(\d{4})(\d{4})(\d)([A-Z]{2})$/.exec(code)?.slice(1) ?? code.match(/.{1,4}/gs) ?? [];
}
