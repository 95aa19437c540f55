import { sql, type Transaction } from 'kysely';
import type { HandoverCollectionFacts } from '@waybill/domain/rooms/handover-collections/decide-handover-collection.ts';
import {
  handed,
  handoverCollectionLife,
  kindRow,
  type HandoverCaseKind,
  type HandoverCollectionKind,
  type HandoverCollectionState,
} from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { caseLife, type CaseFacts } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { MailbagCaseChange } from '../mailbags/mailbags.door.ts';
import { handoverCaseProof } from './handover-cases.queries.ts';
import { handoverCollectionScope, handoverCollectionSource } from './handover-collections.queries.ts';

type Tx = Transaction<Tables>;

export type LockedHandoverCollection = HandoverCollectionFacts & { readonly id: number };

/** Locks the hand-over that a command changes, until the transaction ends; `null` when it is not visible to the viewer. */
export async function lockHandoverCollection(
  tx: Tx,
  viewer: SessionViewer,
  id: number,
): Promise<LockedHandoverCollection | null> {
  const row = await lockRow<'handover_collection', Omit<LockedHandoverCollection, 'received'>>(
    tx,
    'handover_collection h',
    id,
    handoverCollectionScope(viewer),
  );
  if (!row) return null;
  const { rows } = await sql<{ received: number }>`
    select ${handoverCollectionSource.columns} from ${handoverCollectionSource.from} where h.id = ${id}`.execute(tx);
  return { ...row, received: rows[0]?.received ?? 0 };
}

/** Begins a hand-over. Returns its number, or null when the giver already has one of this kind. */
export async function insertHandoverCollection(
  tx: Tx,
  row: { readonly kind: HandoverCollectionKind; readonly branch_id: number; readonly giver_id: number },
  now: Date,
): Promise<number | null> {
  const made = await tx
    .insertInto('handover_collection')
    .values({ ...row, status: handoverCollectionLife.at.active, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Returns the open lists of these parcels, by label. */
export async function readOpenLists(tx: Tx, labels: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ label_id: number; collection_id: number }>`
    select label_id, collection_id
    from handed_parcel
    where label_id = any(${[...labels]}::bigint[]) and state = ${handed.listed}`.execute(tx);
  return new Map(rows.map(({ label_id, collection_id }) => [label_id, collection_id]));
}

export async function listParcelRows(tx: Tx, id: number, labels: readonly number[], now: Date): Promise<void> {
  if (labels.length === 0) return;
  await sql`
    insert into handed_parcel (collection_id, label_id, state, listed_at)
    select ${id}, x.id, ${handed.listed}, ${now}
    from unnest(${[...labels]}::bigint[]) with ordinality x(id, n)
    order by x.n`.execute(tx);
  await tx.updateTable('handover_collection').set(touched(now)).where('id', '=', id).execute();
}

export async function unlistParcelRows(tx: Tx, id: number, labels: readonly number[], now: Date): Promise<void> {
  if (labels.length === 0) return;
  await tx
    .deleteFrom('handed_parcel')
    .where('collection_id', '=', id)
    .where('label_id', 'in', [...labels])
    .execute();
  await tx.updateTable('handover_collection').set(touched(now)).where('id', '=', id).execute();
}

/** Returns the current state of these parcels on this hand-over, by label. */
export async function readHandedStates(tx: Tx, id: number, labels: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ label_id: number; state: string }>`
    select label_id, state
    from handed_parcel
    where collection_id = ${id} and label_id = any(${[...labels]}::bigint[])`.execute(tx);
  return new Map(rows.map(({ label_id, state }) => [label_id, state]));
}

/** Marks parcels as received, listed or not; the first one sets the receiver. */
export async function markHanded(
  tx: Tx,
  id: number,
  { matched, over }: { readonly matched: readonly number[]; readonly over: readonly number[] },
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  if (matched.length + over.length === 0) return;
  await sql`
    update handed_parcel
    set state = ${handed.matched}, received_at = ${now}
    where collection_id = ${id} and label_id = any(${[...matched]}::bigint[])`.execute(tx);
  await sql`
    insert into handed_parcel (collection_id, label_id, state, received_at)
    select ${id}, x.id, ${handed.over}, ${now}
    from unnest(${[...over]}::bigint[]) x(id)`.execute(tx);
  await tx
    .updateTable('handover_collection')
    .set({ receiver_id: by, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/**
 * Resolves listed parcels that were not received: one went another way where a person other than the giver has entered a step since it was listed, and is short
 * otherwise. Returns the short ones.
 */
export async function markNotReceived(tx: Tx, { id, giver_id }: LockedHandoverCollection): Promise<number[]> {
  const { rows } = await sql<{ label_id: number; state: string }>`
    update handed_parcel p
    set state = case when exists (select
        from label_entry e
        where e.label_id = p.label_id and e.viewable and not e.inferred and e.recorded_at > p.listed_at
          and e.staff_id is not null and e.staff_id <> ${giver_id})
      then ${handed.elsewhere} else ${handed.short} end
    where p.collection_id = ${id} and p.state = ${handed.listed}
    returning p.label_id, p.state`.execute(tx);
  return rows.filter(({ state }) => state === handed.short).map(({ label_id }) => label_id);
}

/** Returns the received parcels that were not listed. */
export async function readOver(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('handed_parcel')
    .select('label_id')
    .where('collection_id', '=', id)
    .where('state', '=', handed.over)
    .orderBy('id')
    .execute();
  return rows.map(({ label_id }) => label_id);
}

export async function setHandoverCollectionStatus(
  tx: Tx,
  id: number,
  status: HandoverCollectionState,
  now: Date,
  more: { readonly confirmed_at?: Date; readonly reason?: string } = {},
): Promise<void> {
  await tx
    .updateTable('handover_collection')
    .set({ status, ...more, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Deletes the lines of a voided list. */
export async function dropLines(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('handed_parcel').where('collection_id', '=', id).execute();
}

export type NewHandoverCase = Pick<TableRow<'handover_case'>, 'label_id' | 'owner_staff_id'> & {
  readonly kind: HandoverCaseKind;
};

/** Opens the differences of a hand-over. Returns their numbers. */
export async function insertHandoverCases(
  tx: Tx,
  doc: LockedHandoverCollection,
  cases: readonly NewHandoverCase[],
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number[]> {
  if (cases.length === 0) return [];
  const rows = await tx
    .insertInto('handover_case')
    .values(
      cases.map((one) => ({
        ...one,
        collection_id: doc.id,
        status: caseLife.at.open,
        branch_id: doc.branch_id,
        gave_by: doc.giver_id,
        opened_by: by,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type LockedHandoverCase = CaseFacts &
  Pick<TableRow<'handover_case'>, 'id' | 'branch_id' | 'owner_staff_id' | 'gave_by'>;

/** Locks a difference that a command changes, with what its parcel's history proves; `null` when it is not visible to the viewer. */
export async function lockHandoverCase(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedHandoverCase | null> {
  const { rows } = await sql<LockedHandoverCase>`
    select c.*, ${handoverCaseProof}
    from handover_case c
    join handover_collection h on h.id = c.collection_id
    join label_state s on s.label_id = c.label_id
    where c.id = ${id} and ${handoverCollectionScope(viewer)} for update of c`.execute(tx);
  return rows[0] ?? null;
}

export async function setHandoverCase(tx: Tx, id: number, change: MailbagCaseChange, now: Date): Promise<void> {
  await tx
    .updateTable('handover_case')
    .set({ ...change, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Returns whether the parcel has already taken the step by which it is received. */
export function isReceivedBefore(kind: HandoverCollectionKind, status: string): boolean {
  return kindRow(kind).step === status;
}
