import { sql, type Transaction } from 'kysely';
import { countedPlace, handoverLife, cashTransferKinds } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { coveredBy } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { accountRef, type AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { balanceOfRow, lockBalance } from '../ledger/ledger.door.ts';
import { parcelsOf, lockCashOf } from './handovers.store.ts';

type Tx = Transaction<Tables>;
const shortage: AccountKind = 'shortage:staff';

/** Sums cash that branches have sent, that is not confirmed, and that is not assigned to parcels' money yet. */
async function readUnassigned(tx: Tx, branchId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(greatest(h.expected - coalesce(l.amount, 0), 0)), 0)::bigint as amount
    from cash_handover h
    left join lateral (select sum(hl.amount) as amount
      from cash_handover_line hl
      where hl.handover_id = h.id and not hl.void) l on true
    where h.branch_id = ${branchId} and h.status = ${handoverLife.at.active} and h.kind = any(${[...cashTransferKinds]}::text[])`.execute(
    tx,
  );
  return rows[0]?.amount ?? 0;
}

/**
 * Sums what the till lacks and people still owe: from counts of the till and of couriers' handovers there, less repayments into it. Reads only the books of
 * people who owe something now.
 */
async function readOwed(tx: Tx, branchId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(o.amount), 0)::bigint as amount
    from (
      select least(greatest(sum(p.amount), 0), d.balance) as amount
      from (
        select a.id, ${balanceOfRow} as balance
        from account a
        left join account_balance bal on bal.account_id = a.id
        where a.kind = ${shortage}) d
      join posting p on p.account_id = d.id
      join journal j on j.id = p.journal_id
      left join cash_handover h on h.id = j.handover_id
      where d.balance > 0
        and j.branch_id = ${branchId}
        and (h.id is null or h.kind <> all(${[...cashTransferKinds]}::text[]))
      group by d.id, d.balance) o`.execute(tx);
  return rows[0]?.amount ?? 0;
}

/** Returns the parcels' money, by journal, that is covered when `leaves` is paid from a till holding `held`. The till's account must be locked. */
export async function readCoveredCash(
  tx: Tx,
  { branch, held, leaves }: { readonly branch: number; readonly held: number; readonly leaves: number },
): Promise<number[]> {
  const waiting = await lockCashOf(tx, { branch });
  const till = { held, leaves, onItsWay: await readUnassigned(tx, branch), owed: await readOwed(tx, branch) };
  return coveredBy(waiting, till).map(({ journal_id }) => journal_id);
}

/**
 * Marks parcels' money as arrived that left a till without its parcels being named: by transfers confirmed since, or because the till paid merchants for head
 * office. Notes the transfer, if any. Returns the labels, whose COD readiness must be recomputed.
 */
export async function arriveUnnamed(tx: Tx, branchId: number, handoverId: number | null): Promise<number[]> {
  const held = await lockBalance(tx, accountRef('cash:branch', { owner: branchId }));
  const journals = await readCoveredCash(tx, { branch: branchId, held, leaves: 0 });
  if (journals.length === 0) return [];
  const { rows } = await sql<{ label_id: number | null }>`
    with arrived as (delete from label_cash
      where journal_id = any(${journals}::bigint[]) and place = ${countedPlace}
      returning journal_id, label_id, amount),
    noted as (
      insert into cash_handover_line (handover_id, journal_id, label_id, leg, amount)
      select ${handoverId}::bigint, journal_id, label_id, 'branch', amount
      from arrived
      where ${handoverId}::bigint is not null
    )
    select label_id from arrived`.execute(tx);
  return parcelsOf(rows);
}
