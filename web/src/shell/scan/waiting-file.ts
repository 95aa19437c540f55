import type { KeptScan } from './scan-copies.ts';

/** Columns of the file, with the field names of the API. */
const columns = [
  'tracking_code',
  'status',
  'scanned_at',
  'staff_id',
  'staff_name',
  'user_name',
  'branch_id',
  'scan_id',
] as const satisfies readonly (keyof KeptScan)[];

/**
 * Writes waiting scans as a CSV file, for a device that can no longer send them: the office imports it, or enters it by hand.
 *
 * @example waitingFile([scan]) // '\ufefftracking_code,status,…\r\nEX473124829XM,,…\r\n'
 */
export function waitingFile(scans: readonly KeptScan[]): string {
  const lines = scans.map((scan) =>
    [
      ...columns.map((column) => scan[column] ?? ''),
      extraOf(scan)
        .map(([name, value]) => `${name}=${String(value)}`)
        .join(' '),
    ].map(cell),
  );
  return `\ufeff${[[...columns, 'extra'], ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** Returns the text fields of a scan: who received it and by which document, not the picture. */
function extraOf({ extra }: KeptScan): [string, unknown][] {
  return Object.entries(extra).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).filter(([, part]) => typeof part === 'string')
      : [[name, value]],
  );
}

/** Escapes formulas of spreadsheets, and quotes separators. */
function cell(value: string | number): string {
  const text = String(value);
  const tame = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
