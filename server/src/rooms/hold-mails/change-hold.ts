import { businessDate, addDays } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { dayProblem, decideHold } from '@waybill/domain/rooms/hold-mails/decide-hold.ts';
import { holdDays, type extendHoldForm } from '@waybill/domain/rooms/hold-mails/hold-mail-form.ts';
import type { HoldMailDetail } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { endHolds, feeOf } from '../scan-kit/parcel-entries.door.ts';
import { holdMailRecord } from './hold-mail.record.ts';
import { setHoldMailStatus, setUntil } from './hold-mails.store.ts';

/** Keeps a parcel until another day, at most thirty days after the branch first kept it. */
export function extendHold(
  context: CommandContext,
  id: number,
  { hold_until: until }: FormValues<typeof extendHoldForm>,
): Changed<HoldMailDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, holdMailRecord, id, async (hold) => {
    const decided = decideHold(viewer, hold, 'extend');
    if (isRefusal(decided)) return decided;
    const first = addDays(hold.limit_on, -holdDays.most);
    const problem = dayProblem({ today: businessDate(now), until, first });
    if (problem) return problem;
    await setUntil(tx, hold, until, now);
    return { action: 'extend', before: { hold_until: hold.until_on }, after: { hold_until: until } };
  });
}

/** Releases a parcel before its day: the fee is posted, and it goes out for delivery again. The second of two requests is `state_not_allowed`. */
export function releaseHold(context: CommandContext, id: number): Changed<HoldMailDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, holdMailRecord, id, async (hold) => {
    const decided = decideHold(viewer, hold, 'release');
    if (isRefusal(decided)) return decided;
    const [ended] = await endHolds(tx, { labels: new Map([[hold.label_id, viewer.id]]) }, { how: 'released', now });
    if (!ended) return refuse('state_not_allowed', { values: { state: hold.status, command: 'release' } });
    return { action: 'release', before: { status: hold.status }, after: { status: decided, hold_fee: ended.fee } };
  });
}

/** Records that the fee of an expired hold was paid at the counter. */
export function collectFee(context: CommandContext, id: number): Changed<HoldMailDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, holdMailRecord, id, async (hold) => {
    const status = decideHold(viewer, hold, 'collect');
    if (isRefusal(status)) return status;
    const fee = hold.fee ?? 0;
    await setHoldMailStatus(tx, id, status, now);
    await writeJournals(tx, [feeOf({ ...hold, fee }, hold.entry_id, now)]);
    return { action: 'collect', before: { status: hold.status }, after: { status, hold_fee: fee } };
  });
}
