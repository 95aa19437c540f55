import { sql } from 'kysely';
import { needsSecondPerson } from '@waybill/domain/rooms/staff/second-person.ts';
import {
  involvedPerson,
  amountWithFee,
  transferActions,
  type TransferFacts,
} from '@waybill/domain/rooms/transfers/decide-transfer.ts';
import { ownKindKeys } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { transferList } from '@waybill/contract/rooms/transfers/transfers.columns.ts';
import type { TransferDetail, TransferRow } from '@waybill/contract/rooms/transfers/transfers.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { datesOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { isShownAtBank } from '../bank-accounts/bank-accounts.door.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readOutflowRoom, type Leaving } from '../outflows/outflows.door.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import { transferScope, type LockedTransfer } from './transfers.store.ts';

const id = sql`t.id`;

/** Transfers that the covered branches asked for or take in. */
export const transferSource = listSource<TransferRow>({
  definition: transferList,
  id,
  from: sql`transfer t
    join branch b on b.id = t.branch_id
    join bank_account fa on fa.id = t.from_account_id
    left join bank_account ta on ta.id = t.to_account_id
    left join branch tb on tb.id = t.to_branch_id`,
  columns: sql`t.id, t.number, t.business_date, ${namedJson('b')} as branch, fa.name as from_account,
    coalesce(json_build_object('id', coalesce(tb.id, 0), 'name_en', coalesce(tb.name_en, ta.name), 'name_mm', coalesce(tb.name_mm, ta.name), 'name_zh', coalesce(tb.name_zh, ta.name))) as target,
    t.amount, t.fee, t.note, t.status, ${personName('t.created_by')} as created_by, t.created_at, ${personName('t.approved_by')} as approved_by,
    t.approved_at, ${personName('t.sent_by')} as sent_by, t.sent_at, t.confirmed_at, t.end_reason`,
  scope: transferScope,
  sort: { id, business_date: sql`t.business_date`, amount: sql`t.amount` },
  search: (term) => contains('t.search_key', term),
  filters: {
    status: sameText('t.status'),
    bank_account_id: sameNumber('t.from_account_id'),
    branch_id: sameNumber('t.branch_id'),
    ...datesOf('t.business_date'),
  },
});

/** The payment of a transfer for the payment limits: counted by the account that it leaves, and by the people who request and send it. */
export function outflowOfTransfer(
  { from_account_id, created_by }: Pick<LockedTransfer, 'from_account_id' | 'created_by'>,
  viewer: Pick<SessionViewer, 'id'>,
): Leaving {
  const people = [...new Set([created_by, viewer.id])];
  return { kind: 'transfer', keys: ownKindKeys('transfer', `account:${from_account_id}`, people), people };
}

/** Everything that the rules ask of a transfer, as it is now for this person. What left out of the same account, or by the same people, counts together. */
export async function readTransferFacts(
  db: Database,
  viewer: SessionViewer,
  of: Omit<LockedTransfer, 'version' | 'number' | 'branch_id' | 'note' | 'to_account_id'>,
  now: Date,
): Promise<TransferFacts> {
  const { rows } = await sql<{ on_statement: boolean }>`
    select exists (select from journal j join posting p on p.journal_id = j.id
        where j.transfer_id = ${of.id} and ${isShownAtBank}) as on_statement`.execute(db);
  return {
    status: of.status,
    amount: of.amount,
    fee: of.fee,
    created_by: of.created_by,
    approved_by: of.approved_by,
    sent_by: of.sent_by,
    to_branch_id: of.to_branch_id,
    by_another: await confirmedByAnother(db, involvedPerson(of), viewer.id, now),
    ...(await readOutflowRoom(db, viewer, outflowOfTransfer(of, viewer), now)),
    on_statement: rows[0]?.on_statement ?? false,
  };
}

/** One transfer with what may be done; `null` when it is not the viewer's to see. */
export async function readTransfer(
  db: Database,
  viewer: SessionViewer,
  transferId: number,
  now: Date,
): Promise<TransferDetail | null> {
  const rows = await readRecords(
    db,
    sql<TransferRow & { version: number; of: LockedTransfer }>`
    select ${transferSource.columns}, t.version, row_to_json(t) as of
    from ${transferSource.from} where t.id = ${transferId} and ${transferScope(viewer)}`,
  );
  if (!rows[0]) return null;
  const { of, version, ...raw } = rows[0];
  const facts = await readTransferFacts(db, viewer, of, now);
  return {
    ...raw,
    to_branch_id: of.to_branch_id,
    approval_limit: facts.limit,
    left_today: facts.left_today,
    needs_second: needsSecondPerson({ ...facts, leaves: amountWithFee(facts) }),
    version,
    actions: transferActions(viewer, facts),
  };
}
