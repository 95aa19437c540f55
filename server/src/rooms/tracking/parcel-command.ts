import { waitsForDoor } from '@waybill/domain/rooms/hold-mails/decide-hold.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { LabelLife } from '@waybill/domain/rooms/labels/label-life.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { AuditAction, auditActions } from '@waybill/domain/audit-actions.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import {
  endHolds,
  affectedBranches,
  writeRound,
  type NewEntry,
  withMessages,
} from '../scan-kit/parcel-entries.door.ts';
import { lifeOf } from '../scan-kit/parcel-life.door.ts';
import { keepMissingCase, type LockedParcel } from './missing-report.store.ts';
import { readShipping } from './shipping.queries.ts';
import { lockLife } from './parcels.queries.ts';
import { answerRecord } from '../../kernel/change-record.ts';

type ParcelAction = Extract<(typeof auditActions)['labels'][number], AuditAction>;

/** State of a parcel that a user saw when they decided: its version, and its latest viewable entry where the decision is about that. */
export interface SeenParcel {
  readonly version: number | null;
  readonly entryId?: number;
}

/**
 * The parcel that a decision is about, locked until the transaction ends. Refused when it is not the viewer's to see, and when it is not any more what they
 * saw (S-08): a delivery that happened meanwhile would otherwise be taken back by somebody who never saw it.
 */
export async function lockParcel(
  { tx, viewer }: CommandContext,
  id: number,
  seen: SeenParcel,
): Promise<LockedParcel | Refusal<'not_found' | 'parcel_moved_on'>> {
  const row = await lockLife(tx, viewer, id);
  if (!row) return refuse('not_found');
  const isOld = seen.version !== null && seen.version !== row.version;
  const isAnother = seen.entryId !== undefined && seen.entryId !== row.entry_id;
  if (isOld || isAnother) return refuse('parcel_moved_on', { values: { status: row.status } });
  return { row, life: lifeOf(row) };
}

/** Changes of a decision to a parcel, and its history entry. */
export interface ParcelChange {
  readonly action: ParcelAction;
  readonly life: LabelLife;
  readonly entries: readonly Omit<NewEntry, 'label_id'>[];
  /** The entry that is the latest viewable one again. */
  readonly entryId?: number | null;
  readonly input: Readonly<Record<string, unknown>> & { readonly reason?: string | null };
}

/** Writes a decision with its audit line; answers the ids of its entries in their order. */
export async function writeDecision(
  context: CommandContext,
  parcel: LockedParcel,
  change: ParcelChange,
): Promise<number[]> {
  const { tx, now, viewer } = context;
  const { row, life } = parcel;
  const ids = await writeRound(
    tx,
    {
      changes: [{ label_id: row.id, version: row.version, life: change.life, entry_id: change.entryId ?? null }],
      entries: withMessages(row, change.life, change.entries).map((entry) => ({
        label_id: row.id,
        party: viewer.party ?? null,
        api_key_id: viewer.key?.id ?? null,
        ...entry,
      })),
    },
    now,
  );
  if (row.held_until !== null && change.life.status !== life.status && !waitsForDoor(change.life))
    await endHolds(tx, { labels: new Map([[row.id, viewer.id || null]]) }, { now });
  await keepMissingCase(context, parcel, change.life, change.input.reason ?? null);
  for (const branchId of new Set(affectedBranches(life, change.life)))
    context.publish({ topic: 'labels', branchId, payload: { id: row.id } });
  context.audit({
    room: 'labels',
    record: row.id,
    name: row.tracking_code,
    action: change.action,
    branchId: context.viewer.branchId ?? life.holder_branch_id,
    before: { status: life.status, shipping_type: life.shipping_type },
    after: {
      status: change.life.status,
      shipping_type: change.life.shipping_type,
      ...change.input,
      ...(viewer.party ? { party: viewer.party } : {}),
    },
  });
  return [...(ids.get(row.id) ?? [])];
}

/** Adds a note to the history of a locked parcel without changing its state; decisions based on an earlier version have to be repeated. */
export async function enterNote(
  context: CommandContext,
  { row, life }: LockedParcel,
  note: { readonly status: LabelStatus; readonly remark: string | null; readonly reason?: string },
): Promise<void> {
  const { tx, now, viewer } = context;
  await writeRound(
    tx,
    {
      changes: [{ label_id: row.id, version: row.version, life, entry_id: row.entry_id }],
      entries: [
        {
          label_id: row.id,
          ...note,
          viewable: false,
          at: now,
          staff_id: viewer.id || null,
          party: viewer.party ?? null,
          api_key_id: viewer.key?.id ?? null,
          branch_id: viewer.branchId ?? life.holder_branch_id,
        },
      ],
    },
    now,
  );
  for (const branchId of new Set(affectedBranches(life, life)))
    context.publish({ topic: 'labels', branchId, payload: { id: row.id } });
}

/**
 * Runs a decision on one parcel: locks it in the version that the user saw, lets `act` decide and write, and returns the parcel, even if it now goes
 * to a branch outside the user's scope. It does not use `changeRecord`: only `writeDecision` knows from the new state who is notified and what is
 * logged, and a parcel is refused when it has changed since the user saw it.
 */
export async function changeParcel(
  context: CommandContext,
  id: number,
  seen: SeenParcel,
  act: (parcel: LockedParcel) => Promise<Refusal | null>,
): Promise<{ data: Shipping } | Refusal> {
  const parcel = await lockParcel(context, id, seen);
  if (isRefusal(parcel)) return parcel;
  const refused = await act(parcel);
  if (refused) return refused;
  return answerRecord(await readShipping(context.tx, context.viewer, id, context.now, { whoeverSees: true }));
}
