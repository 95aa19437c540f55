import { sql } from 'kysely';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { missingCaseLife, type MissingCaseState } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { chanceAt } from './chance.ts';
import { demoOrigin, type Moment } from './parcel-day.ts';

/** On a shelf, where a parcel can be mislaid. */
const onShelf: readonly LabelStatus[] = [
  'arrived_to_destination_branch',
  'arrivedback_to_destination_branch',
  'accept_from_origin_branch',
];

const mislaid = 'စင်ပေါ်တွင် မတွေ့ပါ';

/** How far the case of a missing parcel comes. */
const ends = ['open', 'decided', 'found', 'compensated', 'waived'] as const;
type CaseEnd = (typeof ends)[number];

const findings = ['စင်အားလုံး စစ်ပြီး၊ မတွေ့ပါ', 'အိတ်ထဲတွင် မရှိပါ', 'ကူရီယာ၏ ခြင်းကို စစ်ပြီး၊ မတွေ့ပါ', 'ယာဉ်မောင်းကို မေးပြီး၊ မတွေ့ပါ'] as const;

/** Share of missing parcels that are declared lost after ten days. */
const lostShare = 0.6;
const searchMost = 10;

/** Parcels missing for long are declared lost and compensated; today there is one case for each state. */
export async function searchMissing(moment: Moment): Promise<void> {
  const { stage, scene, now, last } = moment;
  const { rows } = await sql<{ label_id: number; branch_id: number }>`
    select c.label_id, c.branch_id
    from missing_case c
    join label l on l.id = c.label_id
    where c.ended_at is null and c.created_at < ${new Date(now.getTime() - searchMost * 86_400_000)} and l.origin = ${demoOrigin}
    order by c.id`.execute(stage.app.waybill.db);
  for (const { label_id, branch_id } of rows) {
    const lead = scene.branches.find((branch) => branch.id === branch_id)?.leads[0];
    if (lead && chanceAt(label_id, 12) < lostShare) await playCase(moment, lead, label_id, 'compensated');
  }
  if (last) await showCases(moment);
}

/** Plays the search for a missing parcel, the branch's proposal, and the confirmation by a second person at head office. */
async function playCase(
  { stage, scene, now }: Moment,
  lead: SessionViewer,
  labelId: number,
  end: CaseEnd,
): Promise<void> {
  const shipping = await stage.call(lead, now, 'tracking.shipping', { params: { id: labelId } });
  const id = shipping?.data.missing_case_id ?? 0;
  const params = { id };
  const found = await stage.call(lead, now, 'missing_cases.detail', { params });
  if (!found) return;
  const { steps, suggested, candidates } = found.data;
  const searched = steps.slice(0, end === 'open' ? 1 : steps.length).filter(({ ticked_at }) => ticked_at === null);
  for (const [at, step] of searched.entries())
    await stage.call(lead, now, 'missing_cases.tick', {
      params,
      body: { step_id: step.id, finding: findings[at % findings.length] },
    });
  if (end === 'open') {
    const [next] = candidates;
    const body = { owner_id: next?.id ?? 0, reason: 'နောက်အဆိုင်းမှ ဆက်ရှာမည်' };
    if (next) await stage.call(lead, now, 'missing_cases.hand_on', { params, body });
    return;
  }
  if (end === 'found') {
    await stage.call(lead, now, 'missing_cases.find', { params, body: { remark: 'စင်အောက်တွင် ပြန်တွေ့သည်' } });
    return;
  }
  const decided = await (end === 'waived'
    ? stage.call(lead, now, 'missing_cases.waive', {
        params,
        body: { why: 'ပေးပို့သူက ဖုန်းဖြင့် မယူကြောင်း ပြောသည် (အသံသွင်းထားသည်)' },
      })
    : stage.call(lead, now, 'missing_cases.propose', { params, body: { ...suggested } }));
  if (!decided || end === 'decided') return;
  const closed = await stage.call(scene.office, now, 'missing_cases.confirm', {
    params,
    body: { version: decided.data.version },
  });
  // A sender without an account fetches the money at the counter; every third has not come yet, and a till that is too empty pays another day.
  if (closed?.data.at_counter && id % 3 > 0 && (await stage.heldAt(lead.branchId ?? 0)) >= (closed.data.amount ?? 0))
    await stage.call(lead, now, 'missing_cases.pay', {
      params,
      body: { payee_name: closed.data.sender, payee_phone: '09777123456', payee_nrc: '12/OUKAMA(N)123456' },
    });
}

/** On the current day: parcels that cannot be found at a branch, one case for each state. */
async function showCases(moment: Moment): Promise<void> {
  const { stage, scene, now } = moment;
  const { rows } = await sql<{ id: number; branch_id: number }>`
    select s.label_id as id, s.holder_branch_id as branch_id
    from label_state s
    join label l on l.id = s.label_id
    where s.status = any(${[...onShelf]}::text[]) and s.closed_at is null and s.bag_id is null and s.held_until is null and s.return_step is null
      and s.clearance_id is null and l.origin = ${demoOrigin}
    order by array_position(${[...onShelf]}::text[], s.status), s.label_id`.execute(stage.app.waybill.db);
  const leadOf = (branchId: number) => scene.branches.find((branch) => branch.id === branchId)?.leads[0];
  // An interrupted play continues with the cases that it had begun.
  const { rows: begun } = await sql<{ label_id: number; branch_id: number; status: MissingCaseState }>`
    select label_id, branch_id, status from missing_case where created_at = ${now} and reason = ${mislaid} order by id`.execute(
    stage.app.waybill.db,
  );
  for (const [place, { label_id, branch_id, status }] of begun.entries()) {
    const lead = leadOf(branch_id);
    if (lead && status === missingCaseLife.at.open) await playCase(moment, lead, label_id, ends[place] ?? 'open');
  }
  let at = begun.length;
  for (const { id, branch_id } of rows) {
    const lead = leadOf(branch_id);
    const end = ends[at];
    if (!lead || !end) continue;
    at += 1;
    await stage.call(lead, now, 'tracking.missing', { params: { id }, body: { reason: mislaid } });
    await playCase(moment, lead, id, end);
  }
}
