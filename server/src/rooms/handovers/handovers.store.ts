import { sql, type Transaction } from 'kysely';
import type { CountedCash } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import {
  countedPlace,
  handoverLife,
  handoverKinds,
  streetPlace,
} from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { lockRow, nextVersion } from '../../kernel/sql/changed-row.ts';
import { handoverScope } from './handovers.queries.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { covered } from '../../kernel/scope.ts';

type Tx = Transaction<Tables>;

export type LockedHandover = TableRow<'cash_handover'>;

/** Locks the handover that a command changes, until the transaction ends; `null` when it is not visible to the viewer. */
export function lockHandover(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedHandover | null> {
  return lockRow(tx, 'cash_handover h', id, handoverScope(viewer));
}

/** Locks, in one order, the money of labels that a person holds and that no handover moves yet. */
export async function lockCashOf(
  tx: Tx,
  from: { readonly courier: number } | { readonly branch: number },
): Promise<{ journal_id: number; amount: number }[]> {
  const held =
    'courier' in from
      ? sql`k.place = ${streetPlace} and k.staff_id = ${from.courier}`
      : sql`k.place = ${countedPlace} and k.branch_id = ${from.branch}`;
  const { rows } = await sql<{ journal_id: number; amount: number }>`
    select k.journal_id, k.amount from label_cash k where ${held} and k.handover_id is null order by k.journal_id for update`.execute(
    tx,
  );
  return rows;
}

export type NewHandover = Pick<
  TableRow<'cash_handover'>,
  | 'kind'
  | 'branch_id'
  | 'giver_staff_id'
  | 'to_branch_id'
  | 'expected'
  | 'declared'
  | 'slip_no'
  | 'proof_file_id'
  | 'created_by'
  | 'created_at'
> &
  Partial<Pick<TableRow<'cash_handover'>, 'bank_account_id' | 'commission'>>;

/** Inserts a handover with the money of labels that it moves. Returns its number. */
export async function insertHandover(tx: Tx, handover: NewHandover, journals: readonly number[]): Promise<number> {
  const { id } = await tx
    .insertInto('cash_handover')
    .values({ ...handover, status: handoverLife.at.active })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    with taken as (update label_cash
      set handover_id = ${id}
      where journal_id = any(${[...journals]}::bigint[])
      returning journal_id, label_id, amount)
    insert into cash_handover_line (handover_id, journal_id, label_id, leg, amount)
    select ${id}, journal_id, label_id, ${handoverKinds[handover.kind].leg}, amount
    from taken`.execute(tx);
  return id;
}

export async function setCounted(tx: Tx, id: number, counted: number, by: number, now: Date): Promise<void> {
  await tx
    .updateTable('cash_handover')
    .set({ counted, counted_by: by, counted_at: now, version: nextVersion })
    .where('id', '=', id)
    .execute();
}

/** Confirms a handover: couriers' cash is at the branch now; a branch's cash has arrived and is not followed further. Returns the labels. */
export async function confirmHandover(
  tx: Tx,
  handover: CountedCash & { readonly id: number },
  by: number,
  now: Date,
  note: string | null,
): Promise<number[]> {
  await tx
    .updateTable('cash_handover')
    .set({
      status: handoverLife.at.hand_over,
      confirmed_by: by,
      confirmed_at: now,
      difference_owner_id: handover.difference_owner_id,
      difference_note: note,
      version: nextVersion,
    })
    .where('id', '=', handover.id)
    .execute();
  const arrived =
    handoverKinds[handover.kind].leg === 'street'
      ? sql`handover_id = ${handover.id} and not ${isMerchants}`
      : sql`handover_id = ${handover.id}`;
  const { rows: gone } = await sql<{
    label_id: number | null;
  }>`delete from label_cash k where ${arrived} returning label_id`.execute(tx);
  const { rows } = await sql<{ label_id: number | null }>`
    update label_cash
    set place = ${countedPlace}, staff_id = null, branch_id = ${handover.branch_id}, handover_id = null, since = ${now}
    where handover_id = ${handover.id}
    returning label_id`.execute(tx);
  return parcelsOf([...gone, ...rows]);
}

/** Returns the parcels of these amounts; the fee of a visit has none. */
export const parcelsOf = (rows: readonly { readonly label_id: number | null }[]): number[] =>
  rows.flatMap(({ label_id }) => (label_id === null ? [] : [label_id]));

/** Only a merchant's share of money `k` is followed to head office; the branch's own income stays in its till. */
const isMerchants = sql<boolean>`exists (select from open_item i where i.journal_id = k.journal_id)`;

/** Voids a handover: its money is where it was before. */
export async function voidHandover(tx: Tx, id: number, reason: string): Promise<void> {
  await tx
    .updateTable('cash_handover')
    .set({ status: handoverLife.at.inactive, void_reason: reason, version: nextVersion })
    .where('id', '=', id)
    .execute();
  await sql`update label_cash set handover_id = null where handover_id = ${id}`.execute(tx);
  await sql`update cash_handover_line set void = true where handover_id = ${id}`.execute(tx);
}

/**
 * Puts the money of a confirmed handover back where it came from. Returns the labels, or null when some of it has moved on: handed over further, or put on a
 * clearance.
 */
export async function putBack(
  tx: Tx,
  handover: LockedHandover,
  by: number,
  now: Date,
  reason: string,
): Promise<number[] | null> {
  const lines = sql`select hl.journal_id from cash_handover_line hl where hl.handover_id = ${handover.id} and not hl.void`;
  await sql`select 1 from open_item i where i.journal_id in (${lines}) order by i.id for update`.execute(tx);
  const { rows: paid } =
    await sql`select 1 from clearance_line cl where cl.journal_id in (${lines}) and not cl.void limit 1`.execute(tx);
  if (paid.length > 0) return null;
  const labels =
    handoverKinds[handover.kind].leg === 'street'
      ? await backToCourier(tx, handover, lines)
      : await backToBranch(tx, handover, now);
  if (labels === null) return null;
  await sql`update cash_handover_line set void = true where handover_id = ${handover.id}`.execute(tx);
  await tx
    .updateTable('cash_handover')
    .set({ reversed_by: by, reversed_at: now, reverse_reason: reason, version: nextVersion })
    .where('id', '=', handover.id)
    .execute();
  return labels;
}

async function backToCourier(
  tx: Tx,
  handover: LockedHandover,
  lines: ReturnType<typeof sql>,
): Promise<number[] | null> {
  const { rows: followed } = await sql`select 1 from (${lines}) k where ${isMerchants}`.execute(tx);
  const { rows } = await sql<{ label_id: number | null }>`
    update label_cash
    set place = ${streetPlace}, staff_id = ${handover.giver_staff_id}
    where journal_id in (${lines})
      and place = ${countedPlace}
      and branch_id = ${handover.branch_id}
      and handover_id is null
    returning label_id`.execute(tx);
  if (rows.length !== followed.length) return null;
  const { rows: earned } = await sql<{ label_id: number | null }>`
    insert into label_cash (journal_id, label_id, event, amount, place, staff_id, branch_id, since)
    select hl.journal_id, hl.label_id, j.event, hl.amount, ${streetPlace}, ${handover.giver_staff_id},
      ${handover.branch_id}, j.at
    from cash_handover_line hl
    join journal j on j.id = hl.journal_id
    where hl.handover_id = ${handover.id}
      and not hl.void
      and not exists (select from label_cash k where k.journal_id = hl.journal_id)
    returning label_id`.execute(tx);
  return parcelsOf([...rows, ...earned]);
}

async function backToBranch(tx: Tx, handover: LockedHandover, now: Date): Promise<number[]> {
  const { rows } = await sql<{ label_id: number | null }>`
    insert into label_cash (journal_id, label_id, event, amount, place, branch_id, since)
    select hl.journal_id, hl.label_id, j.event, hl.amount, ${countedPlace}, ${handover.branch_id}, ${now}
    from cash_handover_line hl
    join journal j on j.id = hl.journal_id
    where hl.handover_id = ${handover.id} and not hl.void returning label_id`.execute(tx);
  return parcelsOf(rows);
}

/** Locks a person whom the viewer covers, or the viewer, so that two cashiers do not open a handover each. */
export async function lockGiver(
  { tx, viewer }: CommandContext,
  id: number,
): Promise<{ id: number; name: string; branch_id: number } | undefined> {
  const { rows } = await sql<{ id: number; name: string; branch_id: number }>`
    select st.id, st.name, st.branch_id
    from staff st
    where st.id = ${id} and ${id === viewer.id ? sql<boolean>`true` : covered(viewer, 'st.branch_id')}
    for no key update`.execute(tx);
  return rows[0];
}
