import { sql } from 'kysely';
import type { CallOutcome, CallResult } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { callAt } from '@waybill/domain/rooms/calls/call-states.ts';
import { refreshCalls } from '../../rooms/calls/calls.door.ts';
import { chanceAt } from './chance.ts';
import type { Moment } from './parcel-day.ts';

/** Outcomes of the demo operator's calls, in rotation. */
const courses: readonly { outcome: CallOutcome; result?: CallResult; remark?: string; hours?: number }[] = [
  { outcome: 'call_complete', result: 'deliver', remark: 'ညနေ ၄ နာရီနောက်ပိုင်း အိမ်တွင်ရှိမည်' },
  { outcome: 'no_answer' },
  { outcome: 'call_complete', result: 'other_date', remark: 'ခရီးသွားနေသည်', hours: 40 },
  { outcome: 'busy' },
  { outcome: 'call_complete', result: 'new_address', remark: 'အမှတ် ၂၃၊ ၅ လမ်း၊ လှိုင်မြို့နယ်' },
  { outcome: 'call_again', remark: 'အစည်းအဝေးတွင် ရှိနေသည်', hours: 3 },
  { outcome: 'call_complete', result: 'refused', remark: 'မမှာထားပါ' },
  { outcome: 'call_complete', result: 'wrong_number' },
];
/** Maximum calls of the current day. */
const callsMost = 60;
const calledShare = 0.5;

/** On the current day about half of those who wait in the morning are called; the others stay in the queue. */
export async function makeCalls({ stage, scene, now, last }: Moment): Promise<void> {
  if (!last) return;
  const { db } = stage.app.waybill;
  await refreshCalls(db, now);
  const { rows } = await sql<{ id: number; label_id: number; branch_id: number; phone: string; open: boolean }>`
    select t.id, t.label_id, t.branch_id, l.destination_phone[1] as phone,
      t.status = ${callAt.open} and not exists (select from call_log k where k.task_id = t.id) as open
    from call_task t
    join label l on l.id = t.label_id
    where t.created_at = ${now}
    order by t.label_id
    limit ${callsMost}`.execute(db);
  for (const { id, label_id, branch_id, phone, open } of rows) {
    const [clerk] = scene.branches.find((branch) => branch.id === branch_id)?.clerks ?? [];
    if (!clerk || !open || chanceAt(label_id, 13) >= calledShare) continue;
    const {
      outcome,
      result = null,
      remark = null,
      hours,
    } = courses[label_id % courses.length] as (typeof courses)[number];
    const next_at = hours === undefined ? null : new Date(now.getTime() + hours * 3_600_000).toISOString();
    await stage.call(clerk, now, 'calls.take', { params: { id } });
    await stage.call(clerk, now, 'calls.log', {
      params: { id },
      body: { phone_selected: phone, outcome, result, remark, next_at },
    });
  }
}
