import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { Moment } from './parcel-day.ts';

/** How far the shift of each branch has come, in the order of the branches. */
const ends = ['signed', 'short', 'settled', 'open', 'void'] as const;
/** Difference of a count, in whole kyat: missing, or too much in a till that holds less. */
const difference = 500;

/** Number of closed days before today, and of branches that forget to close theirs. */
const [closedDays, forgetful] = [7, 2] as const;

/** The days before today are closed by a count of two users; the last branches leave theirs open. */
export async function closeDays({ stage, scene, now, day }: Moment, days: number): Promise<void> {
  if (day < days - 1 - closedDays) return;
  for (const branch of scene.branches.slice(0, -forgetful)) {
    const [first, second] = [branch.leads[0], branch.clerks[0]];
    if (!first || !second) continue;
    const held = await stage.heldAt(branch.id);
    if (held < 0) continue;
    const body = { counted: held, closes_on: businessDate(now) };
    const made = await stage.call(first, now, 'shift_handovers.create', { body });
    if (!made) continue;
    const params = { id: made.data.id };
    await stage.call(second, now, 'shift_handovers.count', { params, body: { counted: held } });
    await stage.call(second, now, 'shift_handovers.sign', { params });
  }
}

/** Today's shift handovers: one signed, one with an open difference, one with a settled difference, one still to be counted, one void. */
export async function shifts({ stage, scene, now }: Moment): Promise<void> {
  for (const [at, end] of ends.entries()) {
    const branch = scene.branches[at];
    const [first, second, third] = branch ? [...branch.clerks, ...branch.leads] : [];
    if (!branch || !first || !second) continue;
    const held = await stage.heldAt(branch.id);
    const counted = Math.max(0, held);
    const made = await stage.call(first, now, 'shift_handovers.create', { body: { counted } });
    if (!made) continue;
    const params = { id: made.data.id };
    if (end === 'void')
      await stage.call(first, now, 'shift_handovers.void', { params, body: { reason: 'ဂျူတီ မပြောင်းတော့ပါ' } });
    if (end === 'void' || end === 'open') continue;
    const found = end === 'signed' ? counted : counted < difference ? counted + difference : counted - difference;
    await stage.call(second, now, 'shift_handovers.count', { params, body: { counted: found } });
    if (end === 'settled' && third && found !== counted)
      await stage.call(third, now, 'shift_handovers.settle', {
        params,
        body: { owner_staff_id: first.id, note: 'အကြွေအမ်းရာတွင် မှားယွင်း' },
      });
    if (end === 'signed') await stage.call(second, now, 'shift_handovers.sign', { params });
  }
}
