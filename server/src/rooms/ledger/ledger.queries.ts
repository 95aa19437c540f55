import { sql, type RawBuilder } from 'kysely';
import { namedJsonOrNull } from '../../kernel/sql/names.ts';
import type { Named } from '@waybill/domain/kernel/locale.ts';
import { seesStreetBooks } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { accountKindNames, heldOn, type AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import { accountList, journalList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import type {
  AccountRow,
  Causes,
  JournalDetail,
  JournalRow,
  KindBalance,
} from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { byNumber, datesOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { balanceOfRow } from './balances.store.ts';
import { causeColumns, causeJoins, isOfDocument } from './causes.sql.ts';
import { hasUncounted, isUncounted } from './uncounted.sql.ts';
import type { CommissionTerm } from '@waybill/domain/rooms/agent-services/commissions.ts';
import type { FeeLines, LabelMoney } from '@waybill/domain/rooms/ledger/label-postings.ts';
import type { IsoRow, TableRow } from '../../kernel/db/tables.ts';

export interface RawAccount extends Pick<
  TableRow<'account'>,
  'id' | 'kind' | 'name' | 'staff_id' | 'branch_id' | 'customer_id'
> {
  whose: Named | null;
  balance: number;
  /** Cash in transit that the viewer may have to count, or the till that it has left. */
  uncounted: boolean;
}

/** Condition: accounts of the covered branches, their people and merchants; the operator's own for viewers who cover all. */
export function accountScope(viewer: SessionViewer): RawBuilder<boolean> {
  return covered(viewer, 'own.branch_id');
}

const streetCash: AccountKind = 'cash:courier';
/** A branch's cash and its sent cash: either figure reveals the other. */
const sentFrom: readonly AccountKind[] = ['cash:branch', 'cash:transit'];

const whoseText = sql<string | null>`coalesce(st.name, b.name_en, c.business_name, c.customer_name)`;
/** Owner of an account: a branch in its three languages, people and merchants by their only name. */
const whose = sql<Named | null>`case
  when st.id is null and b.id is not null then json_build_object('name_en', b.name_en, 'name_mm', b.name_mm, 'name_zh', b.name_zh)
  when ${whoseText} is not null then json_build_object('name_en', ${whoseText}, 'name_mm', ${whoseText}, 'name_zh', null) end`;
export const accountFrom = sql`
  account a
  left join account_balance bal on bal.account_id = a.id
  left join staff st on st.id = a.staff_id
  left join branch b on b.id = a.branch_id
  left join customer c on c.id = a.customer_id, lateral (select coalesce(a.branch_id, st.branch_id, c.branch_id) as branch_id) own`;
export const accountColumns = sql`a.id, a.kind, a.name, ${whose} as whose, a.staff_id, a.branch_id, a.customer_id, ${balanceOfRow} as balance`;
const withholdsBalance = (viewer: SessionViewer) =>
  sql<boolean>`(a.kind = any(${[...sentFrom]}::text[]) and ${hasUncounted(viewer, sql`a.branch_id`)})`;
export const uncountedColumn = (viewer: SessionViewer) => sql`${withholdsBalance(viewer)} as uncounted`;

export const accountSource = listSource<RawAccount, AccountRow>({
  definition: accountList,
  id: sql`a.id`,
  from: accountFrom,
  columns: accountColumns,
  ownColumns: uncountedColumn,
  scope: accountScope,
  sort: { kind: sql`a.kind`, whose: whoseText, id: sql`a.id` },
  search: (term) =>
    sql<boolean>`(${contains('st.search_key', term)} or ${contains('b.search_key', term)} or ${contains('c.search_key', term)})`,
  filters: {
    kind: sameText('a.kind'),
    branch_id: sameNumber('own.branch_id'),
  },
  row: accountRowOf,
});

export function accountRowOf({ uncounted, ...raw }: RawAccount, viewer: SessionViewer): AccountRow {
  return { ...raw, balance: isBlind(viewer, { ...raw, uncounted }) ? null : heldOn(raw.kind, raw.balance) };
}

/**
 * Returns whether this is cash that another person carries or has sent, and that the viewer may have to count blind (decisions 5). Single deliveries are no
 * secret, their sum is.
 */
export function isBlind(
  viewer: SessionViewer,
  { kind, staff_id, uncounted }: Pick<RawAccount, 'kind' | 'staff_id' | 'uncounted'>,
): boolean {
  return uncounted || (kind === streetCash && staff_id !== viewer.id && !seesStreetBooks(viewer));
}

/** Condition for accounts `a` that may be shown. */
function shownAccounts(viewer: SessionViewer): RawBuilder<boolean> {
  return seesStreetBooks(viewer)
    ? sql<boolean>`true`
    : sql<boolean>`(a.kind <> ${streetCash} or a.staff_id = ${viewer.id})`;
}

/** Sums the accounts of each kind, in the order of their table. Null for a kind with hidden accounts. */
export async function readKindBalances(db: Database, viewer: SessionViewer): Promise<KindBalance[]> {
  const { rows } = await sql<{ kind: AccountKind; count: number; balance: number; blind: boolean }>`
    select a.kind, count(*)::int as count, sum(${balanceOfRow})::bigint as balance, bool_or(not ${shownAccounts(viewer)} or ${withholdsBalance(viewer)}) as blind from ${accountFrom} where ${accountScope(viewer)} group by 1`.execute(
    db,
  );
  return rows
    .map(({ blind, ...row }) => ({ ...row, balance: blind ? null : heldOn(row.kind, row.balance) }))
    .toSorted((one, other) => accountKindNames.indexOf(one.kind) - accountKindNames.indexOf(other.kind));
}

type Names = { id: number; name_en: string; name_mm: string; name_zh: string | null };
interface RawJournal
  extends
    Causes,
    Pick<IsoRow<'journal'>, 'id' | 'at' | 'business_date' | 'event' | 'entry_id' | 'reverses_id' | 'note'> {
  amount: number;
  branch: Names | null;
  staff: string | null;
  reversed_by: number | null;
}

const journalScope = (viewer: SessionViewer) =>
  sql<boolean>`(${covered(viewer, 'j.branch_id')} and not ${isUncounted(viewer)})`;
const id = sql`j.id`;
/** The journals (F-02): with a filter, the path of the money of a label, a handover, a document or an account. */
export const journalSource = listSource<RawJournal, JournalRow>({
  definition: journalList,
  id,
  from: sql`
    journal j
    ${causeJoins}
    left join branch b on b.id = j.branch_id
    left join staff st on st.id = j.staff_id`,
  columns: sql`
    j.id, j.at, j.business_date, j.event,
    (select coalesce(sum(p.amount), 0)::bigint from posting p where p.journal_id = j.id and p.amount > 0) as amount,
    ${causeColumns}, j.entry_id, st.name as staff, j.reverses_id,
    (select r.id from journal r where r.reverses_id = j.id) as reversed_by, j.note,
    ${namedJsonOrNull('b')} as branch`,
  scope: journalScope,
  sort: { id },
  search: (term) => {
    const code = term.toUpperCase();
    // A search arrives without its dashes, but the numbers of documents are stored with them.
    const document = code.replace(/^([A-Z]+)(\d\d)(\d+)$/, '$1-$2-$3');
    return sql<boolean>`
      (${sameNumber('j.id')(code)}
        or j.label_id = (select x.id from label x where x.tracking_code = ${code})
        or ${isOfDocument(document)})`;
  },
  filters: {
    event: sameText('j.event'),
    branch_id: sameNumber('j.branch_id'),
    ...datesOf('j.business_date'),
    tracking_code: (value) =>
      sql<boolean>`j.label_id = (select x.id from label x where x.tracking_code = ${value.trim().toUpperCase()})`,
    account_id: (value, viewer) =>
      byNumber(
        value,
        (number) =>
          sql<boolean>`
            j.id in (select p.journal_id
              from posting p
              join account a on a.id = p.account_id
              where p.account_id = ${number} and ${shownAccounts(viewer)})`,
      ),
    handover_id: (value, viewer) =>
      byNumber(
        value,
        (number) => sql<boolean>`(j.handover_id = ${number} or j.id in (
      select hl.journal_id
      from cash_handover_line hl
      join cash_handover h on h.id = hl.handover_id
      where hl.handover_id = ${number}
        and (h.counted is not null or coalesce(h.giver_staff_id, h.created_by) = ${viewer.id})))`,
      ),
    expense_id: sameNumber('j.expense_id'),
    transfer_id: sameNumber('j.transfer_id'),
    gate_collection_id: sameNumber('j.gate_collection_id'),
    clearance_id: (value) =>
      byNumber(
        value,
        (number) =>
          sql<boolean>`
            (j.clearance_id = ${number}
              or j.id in (select x.journal_id from clearance_line x where x.clearance_id = ${number} and not x.void))`,
      ),
  },
  row: journalRowOf,
});

function journalRowOf(raw: RawJournal): JournalRow {
  return raw;
}

/** Reads one journal with its postings; `null` when it is of a branch that the viewer does not cover. */
export async function readJournal(
  db: Database,
  viewer: SessionViewer,
  journalId: number,
): Promise<JournalDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawJournal>`
      select ${journalSource.columns}
      from ${journalSource.from} where j.id = ${journalId} and ${journalScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const postings = await sql<{
    id: number;
    account_id: number;
    kind: AccountKind;
    name: string | null;
    whose: Named | null;
    branch_id: number | null;
    amount: number;
  }>`
    select p.id, p.account_id, a.kind, a.name, ${whose} as whose, a.branch_id, p.amount from posting p join account a on a.id = p.account_id
      left join staff st on st.id = a.staff_id left join branch b on b.id = a.branch_id left join customer c on c.id = a.customer_id
    where p.journal_id = ${journalId} order by p.id`.execute(db);
  return {
    ...journalRowOf(raw),
    postings: postings.rows.map(({ amount, ...row }) => ({
      ...row,
      debit: Math.max(amount, 0),
      credit: Math.max(-amount, 0),
    })),
  };
}

/**
 * Reads the money of labels from their records, with the fees of the stored price; all of it is shipping where no price was stored. `terms`: the valid
 * commissions, read by the same statement where requested.
 */
export async function readLabelMoney(
  db: Database,
  labelIds: readonly number[],
  terms: RawBuilder<CommissionTerm[] | null> = noTerms,
): Promise<
  Map<number, LabelMoney & { readonly customer_id: number | null; readonly terms: readonly CommissionTerm[] | null }>
> {
  const { rows } = await sql<
    Omit<LabelMoney, 'fees'> & {
      id: number;
      customer_id: number | null;
      lines: readonly { name: keyof FeeLines; amount: number }[] | null;
      terms: CommissionTerm[] | null;
    }
  >`
    select l.id, l.merchant_id as customer_id, l.payment_type, l.cod_amount, l.cod_fee, l.shipping_total, l.return_fee, l.compensation_fee, l.cancellation_fee, l.price->'lines' as lines,
      ${terms} as terms
    from label l where l.id = any(${[...labelIds]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, lines, ...money }) => [
      id,
      { ...money, fees: lines === null ? { shipping: money.shipping_total } : feesOf(lines) },
    ]),
  );
}

/** Adds up fees that occur twice on a price. */
function feesOf(lines: readonly { name: keyof FeeLines; amount: number }[]): FeeLines {
  const fees: Partial<Record<keyof FeeLines, number>> = {};
  for (const { name, amount } of lines) fees[name] = (fees[name] ?? 0) + amount;
  return fees;
}

const noTerms = sql<null>`null`;
