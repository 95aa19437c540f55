import type { KeptScan } from './scan-shelf.ts';

/** The columns of the file, under the names that the server takes a scan with. */
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
 * Scans that wait as a CSV file, for a device that cannot send them any more: the office reads it, or enters it by hand.
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

/** What goes with a scan, as far as it is text: who received it and by which paper, not the picture. */
function extraOf({ extra }: KeptScan): [string, unknown][] {
  return Object.entries(extra).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).filter(([, part]) => typeof part === 'string')
      : [[name, value]],
  );
}

/** A cell that a spreadsheet would run as a formula is made text; what would part cells is quoted. */
function cell(value: string | number): string {
  const text = String(value);
  const tame = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
