import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CallType } from '@waybill/domain/rooms/calls/call-rules.ts';
import { decideTake, leaseUntil } from '@waybill/domain/rooms/calls/decide-call.ts';
import type { PhoneCallDetail } from '@waybill/contract/rooms/calls/calls.contract.ts';
import { onRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { addCalls } from './call-queue.store.ts';
import { callRecord } from './call.record.ts';
import { readPhoneCall } from './calls.queries.ts';
import { setTaken, takeNext, type LockedPhoneCall } from './calls.store.ts';

/** Takes the next call for this agent, for ten minutes; `null` when there is none. An empty queue is updated first. */
export async function nextPhoneCall(
  context: CommandContext,
  { type }: { readonly type: CallType | null },
): Promise<{ data: PhoneCallDetail | null }> {
  const { tx, viewer, now } = context;
  const order = { type, now, until: leaseUntil(now) };
  const taken =
    (await takeNext(tx, viewer, order)) ??
    ((await addCalls(tx, viewer, now)).length > 0 ? await takeNext(tx, viewer, order) : null);
  if (!taken) return { data: null };
  context.hint('call', [taken.branch_id]);
  return { data: await readPhoneCall(tx, viewer, taken.id, now) };
}

/** Takes one call of the list, or extends a taken one by ten minutes. Refused: `call_taken` with the name of the user who has it. */
export function takePhoneCall(context: CommandContext, id: number): Changed<PhoneCallDetail> {
  const { tx, viewer, now } = context;
  return onRecord(context, callRecord, id, async (task) => {
    const refused = decideTake(viewer.id, task, now);
    if (refused) return withHolder(context, task, refused);
    await setTaken(tx, id, { by: viewer.id, until: leaseUntil(now) }, now);
    return null;
  });
}

/** Releases a call at once for other agents. */
export function releasePhoneCall(context: CommandContext, id: number): Changed<PhoneCallDetail> {
  const { tx, viewer, now } = context;
  return onRecord(context, callRecord, id, async (task) => {
    const refused = decideTake(viewer.id, task, now);
    if (refused) return withHolder(context, task, refused);
    await setTaken(tx, id, null, now);
    return null;
  });
}

/** Adds to a refusal who has the call, and until when. */
export async function withHolder({ tx }: CommandContext, task: LockedPhoneCall, refused: Refusal): Promise<Refusal> {
  if (task.taken_by === null || task.taken_until === null) return refused;
  const holder = await tx.selectFrom('staff').select('name').where('id', '=', task.taken_by).executeTakeFirst();
  return refuse(refused.code, {
    ...refused,
    values: { ...refused.values, by: holder?.name ?? '–', at: toIso(task.taken_until) },
  });
}
