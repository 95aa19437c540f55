import { sql, type Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { bankLineAt } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { numberedAs } from '@waybill/domain/rooms/ledger/document-number.ts';
import type { TransferSettings } from '@waybill/domain/rooms/transfers/transfer-forms.ts';
import { transferLife, type TransferState } from '@waybill/domain/rooms/transfers/transfer-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow, nextVersion, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { lockBank } from '../bank-accounts/bank-accounts.door.ts';
import { nextSerial } from '../ledger/journals.door.ts';
import { readGeneralLimit } from '../outflows/outflows.door.ts';

type Tx = Transaction<Tables>;

export async function readTransferSettings(db: Database): Promise<TransferSettings> {
  return {
    approval_limit: await readGeneralLimit(db, 'transfer'),
    charge_limit: await readGeneralLimit(db, 'bank_charge'),
  };
}

/** A transfer as commands see it. */
export type LockedTransfer = TableRow<'transfer'>;

/** A transfer is of the branch where it was asked for, and of the one whose till it goes to. */
export const transferScope = (viewer: SessionViewer) =>
  sql<boolean>`(${covered(viewer, 't.branch_id')} or (t.to_branch_id is not null and ${covered(viewer, 't.to_branch_id')}))`;

/** The bank is locked before the transfer, because matching statement lines locks the bank and then changes transfers. */
export async function lockTransfer(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedTransfer | null> {
  await lockBank(tx);
  return lockRow(tx, 'transfer t', id, transferScope(viewer));
}

export type WantedTransfer = Pick<
  LockedTransfer,
  'from_account_id' | 'to_account_id' | 'to_branch_id' | 'amount' | 'fee' | 'note'
>;

export async function insertTransfer(
  tx: Tx,
  wanted: WantedTransfer,
  of: { readonly branchId: number; readonly by: number; readonly now: Date },
): Promise<{ id: number; number: string }> {
  const day = businessDate(of.now);
  const year = Number(day.slice(0, 4));
  const number = numberedAs('TRF', year, await nextSerial(tx, 'transfer', year));
  const { id } = await tx
    .insertInto('transfer')
    .values({
      ...wanted,
      number,
      branch_id: of.branchId,
      status: transferLife.at.pending,
      business_date: day,
      created_by: of.by,
      created_at: of.now,
      search_key: [number, wanted.note ?? ''].map((text) => searchKey(text)).join(' '),
      updated_at: of.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number };
}

export async function setTransferApproved(tx: Tx, id: number, by: number, now: Date): Promise<void> {
  await tx
    .updateTable('transfer')
    .set({ status: transferLife.at.approved, approved_by: by, approved_at: now, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Sent: its day is that of the journal of the sending. */
export async function setTransferSent(
  tx: Tx,
  id: number,
  { by, now, day }: { readonly by: number; readonly now: Date; readonly day: string },
): Promise<void> {
  await tx
    .updateTable('transfer')
    .set({ status: transferLife.at.sent, sent_by: by, sent_at: now, business_date: day, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Refused, withdrawn or voided. */
export async function setTransferEnded(
  tx: Tx,
  id: number,
  status: TransferState,
  { by, now, reason }: { readonly by: number; readonly now: Date; readonly reason: string },
): Promise<void> {
  await tx
    .updateTable('transfer')
    .set({ status, ended_by: by, ended_at: now, end_reason: reason, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/**
 * Updates the transfers of these postings after their matches changed: confirmed once a confirmed statement line matches each of their bank postings,
 * open again when a match was removed. One statement for any number of postings. Returns the transfers that changed.
 */
export async function followStatement(
  tx: Tx,
  postingIds: readonly number[],
  now: Date,
): Promise<{ id: number; number: string; branch_id: number; status: TransferState }[]> {
  const { rows } = await sql<{ id: number; number: string; branch_id: number; status: TransferState }>`
    with seen as (
      select j.transfer_id as id, bool_and(exists (select from bank_line x where q.id in (x.posting_id, x.moved_posting_id) and x.status = ${bankLineAt.matched})) as complete
      from journal j
      join posting q on q.journal_id = j.id
      join account a on a.id = q.account_id and a.kind = 'bank'
      where j.reverses_id is null and j.transfer_id in (
        select o.transfer_id from posting p join journal o on o.id = p.journal_id where p.id = any(${[...postingIds]}::bigint[]))
      group by 1
    )
    update transfer t
    set status = case when s.complete then ${transferLife.at.confirmed} else ${transferLife.at.sent} end,
      confirmed_at = case when s.complete then ${now}::timestamptz end, version = ${nextVersion}, updated_at = ${now}
    from seen s
    where t.id = s.id and t.status = case when s.complete then ${transferLife.at.sent} else ${transferLife.at.confirmed} end
    returning t.id, t.number, t.branch_id, t.status`.execute(tx);
  return rows;
}
