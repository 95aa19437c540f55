import { sql } from 'kysely';
import { customerName, namedJson, personName } from '../../kernel/sql/names.ts';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { figuresOf } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import {
  collectingKinds,
  kindsSeenBy,
  rowOfKind,
  type ClearanceKind,
} from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { clearanceActions } from '@waybill/domain/rooms/clearances/decide-clearance.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { decideReceipt } from '@waybill/domain/rooms/clearances/decide-receipt.ts';
import { isYoungPayee, payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import { clearanceList, collectedList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type {
  ClearanceDetail,
  ClearanceRow,
  DebtCollectionRow,
  ClearanceLineShape,
  ReadyDetail,
} from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { isOutside, type SessionViewer } from '../../kernel/viewer.ts';
import { datesOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { contains, containsNumber } from '../../kernel/sql/search-text.ts';
import { countedLine, lineColumns, lineOf, readItems } from './items.queries.ts';
import { readOutflowLimits, readOutflowRoom } from '../outflows/outflows.door.ts';
import { approvedBy, clearanceScope } from './clearances.store.ts';
import { outflowOfClearance, readPaidToday, roomOf } from './paid-today.queries.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

const id = sql`d.id`;
const nameOf = customerName('c');
const branchName = sql`${namedJson('b')}`;
/** Clearance transactions (N-24). */
export const clearanceSource = listSource<ClearanceRow>({
  definition: clearanceList,
  id,
  from: sql`clearance d join customer c on c.id = d.customer_id join branch b on b.id = d.branch_id`,
  columns: sql`d.id, d.number, d.kind, d.status, d.customer_id, ${nameOf} as customer, ${branchName} as branch, d.issue_date, d.issued_at, ${personName('d.issued_by')} as issue_by, d.count, d.success_count, d.return_count, d.own_fleet_count,
    d.mmpost_count, d.credit_count, d.gate_submit_count, d.actual_cod_amount, d.actual_percent_amount, d.from_cod_shipping, d.return_amount, d.credit_amount, d.gate_submit_amount, d.compensation_amount,
    d.carried_amount, d.actual_clearance_cod, d.received_amount, d.method, ${personName(approvedBy)} as approved_by, ${personName('d.paid_by')} as paid_by, d.paid_at, d.claim_user, d.claim_date, d.updated_at,
    (select max(j.business_date)::text from journal j where j.clearance_id = d.id) as transaction_date`,
  scope: clearanceScope,
  sort: { id },
  search: (term) => sql<boolean>`(${contains('c.search_key', term)} or ${containsNumber('d.number', term)})`,
  filters: {
    status: sameText('d.status'),
    kind: sameText('d.kind'),
    branch_id: sameNumber('d.branch_id'),
    customer_id: sameNumber('d.customer_id'),
    ...datesOf('d.issue_date'),
  },
});

/** Documents that collect (N-25, N-27): their amounts are incoming. */
export const collectedSource = listSource<ClearanceRow, DebtCollectionRow>({
  ...clearanceSource,
  definition: collectedList,
  scope: (viewer) => sql<boolean>`(d.kind = any(${[...collectingKinds]}::text[]) and ${clearanceScope(viewer)})`,
  row: (raw, viewer) => {
    const row = clearanceSource.row(raw, viewer);
    const received = row.received_amount ?? 0;
    return {
      ...row,
      received_amount: 0 - received,
      to_receive: 0 - row.actual_clearance_cod,
      rest: received - row.actual_clearance_cod,
    };
  },
});

/** Sums of documents. */
export const clearanceSums = {
  actual_cod_amount: sql`d.actual_cod_amount`,
  actual_percent_amount: sql`d.actual_percent_amount`,
  actual_clearance_cod: sql`d.actual_clearance_cod`,
  received_amount: sql`d.received_amount`,
};

type CustomerFacts = ReadyDetail['customer'];
type BankFacts = NonNullable<ReadyDetail['bank']>;

/** Reads a merchant for documents, in any state of their account, because debts stay payable. `null` outside the viewer's branches. */
async function readPayee(
  db: Database,
  viewer: SessionViewer | null,
  customerId: number,
): Promise<{ customer: CustomerFacts; bank: BankFacts | null; confirmed: Confirmed | null } | null> {
  const { rows } = await sql<CustomerFacts & { account: BankFacts | null; confirmed: Confirmed | null }>`
    select c.id, ${nameOf} as name, c.phones as phone, ${branchName} as branch, c.clearance_gate,
      c.clearance_gate_limit, c.net_credit, c.net_gate_submit, c.net_return, c.credit_days,
      (select json_build_object('id', k.id, 'bank', k.bank, 'bank_holder', k.bank_holder, 'bank_account',
        k.bank_account)
        from customer_bank k
        where k.customer_id = c.id and k.status = ${payableBankState}) as account,
      (select json_build_object('proposed_by', ${personName('k.proposed_by')}, 'confirmed_by', ${personName('k.decided_by')},
          'confirmed_at', k.decided_at)
        from customer_bank k
        where k.customer_id = c.id and k.status = ${payableBankState}) as confirmed
    from customer c
    join branch b on b.id = c.branch_id
    where c.id = ${customerId} and ${viewer ? covered(viewer, 'c.branch_id') : sql<boolean>`true`}`.execute(db);
  if (!rows[0]) return null;
  const { account, confirmed, ...customer } = rows[0];
  return { customer, bank: account, confirmed };
}

type Confirmed = NonNullable<ClearanceDetail['payee_new']>;

/** Returns who entered a recent bank account, which an approver should check twice. */
function newPayee(confirmed: Confirmed | null, now: Date): Confirmed | null {
  if (!confirmed || !isYoungPayee(new Date(confirmed.confirmed_at), now)) return null;
  return { ...confirmed, confirmed_at: toIso(new Date(confirmed.confirmed_at)) };
}

/** Bank details are visible to users who see money. */
const bankFor = (viewer: SessionViewer, bank: BankFacts | null): BankFacts | null =>
  can(viewer, 'cod.view') ? bank : null;

/** Reads the contents of a clearance before it is created (N-24). */
export async function readReadyDetail(
  db: Database,
  viewer: SessionViewer,
  customerId: number,
  kind: ClearanceKind,
  now: Date,
): Promise<ReadyDetail | null> {
  const payee = kindsSeenBy(viewer).includes(kind) ? await readPayee(db, viewer, customerId) : null;
  if (!payee) return null;
  const items = await readItems(db, customerId, kind);
  const lines = items.filter(({ reason }) => reason === null);
  const blocked = items.flatMap(({ item_id: _, reason, ...line }) => (reason === null ? [] : [{ ...line, reason }]));
  return {
    kind,
    customer: payee.customer,
    bank: bankFor(viewer, payee.bank),
    figures: figuresOf(lines.map(countedLine)),
    lines,
    blocked,
    approval_limit: (await readOutflowLimits(db, 'clearance', viewer, now)).limit,
    paid_today: await readPaidToday(db, customerId, now),
  };
}

interface RawDetail
  extends
    ClearanceRow,
    Pick<
      IsoRow<'clearance'>,
      | 'transfer_fee'
      | 'transfer_fee_by'
      | 'approved_at'
      | 'void_at'
      | 'void_reason'
      | 'proof_file_id'
      | 'version'
      | 'close_reason'
      | 'merchant_received_at'
      | 'payout_failure'
    > {
  bank: BankFacts | null;
  payout_run: ClearanceDetail['payout_run'];
  operator_account: string | null;
  void_by: string | null;
  received_by: string | null;
  hands: readonly number[];
  approved_by_id: number | null;
  approval_lapsed: boolean;
}

/** Reads one document with its lines and commands; `null` outside the viewer's scope. */
export async function readClearance(
  db: Database,
  viewer: SessionViewer,
  clearanceId: number,
  now: Date,
): Promise<ClearanceDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${clearanceSource.columns}, d.transfer_fee, d.transfer_fee_by, d.approved_at,
      ${personName('d.void_by')} as void_by, d.void_at, d.void_reason, d.proof_file_id, d.version, d.merchant_received_at, ${personName('d.merchant_received_by')} as received_by,
      d.hands, d.close_reason, d.payout_failure, (select json_build_object('id', r.id, 'number', r.number) from payout_run r where r.id = d.payout_run_id) as payout_run, ${approvedBy} as approved_by_id, d.approved_by is not null and ${approvedBy} is null as approval_lapsed,
      (select json_build_object('id', k.id, 'bank', k.bank, 'bank_holder', k.bank_holder, 'bank_account',
        k.bank_account)
        from customer_bank k
        where k.id = d.bank_id) as bank,
      (select k.name from bank_account k where k.id = d.bank_account_id) as operator_account
    from ${clearanceSource.from} where d.id = ${clearanceId} and ${clearanceScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const lines = await readLines(db, clearanceId);
  const payee = await readPayee(db, null, raw.customer_id);
  const leaving = await outflowOfClearance(db, raw, viewer);
  const { left_today: paid_today, ...limits } = roomOf(raw, await readOutflowRoom(db, viewer, leaving, now));
  if (!payee) throw new Error(`the clearance ${raw.number} has no merchant`);
  const { hands, approved_by_id, approved_at, void_at, merchant_received_at, received_by, ...row } = raw;
  const outside = isOutside(viewer);
  const carries = rowOfKind(raw.kind as ClearanceKind).rest === 'carried';
  const carried =
    raw.received_amount === null || !carries
      ? null
      : raw.actual_clearance_cod - raw.received_amount - (raw.transfer_fee_by === 'merchant' ? raw.transfer_fee : 0);
  return {
    ...row,
    transfer_fee: raw.transfer_fee,
    transfer_fee_by: raw.transfer_fee_by,
    bank: raw.bank,
    operator_account: raw.operator_account,
    payee_bank: bankFor(viewer, payee.bank),
    payee_new: newPayee(payee.confirmed, now),
    approval_lapsed: raw.approval_lapsed,
    approved_at,
    void_by: raw.void_by,
    void_at,
    void_reason: raw.void_reason,
    proof_file_id: raw.proof_file_id,
    carried_on: carried,
    rest: carries ? null : raw.actual_clearance_cod - (raw.received_amount ?? 0),
    close_reason: raw.close_reason,
    payments: await readPayments(db, clearanceId),
    merchant_received: merchant_received_at === null ? null : { by: received_by ?? '', at: merchant_received_at },
    may_confirm_receipt:
      viewer.merchant !== undefined && decideReceipt({ ...raw, kind: raw.kind as ClearanceKind }) === null,
    // The operator's limits are not for readers outside.
    approval_limit: outside ? 0 : limits.limit,
    paid_today: outside ? 0 : paid_today,
    version: raw.version,
    customer_facts: payee.customer,
    lines,
    actions: outside
      ? []
      : clearanceActions(viewer, {
          status: raw.status,
          actual_clearance_cod: raw.actual_clearance_cod,
          kind: raw.kind as ClearanceKind,
          received_amount: raw.received_amount,
          hands,
          approved_by: approved_by_id,
          payout_run: raw.payout_run?.number ?? null,
          by_another: await isDifferentFromAll(db, hands, viewer.id, now),
          ...limits,
          paid_today,
        }),
  };
}

/** Reads the payments of a document, oldest first. */
async function readPayments(db: Database, clearanceId: number): Promise<ClearanceDetail['payments']> {
  return readRecords(
    db,
    sql<ClearanceDetail['payments'][number]>`
    select p.id, p.amount, p.method, (select k.name from bank_account k where k.id = p.bank_account_id) as operator_account, p.transfer_fee, ${personName('p.paid_by')} as paid_by, p.paid_at, p.claim_user, p.proof_file_id
    from clearance_payment p
    where p.clearance_id = ${clearanceId}
    order by p.id`,
  );
}

/** Reads the valid lines; of a void document those that it had. */
export async function readLines(db: Database, clearanceId: number): Promise<ClearanceLineShape[]> {
  const rows = await readRecords(
    db,
    sql<Parameters<typeof lineOf>[0]>`
    select ${lineColumns}
    from clearance_line i
    join journal j on j.id = i.journal_id
    join clearance d on d.id = i.clearance_id
    left join label l on l.id = i.label_id
    left join label_state s on s.label_id = i.label_id
    left join branch db on db.id = s.deliver_branch_id
    where i.clearance_id = ${clearanceId} and (not i.void or d.void_at is not null) order by i.role <> 'cod', i.id`,
  );
  return rows.map(lineOf);
}
