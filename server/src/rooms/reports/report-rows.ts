import { sql, type RawBuilder } from 'kysely';
import { moneyAges, type MoneyAge } from '@waybill/contract/rooms/reports/reports.words.ts';
import { covered } from '../../kernel/scope.ts';
import { customerName, namedJson } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

type Condition = RawBuilder<boolean>;

/** How a kind of rows is read. Everything a report shows, counts, adds up and groups by comes from here. */
export interface RowsSql<Column extends string = string> {
  /** Tables by which rows are selected, ordered and counted. */
  readonly from: RawBuilder<unknown>;
  /** Tables joined only for the values of rows, so that a page reads them only for its own rows. */
  readonly more?: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** The moment or the date that counts, for the order of the rows. */
  readonly at: RawBuilder<unknown>;
  /** The same as a date of Yangon. */
  readonly date: RawBuilder<unknown>;
  readonly days: Readonly<Record<'from' | 'to', (day: string) => Condition>>;
  /** The column of the branch that a row counts for. */
  readonly branch: string;
  /** The column of the customer whose row it is, and their name; null for rows that are nobody's. */
  readonly customer: { readonly id: string; readonly name: RawBuilder<unknown> } | null;
  /** Which of these rows the report has. */
  readonly where: Condition;
  /** Beside the branch: what of these rows this viewer may see. */
  readonly scope: (viewer: SessionViewer) => Condition;
  /** Every column as this viewer may read it. */
  readonly values: (viewer: SessionViewer, now: RawBuilder<Date>) => Readonly<Record<Column, RawBuilder<unknown>>>;
  /** Keys by which rows of a column are grouped, where that is not its value, with the display of each key. */
  readonly keys: Readonly<Partial<Record<string, GroupKey>>>;
  /**
   * Rows of which some columns change while nothing is done to the row, such as its age: in sums by these they are read as they are now. Chosen by something
   * that is short however long history is.
   */
  readonly moving?: {
    readonly rows: Condition;
    readonly columns: readonly Column[] | 'all';
    /** Where the sums of such a row stay while it moves: they are kept of each of them, and what moves is read beside. */
    readonly kept?: KeptMoving<Column>;
  };
  /** Rows that not everybody who covers their branch may see. */
  readonly loose?: Condition;
  /** Loose rows are kept one by one, and those that a viewer may not see are taken off the sums. */
  readonly looseById?: true;
  /**
   * Sums are kept of slices of the open day too. Then `at` is a moment, and every change of a row marks it. The ids of the rows `i` with a condition on `i.at` are
   * looked up first: the planner knows nothing of the last minutes, and would read whole tables for the few rows in them.
   */
  readonly sliced?: { readonly ids: (within: Condition) => RawBuilder<unknown> };
  /** The days of which this viewer may see another part of the rows than everybody else, as a query; null for none. `report`: whose kept days they are. */
  readonly separateDays?: (viewer: SessionViewer, report: string) => RawBuilder<unknown> | 'every day' | null;
  /** Where a row and its money lead: `label_id`, `journal_id`, `code`. */
  readonly links: RawBuilder<unknown>;
}

/** Reads changing values of a row whose sums are stored as `k` (its day is `k.day`). */
export interface KeptMoving<Column extends string> {
  /** Key by which it is found. */
  readonly id: RawBuilder<unknown>;
  /** Tables joined to `k`, by its `key`. */
  readonly from: RawBuilder<unknown>;
  readonly values: (
    viewer: SessionViewer,
    now: RawBuilder<Date>,
  ) => Readonly<Partial<Record<Column, RawBuilder<unknown>>>>;
}

/** The id by which something with a name is told apart, and its name by the id alone. */
export interface GroupKey {
  readonly id: RawBuilder<unknown>;
  readonly label: (id: RawBuilder<unknown>) => RawBuilder<unknown>;
}
export const branchKey = (id: RawBuilder<unknown>): GroupKey => ({
  id,
  label: (key) => sql`(select ${namedJson('kb')}::text from branch kb where kb.id = ${key}::bigint)`,
});
export const customerKey = (id: RawBuilder<unknown>): GroupKey => ({
  id,
  label: (key) => sql`(select ${customerName('kc')} from customer kc where kc.id = ${key}::bigint)`,
});

/** The kept days with loose rows at a branch that the viewer covers and that `of` is true of. */
export function daysWithLooseRows(
  viewer: SessionViewer,
  report: string,
  of: (branchId: RawBuilder<unknown>) => Condition = () => sql<boolean>`true`,
): RawBuilder<unknown> {
  return sql`select ld.day
    from branch lb
    join report_day ld on ld.report = ${report} and lb.id = any(ld.loose)
    where ${covered(viewer, 'lb.id')} and ${of(sql`lb.id`)}`;
}

/** The date in Yangon of a moment. */
export const dateOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`((${moment}) at time zone 'Asia/Yangon')::date`;

/** Selects the amounts of each journal of an entry: fees, cash and debts as sums of its postings. The alias is `m`, that of the entry `e`. */
export const moneyOfEntry = sql`
  left join lateral (
    select
      coalesce(-sum(p.amount) filter (where a.kind in ('income', 'tax')), 0)::bigint as fees,
      coalesce(sum(p.amount) filter (where a.kind in ('cash:courier', 'cash:branch', 'receivable:gate', 'receivable:mmpost')), 0)::bigint as cash,
      coalesce(sum(p.amount) filter (where a.kind = 'receivable:merchant'), 0)::bigint as on_credit,
      coalesce(-sum(p.amount) filter (where a.kind = 'payable:merchant' and p.amount < 0), 0)::bigint as cod_amount,
      coalesce(-sum(p.amount) filter (where a.kind = 'payable:merchant'), 0)::bigint as net,
      coalesce(-sum(p.amount) filter (where a.name = 'cod_fee'), 0)::bigint as cod_fee,
      coalesce(-sum(p.amount) filter (where a.name in ('return_fee', 'cancellation')), 0)::bigint as return_fee
    from journal j
    join posting p on p.journal_id = j.id
    join account a on a.id = p.account_id
    where j.entry_id = e.id
  ) m on true`;

const steps: readonly { readonly up: number; readonly age: MoneyAge }[] = [
  { up: 0, age: '0' },
  { up: 3, age: '1-3' },
  { up: 7, age: '4-7' },
  { up: 30, age: '8-30' },
  { up: 60, age: '31-60' },
];

/** Selects the age group of a number of days. */
export function ageOf(days: RawBuilder<unknown>): RawBuilder<string> {
  const cases = steps.map(({ up, age }) => sql`when ${days} <= ${sql.lit(up)} then ${sql.lit(age)}`);
  return sql<string>`case ${sql.join(cases, sql` `)} else ${sql.lit(moneyAges.at(-1))} end`;
}
