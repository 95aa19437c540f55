import type { LabelType } from '../labels/label-kinds.ts';
import type { OpenItem, ItemRole } from '../ledger/open-items.ts';
import { rowOfKind, usualKind, type ClearanceKind } from './clearance-kinds.ts';

interface OpenItemLine {
  readonly role: ItemRole;
  readonly label_id: number | null;
}

/** Returns whether a person can choose this line: lines of the kind's own roles; netted lines come along automatically. */
export function isChoosable({ role, label_id }: OpenItemLine, kind: ClearanceKind = usualKind): boolean {
  return label_id !== null && rowOfKind(kind).chosen.includes(role);
}

/**
 * Returns the open lines of a merchant for a document: the chosen ones, credit together with the COD of its label, and all other open lines. The browser
 * uses it to preview the server's document.
 *
 * @example chosenLines(open, new Set([7])) // the COD of label 7, its credit, returns, what was carried
 */
export function chosenLines<Line extends OpenItemLine>(
  open: readonly Line[],
  wanted: ReadonlySet<number>,
  kind: ClearanceKind = usualKind,
): Line[] {
  const withChosen = new Set(open.filter((line) => isChoosable(line, kind)).map(({ label_id }) => label_id));
  return open.filter((line) => {
    const { role, label_id } = line;
    if (label_id === null) return true;
    if (isChoosable(line, kind)) return wanted.has(label_id);
    return role !== 'credit' || wanted.has(label_id) || !withChosen.has(label_id);
  });
}

/**
 * An open item on a document. `carrier` says whose fleet carried the parcel; it and `label_id` are null for an amount carried over from an earlier
 * document.
 */
export interface ClearanceLine extends OpenItem {
  readonly label_id: number | null;
  readonly carrier: LabelType | null;
}

/** Sums of a document under the source's names (decisions 4.2), in whole kyat. */
export interface ClearanceFigures {
  /** Number of different labels. */
  readonly count: number;
  readonly success_count: number;
  readonly return_count: number;
  readonly own_fleet_count: number;
  readonly mmpost_count: number;
  readonly credit_count: number;
  readonly gate_submit_count: number;
  readonly actual_cod_amount: number;
  readonly actual_percent_amount: number;
  readonly from_cod_shipping: number;
  readonly return_amount: number;
  readonly credit_amount: number;
  readonly gate_submit_amount: number;
  /** Compensation for lost parcels. */
  readonly compensation_amount: number;
  /** Balance carried over from earlier documents; negative when they paid too much. */
  readonly carried_amount: number;
  readonly actual_clearance_cod: number;
}

/**
 * Returns the sums of a COD clearance.
 *
 * @example figuresOf(lines).actual_clearance_cod === 583_000 // the worked example
 * Source: decisions 4.2.
 */
export function figuresOf(lines: readonly ClearanceLine[]): ClearanceFigures {
  const cod = lines.filter(({ role }) => role === 'cod');
  const of = (role: OpenItem['role']) => lines.filter((line) => line.role === role);
  const figures = {
    count: new Set(lines.map(({ label_id }) => label_id).filter((id) => id !== null)).size,
    success_count: cod.length,
    return_count: of('return').length,
    own_fleet_count: cod.filter(({ carrier }) => carrier === 'fcs_express').length,
    mmpost_count: cod.filter(({ carrier }) => carrier === 'mm_post').length,
    credit_count: of('credit').length,
    gate_submit_count: of('gate_submit').length,
    actual_cod_amount: sum(cod, ({ cod_amount }) => cod_amount),
    actual_percent_amount: sum(cod, ({ cod_fee }) => cod_fee),
    from_cod_shipping: sum(cod, ({ shipping }) => shipping),
    return_amount: owed(of('return')),
    credit_amount: owed(of('credit')),
    gate_submit_amount: owed(of('gate_submit')),
    compensation_amount: sum(of('compensation'), ({ net }) => net),
    carried_amount: sum(of('carried'), ({ net }) => net),
  };
  return { ...figures, actual_clearance_cod: sum(lines, ({ net }) => net) };
}

/** Applies the formula of decisions 4.2 to the sums; the result must equal the sum of the lines. */
export function clearanceOf(f: Omit<ClearanceFigures, 'actual_clearance_cod'>): number {
  return (
    f.actual_cod_amount -
    f.actual_percent_amount -
    f.from_cod_shipping -
    f.return_amount -
    f.credit_amount -
    f.gate_submit_amount +
    f.compensation_amount +
    f.carried_amount
  );
}

function sum<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

function owed(lines: readonly ClearanceLine[]): number {
  return 0 - sum(lines, ({ net }) => net) + 0;
}

/**
 * Returns the balance that a payment carries over to the next document: positive when the merchant got too little, negative when too much. A transfer
 * fee paid by the merchant counts as paid.
 *
 * @example carriedOn({ due: 583_000, received: 580_000, fee: 1_000, bearer: 'merchant' }) === 2_000
 */
export function carriedOn({
  due,
  received,
  fee,
  bearer,
}: {
  due: number;
  received: number;
  fee: number;
  bearer: 'operator' | 'merchant';
}): number {
  return due - received - (bearer === 'merchant' ? fee : 0);
}
