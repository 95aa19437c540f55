import { sql, type RawBuilder, type Transaction } from 'kysely';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { remittanceAt } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import type { RefusalCode } from '@waybill/contract/kernel/refusals.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { Refused } from '../../kernel/errors.ts';
import { journalsOfEntries, journalsOfPickup, writeMirrors } from './ledger.store.ts';

type Tx = Transaction<Tables>;
export type MoneyHeld = Extract<RefusalCode, 'handover_confirmed' | 'on_handover' | 'on_clearance'>;

/**
 * Why the money of these entries cannot be taken back any more (decisions 2.3), by entry: it is being handed over, was handed over, or is on a
 * clearance. Entries that are not in the answer may be rolled back. Locks what it looks at until the transaction ends, so the answer stays true.
 *
 * @example const held = await mayRollbackMoney(tx, [entryId]); if (held.get(entryId)) return refuse(held.get(entryId));
 */
export async function mayRollbackMoney(tx: Tx, entryIds: readonly number[]): Promise<Map<number, MoneyHeld>> {
  const rows = await lockHeld(tx, sql<boolean>`j.entry_id = any(${[...entryIds]}::bigint[])`);
  return new Map(rows.flatMap(({ entry_id, held }) => (entry_id === null ? [] : [[entry_id, held] as const])));
}

/** The journals `j` among these whose money has moved on, and how; what it looks at stays locked. */
async function lockHeld(
  tx: Tx,
  which: RawBuilder<boolean>,
): Promise<{ readonly entry_id: number | null; readonly held: MoneyHeld }[]> {
  const journals = sql`select j.id from journal j where ${which}`;
  await sql`select 1 from label_cash where journal_id in (${journals}) order by journal_id for update`.execute(tx);
  await sql`select 1 from open_item where journal_id in (${journals}) order by id for update`.execute(tx);
  const { rows } = await sql<{ entry_id: number | null; held: MoneyHeld | null }>`
    select j.entry_id, case
      when exists (select from clearance_line cl where cl.journal_id = j.id and not cl.void) then 'on_clearance'
      when k.handover_id is not null then 'on_handover'
      when exists (select from cash_handover_line hl where hl.journal_id = j.id and not hl.void) then 'handover_confirmed'
      when exists (select
        from remittance_line x
        join remittance r on r.id = x.remittance_id and r.status = ${remittanceAt.booked}
        where x.journal_id = j.id or x.end_journal_id = j.id) then 'handover_confirmed'
      when exists (select from gate_collection_line x where x.journal_id = j.id) then 'handover_confirmed'
    end as held
    from journal j left join label_cash k on k.journal_id = j.id
    where ${which}
      and j.reverses_id is null
      and not exists (select from journal r where r.reverses_id = j.id)`.execute(tx);
  return rows.flatMap(({ entry_id, held }) => (held === null ? [] : [{ entry_id, held }]));
}

/**
 * Posts the mirror journals of entries that are rolled back, in the same transaction as the rollback. Entries without money are passed over. Refused
 * (thrown) with `handover_confirmed`, `on_handover` or `on_clearance` when the money has moved on meanwhile.
 */
export async function reverseEntries(
  tx: Tx,
  rows: readonly { readonly entry_id: number; readonly rollback_entry_id: number; readonly at: Date }[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const held = await mayRollbackMoney(
    tx,
    rows.map(({ entry_id }) => entry_id),
  );
  const [first] = held.values();
  if (first) throw new Refused(refuse(first));
  return writeMirrors(tx, journalsOfEntries(rows));
}

/** The same for the fee of a visit that is opened again; the refusal is answered. */
export async function reversePickup(tx: Tx, pickupId: number, now: Date): Promise<Refusal<MoneyHeld> | null> {
  const [moved] = await lockHeld(tx, sql<boolean>`j.pickup_request_id = ${pickupId}`);
  if (moved) return refuse(moved.held);
  await writeMirrors(tx, journalsOfPickup(pickupId, now));
  return null;
}
