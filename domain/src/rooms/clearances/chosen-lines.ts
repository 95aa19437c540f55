import type { ItemRole } from '../ledger/open-items.ts';

interface OpenLine {
  readonly role: ItemRole;
  readonly label_id: number | null;
}

/** Is it chosen by hand? Only COD is; what is netted comes by itself. */
export function isChosen({ role, label_id }: OpenLine): boolean {
  return role === 'cod' && label_id !== null;
}

/**
 * Which of a merchant's open lines a document takes: COD as it was chosen, credit with the COD of its label, and whatever else is open. The browser
 * shows with it what the server will make.
 *
 * @example chosenLines(open, new Set([7])) // the COD of label 7, its credit, returns, what was carried
 */
export function chosenLines<Line extends OpenLine>(open: readonly Line[], wanted: ReadonlySet<number>): Line[] {
  const withCod = new Set(open.filter(isChosen).map(({ label_id }) => label_id));
  return open.filter(({ role, label_id }) => {
    if (label_id === null) return true;
    if (role === 'cod') return wanted.has(label_id);
    return role !== 'credit' || wanted.has(label_id) || !withCod.has(label_id);
  });
}
