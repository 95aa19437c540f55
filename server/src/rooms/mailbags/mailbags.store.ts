import { CompiledQuery, sql, type Transaction } from 'kysely';
import { caseLife, type CaseOutcome, type CaseState } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import type { BranchState } from '@waybill/domain/rooms/branches/branch-states.ts';
import {
  entryOf,
  mailbagLife,
  packed,
  type MailbagCommand,
  type MailbagState,
} from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, nextVersion, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { pipelined } from '../../kernel/hot/dialect.ts';
import { planMark, prepared } from '../../kernel/hot/prepared.ts';
import { carriedText, lockStates, readCarriedParcels } from '../scan-kit/scan-round.door.ts';
import { caseProof, caseScope } from './mailbag-cases.queries.ts';
import { mailbagScope, movingScope } from './mailbags.queries.ts';

type Tx = Transaction<Tables>;

export type LockedMailbag = TableRow<'mailbag'>;

/** The bag that a command is about to change, locked until the transaction ends; `null` when it is not the viewer's to see. */
export function lockMailbag(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedMailbag | null> {
  return lockRow(tx, 'mailbag g', id, mailbagScope(viewer));
}

/** The same by its code, for a bag in somebody's hands, which may turn up at a branch that it was not sent to. */
export async function lockScannedBag(tx: Tx, viewer: SessionViewer, code: string): Promise<LockedMailbag | null> {
  const { rows } = await sql<LockedMailbag>`${prepared}
    select g.* from mailbag g where g.code = ${code} and ${movingScope(viewer)} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Is this branch in one of these states? It stays so until the transaction ends. */
export async function isBranchIn(tx: Tx, id: number, states: readonly BranchState[]): Promise<boolean> {
  const row = await tx
    .selectFrom('branch')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', [...states])
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The next serial of a bag's code. */
export async function nextBagSerial(tx: Tx): Promise<number> {
  const { rows } = await sql<{ serial: number }>`select nextval('mailbag_serial')::int as serial`.execute(tx);
  return rows[0]?.serial as number;
}

export type NewMailbag = Pick<
  TableRow<'mailbag'>,
  'code' | 'from_branch_id' | 'to_branch_id' | 'remark' | 'created_by'
>;

export async function insertMailbag(tx: Tx, bag: NewMailbag, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('mailbag')
    .values({
      ...bag,
      holder_branch_id: bag.from_branch_id,
      status: mailbagLife.at.pending,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteMailbag(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('mailbag').where('id', '=', id).execute();
}

export interface BagMove {
  readonly id: number;
  readonly command: MailbagCommand;
  readonly status: MailbagState;
  /** The branch that does it, and that answers for the bag from then on. */
  readonly branchId: number;
  readonly staffId: number;
  readonly at: Date;
  readonly now: Date;
  readonly note?: string | null;
  readonly device?: string | null;
  readonly scanId?: string | null;
  readonly also?: { readonly seal_no?: string; readonly weight_g?: number | null; readonly seal_read?: string | null };
}

const alsoSet = (column: string, type: string): string =>
  `${column} = case when a.also ? '${column}' then (a.also->>'${column}')::${type} else g.${column} end`;
const moveText = `${planMark}
  with moved as (
    update mailbag g
    set status = $2, holder_branch_id = $3, updated_at = $4, version = g.version + 1,
      ${alsoSet('seal_no', 'text')}, ${alsoSet('weight_g', 'int')}, ${alsoSet('seal_read', 'text')}
    from (select $5::jsonb as also) a
    where g.id = $1 returning g.id, g.holder_branch_id
  )
  insert into mailbag_entry (mailbag_id, status, branch_id, staff_id, at, recorded_at, note, device, scan_id)
  select m.id, $6::text, m.holder_branch_id, $7::bigint, $8::timestamptz, $4, $9::text, $10::text, $11::text from moved m`;

/** The statement by which a bag moves, for who runs it and for who measures it. */
export function moveStatement(move: BagMove): { readonly text: string; readonly values: readonly unknown[] } {
  const { id, command, status, branchId, staffId, at, now, note = null, device = null, scanId = null, also } = move;
  const line = [entryOf[command], staffId, at, note, device, scanId];
  return { text: moveText, values: [id, status, branchId, now, JSON.stringify(also ?? {}), ...line] };
}

/** Writes what a command makes of a bag, and its line in the log, by one statement that nothing waits for. */
export async function writeMove(tx: Tx, move: BagMove): Promise<void> {
  const { text, values } = moveStatement(move);
  await tx.executeQuery(pipelined(CompiledQuery.raw(text, [...values])));
}

/** How many parcels are in a bag, and what was charged for carrying them, in whole kyat. */
export async function readLoad(tx: Tx, bagId: number): Promise<{ pieces: number; fee: number }> {
  const { rows } = await sql<{ pieces: number; fee: number }>`
    select count(*)::int as pieces, coalesce(sum(l.shipping_total), 0)::bigint as fee
    from mailbag_parcel p
    join label l on l.id = p.label_id
    where p.mailbag_id = ${bagId} and p.state = ${packed.in}`.execute(tx);
  return rows[0] ?? { pieces: 0, fee: 0 };
}

/** The bag that this scan moved before. */
export async function readMovedBy(
  tx: Tx,
  scanId: string,
): Promise<{ mailbag_id: number; code: string; status: string; at: Date } | null> {
  const { rows } = await sql<{ mailbag_id: number; code: string; status: string; at: Date }>`${prepared}
    select e.mailbag_id, g.code, e.status, e.at
    from mailbag_entry e
    join mailbag g on g.id = e.mailbag_id
    where e.scan_id = ${scanId}`.execute(tx);
  return rows[0] ?? null;
}

/** A parcel that is in this bag, or in another one that was not read. */
export interface PackedLabel extends Pick<
  TableRow<'mailbag_parcel'>,
  'label_id' | 'mailbag_id' | 'state' | 'read_scan_id'
> {
  readonly code: string;
}

/** Locks the states of these labels, always in one order, and answers which of them bag `bagId` lists and which lie in another one. */
export async function lockPacked(tx: Tx, codes: readonly string[], bagId: number): Promise<PackedLabel[]> {
  const locked = await lockStates(tx, codes);
  const { rows } = await sql<PackedLabel>`
    select p.label_id, p.mailbag_id, g.code, p.state, p.read_scan_id
    from mailbag_parcel p
    join mailbag g on g.id = p.mailbag_id
    where p.label_id = any(${locked}::bigint[])
      and (p.mailbag_id = ${bagId} or p.state = ${packed.in})`.execute(tx);
  return rows;
}

/** Locks the states of what lies in a bag, in the order of the labels, until the transaction ends. */
export async function lockContents(tx: Tx, bagId: number): Promise<void> {
  await sql`
    select from label_state s
    where s.label_id in (select label_id from mailbag_parcel where mailbag_id = ${bagId} and state = ${packed.in})
    order by s.label_id for update of s`.execute(tx);
}

/** The statement of `readContents`: the branch, the person, the bag. */
export const contentsText = carriedText(
  `(select label_id from mailbag_parcel where mailbag_id = $3 and state = '${packed.in}')`,
);

/** Reads the contents of a bag, in the order of the labels, as scans by a user of this branch with new ids. */
export function readContents(tx: Tx, viewer: SessionViewer, bagId: number): ReturnType<typeof readCarriedParcels> {
  return readCarriedParcels(tx, contentsText, viewer, [bagId]);
}

/** Puts parcels into a bag. Users with an older version of them are refused at their next scan. */
export async function insertPacked(
  tx: Tx,
  bagId: number,
  labels: readonly number[],
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  if (labels.length === 0) return;
  await sql`
    insert into mailbag_parcel (mailbag_id, label_id, state, packed_by, packed_at)
    select ${bagId}, x.id, ${packed.in}, ${by}, ${now}
    from unnest(${[...labels]}::bigint[]) x(id)
    on conflict (mailbag_id, label_id) do update
      set state = excluded.state, packed_by = excluded.packed_by, packed_at = excluded.packed_at`.execute(tx);
  await setBag(tx, labels, bagId);
  await recount(tx, bagId, now);
}

/** Takes parcels out of an open bag again. */
export async function takeOut(tx: Tx, bagId: number, labels: readonly number[], now: Date): Promise<void> {
  if (labels.length === 0) return;
  await tx
    .deleteFrom('mailbag_parcel')
    .where('mailbag_id', '=', bagId)
    .where('label_id', 'in', [...labels])
    .execute();
  await setBag(tx, labels, null);
  await recount(tx, bagId, now);
}

async function setBag(tx: Tx, labels: readonly number[], bagId: number | null): Promise<void> {
  await tx
    .updateTable('label_state')
    .set({ bag_id: bagId, version: nextVersion })
    .where('label_id', 'in', [...labels])
    .execute();
}

async function recount(tx: Tx, bagId: number, now: Date): Promise<void> {
  await sql`
    update mailbag
    set parcels = (select count(*) from mailbag_parcel where mailbag_id = ${bagId} and state = ${packed.in}),
      updated_at = ${now}, version = version + 1
    where id = ${bagId}`.execute(tx);
}

export interface ReadParcel {
  readonly label_id: number;
  readonly scan_id: string;
  readonly damaged: boolean;
}

/** Marks parcels of a bag as read, or adds what was in it without being on its list; in the bag where one was missed it is missed no more. */
export async function markParcelsRead(
  tx: Tx,
  bagId: number,
  { matched, over }: { readonly matched: readonly ReadParcel[]; readonly over: readonly ReadParcel[] },
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  const rows = [
    ...matched.map((one) => ({ ...one, state: packed.matched })),
    ...over.map((one) => ({ ...one, state: packed.over })),
  ];
  if (rows.length === 0) return;
  const ids = rows.map(({ label_id }) => label_id);
  await sql`
    update mailbag_parcel
    set state = ${packed.elsewhere}, read_by = ${by}, read_at = ${now}
    where label_id = any(${ids}::bigint[]) and mailbag_id <> ${bagId} and state = ${packed.in}`.execute(tx);
  await sql`
    insert into mailbag_parcel (mailbag_id, label_id, state, read_by, read_at, read_scan_id, damaged)
    select ${bagId}, x.label_id, x.state, ${by}, ${now}, x.scan_id, x.damaged
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(label_id bigint, state text, scan_id text, damaged boolean)
    on conflict (mailbag_id, label_id) do update
      set state = excluded.state, read_by = excluded.read_by, read_at = excluded.read_at,
        read_scan_id = excluded.read_scan_id, damaged = excluded.damaged`.execute(tx);
  await setBag(tx, ids, null);
  await tx.updateTable('mailbag').set(touched(now)).where('id', '=', bagId).execute();
}

/** Marks unread parcels as missing: the bag no longer holds them, and their status is unchanged. Returns the parcels. */
export async function markShort(tx: Tx, bagId: number): Promise<number[]> {
  const { rows } = await sql<{ label_id: number }>`
    update mailbag_parcel
    set state = ${packed.short}
    where mailbag_id = ${bagId} and state = ${packed.in}
    returning label_id`.execute(tx);
  const ids = rows.map(({ label_id }) => label_id);
  if (ids.length > 0) await setBag(tx, ids, null);
  return ids;
}

export type NewCase = Pick<TableRow<'mailbag_case'>, 'kind' | 'label_id'>;

/** Opens differences of a bag: its reader is responsible until another user takes them over. Returns their ids. */
export async function insertCases(
  tx: Tx,
  bag: LockedMailbag,
  cases: readonly NewCase[],
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number[]> {
  if (cases.length === 0) return [];
  const rows = await tx
    .insertInto('mailbag_case')
    .values(
      cases.map((one) => ({
        ...one,
        mailbag_id: bag.id,
        status: caseLife.at.open,
        branch_id: bag.to_branch_id,
        other_branch_id: bag.from_branch_id,
        owner_staff_id: by,
        opened_by: by,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type LockedCase = TableRow<'mailbag_case'> & { readonly moved_on: boolean; readonly reported: boolean };

/** A case that a command is about to change, with what its parcel's history shows; `null` when it is not the viewer's to see. */
export async function lockCase(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedCase | null> {
  const { rows } = await sql<LockedCase>`
    select c.*, ${caseProof}
    from mailbag_case c
    left join label_state s on s.label_id = c.label_id
    where c.id = ${id} and ${caseScope(viewer)} for update of c`.execute(tx);
  return rows[0] ?? null;
}

/** Changes by commands on a difference: the user responsible, or its settlement. */
export type MailbagCaseChange =
  | { readonly owner_staff_id: number }
  | {
      readonly status: CaseState;
      readonly outcome: CaseOutcome;
      readonly note: string;
      readonly settled_by: number;
      readonly settled_at: Date;
    };

export async function setCase(tx: Tx, id: number, change: MailbagCaseChange, now: Date): Promise<void> {
  await tx
    .updateTable('mailbag_case')
    .set({ ...change, ...touched(now) })
    .where('id', '=', id)
    .execute();
}
