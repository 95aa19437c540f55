import { sql } from 'kysely';
import {
  countedPlace,
  handoverLife,
  streetPlace,
  type CashPlace,
} from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import type {
  BranchCash,
  CashCarrier,
  OwnCash,
  Shortage,
} from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { covered } from '../../kernel/scope.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { customerName, namedJsonOrNull } from '../../kernel/sql/names.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { usualBankOf } from '../bank-accounts/bank-accounts.door.ts';
import { balanceOfRow, hasUncounted, readBalance } from '../ledger/ledger.door.ts';
import { namesOfPerson } from './handovers.queries.ts';

/** Reads the cash of one courier, parcel by parcel; cash being handed in is included until it is confirmed. */
export async function readOwnCash(db: Database, staffId: number): Promise<OwnCash> {
  const rows = await readRecords(
    db,
    sql<{
      journal_id: number;
      label_id: number | null;
      tracking_code: string | null;
      pickup_request_id: number | null;
      amount: number;
      at: string;
      merchant: string | null;
      place: CashPlace;
      handover_id: number | null;
    }>`
    select k.journal_id, k.label_id, l.tracking_code, j.pickup_request_id, k.amount, k.since as at, coalesce(${customerName('c')}, q.name) as merchant, k.place, k.handover_id
    from label_cash k join journal j on j.id = k.journal_id left join label l on l.id = k.label_id
    left join customer c on c.id = l.merchant_id left join pickup_request q on q.id = j.pickup_request_id where k.staff_id = ${staffId} and k.place = ${streetPlace} order by k.journal_id`,
  );
  return {
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    owes: await readBalance(db, accountRef(missing, { owner: staffId })),
    open_handover_id: rows.find(({ handover_id }) => handover_id !== null)?.handover_id ?? null,
    lines: rows.map(({ handover_id: _, ...row }) => ({ ...row })),
  };
}

/** Returns who still has to hand in, longest waiting first. */
export async function readCarriers(db: Database, viewer: SessionViewer): Promise<CashCarrier[]> {
  return readRecords(
    db,
    sql<CashCarrier>`
    select st.id as staff_id, st.name, ${namesOfPerson('b')} as branch, k.n as label_count, k.since, h.id as open_handover_id
    from (select staff_id, count(*)::int as n, min(since) as since
      from label_cash
      where place = ${streetPlace}
      group by 1) k
    join staff st on st.id = k.staff_id
    join branch b on b.id = st.branch_id
      left join cash_handover h on h.giver_staff_id = st.id and h.status = ${handoverLife.at.active}
    where ${covered(viewer, 'st.branch_id')} order by k.since, st.id`,
  );
}

const till: AccountKind = 'cash:branch';
const missing: AccountKind = 'shortage:staff';

/**
 * Reads the cash of the covered branches, and how much of it is parcels' money waiting to be sent. Null while the viewer may have to count cash sent from a
 * till.
 */
export async function readBranchCash(db: Database, viewer: SessionViewer): Promise<BranchCash[]> {
  return readRecords(
    db,
    sql<BranchCash>`
    select ${namesOfPerson('b')} as branch, held.account_id, case
      when ${hasUncounted(viewer, sql`b.id`)} then null
      else coalesce(held.balance, 0)
      end as balance, ${usualBankOf(sql`b.id`)} as bank_account_id, coalesce(k.waiting, 0) as waiting, coalesce(k.n, 0) as label_count, k.oldest
    from branch b
    left join lateral (select a.id as account_id, ${balanceOfRow} as balance
      from account a
      left join account_balance bal on bal.account_id = a.id
      where a.kind = ${till} and a.branch_id = b.id) held on true
      left join lateral (select sum(amount)::bigint as waiting, count(*)::int as n, min(since) as oldest
        from label_cash
        where branch_id = b.id and place = ${countedPlace} and handover_id is null) k on true
    where ${covered(viewer, 'b.id')} and (coalesce(held.balance, 0) <> 0 or k.n > 0) order by b.code`,
  );
}

/** Returns who answers for missing cash and has not paid it back, most first. */
export async function readShortages(db: Database, viewer: SessionViewer): Promise<Shortage[]> {
  const { rows } = await sql<Shortage>`
    select * from (
      select st.id as staff_id, st.name, ${namedJsonOrNull('b')} as branch, a.id as account_id, ${balanceOfRow} as amount
      from account a
      join staff st on st.id = a.staff_id
      left join branch b on b.id = st.branch_id
      left join account_balance bal on bal.account_id = a.id
      where a.kind = ${missing} and ${covered(viewer, 'st.branch_id')}
    ) s where s.amount > 0 order by s.amount desc, s.staff_id`.execute(db);
  return rows;
}
