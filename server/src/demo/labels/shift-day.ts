import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { readBalance } from '../../rooms/ledger/ledger.door.ts';
import type { Moment } from './parcel-day.ts';

/** How far the shift of each branch has come, in the order of the branches. */
const ends = ['signed', 'short', 'settled', 'open', 'void'] as const;
/** What is missing where a count differs, in whole kyat. */
const missing = 500;

/** Today's change of shifts: one signed, one that differs and waits, one whose difference has its owner, one still to be counted, one void. */
export async function shifts({ stage, scene, now, last }: Moment): Promise<void> {
  if (!last) return;
  for (const [at, end] of ends.entries()) {
    const branch = scene.branches[at];
    const [first, second, third] = branch ? [...branch.clerks, ...branch.leads] : [];
    if (!branch || !first || !second) continue;
    const held = await readBalance(stage.app.waybill.db, accountRef('cash:branch', { owner: branch.id }));
    const counted = Math.max(0, held);
    const made = await stage.call(first, now, 'shift_handovers.create', { body: { counted } });
    if (!made) continue;
    const params = { id: made.data.id };
    if (end === 'void')
      await stage.call(first, now, 'shift_handovers.void', { params, body: { reason: 'ဂျူတီ မပြောင်းတော့ပါ' } });
    if (end === 'void' || end === 'open') continue;
    const short = end === 'signed' ? 0 : Math.min(missing, counted);
    await stage.call(second, now, 'shift_handovers.count', { params, body: { counted: counted - short } });
    if (end === 'settled' && third && short > 0)
      await stage.call(third, now, 'shift_handovers.settle', {
        params,
        body: { owner_staff_id: first.id, note: 'အကြွေအမ်းရာတွင် မှားယွင်း' },
      });
    if (end === 'signed') await stage.call(second, now, 'shift_handovers.sign', { params });
  }
}
