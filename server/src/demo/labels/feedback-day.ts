import { sql } from 'kysely';
import { openFeedback } from '@waybill/domain/rooms/feedbacks/feedback-states.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { chanceAt } from './chance.ts';
import { demoOrigin, type Moment } from './parcel-day.ts';
import type { Stage } from './stage.ts';

const arrived: LabelStatus = 'delivered';
/** Share of receivers since the last morning who give feedback. */
const heardShare = 0.08;
/** Shares of the morning's open feedback that are taken on, and that are closed at once. */
const takenShare = 0.3;
const endedShare = 0.2;

/** Maximum score of a complaint. */
const complaintScore = 2;

const voices = [
  [1, 'ပါဆယ် စိုရွှဲနေပါသည်။'],
  [2, 'ပို့ဆောင်သူက ဖုန်းမဆက်ဘဲ ရောက်လာပါသည်။'],
  [4, 'မြန်ပါသည်။ ကျေးဇူးတင်ပါသည်။'],
  [5, 'Very friendly courier.'],
] as const;

/** In the morning yesterday's feedback is entered, and some of the open feedback is taken on or closed. */
export async function hear({ stage, scene, now, day }: Moment): Promise<void> {
  const { db } = stage.app.waybill;
  const clerkAt = (id: number) => scene.branches.find((branch) => branch.id === id)?.clerks[0];
  const { rows: open } = await sql<{ id: number; status: string; label_id: number; branch_id: number }>`
    select f.id, f.status, f.label_id, s.deliver_branch_id as branch_id
    from feedback f
    join label_state s on s.label_id = f.label_id
    where f.closed_at is null and f.created_at < ${now}
    order by f.id`.execute(db);
  for (const { id, status, label_id, branch_id } of open) {
    const clerk = clerkAt(branch_id);
    const chance = chanceAt(id, 70 + day);
    if (!clerk || chance >= endedShare + takenShare) continue;
    if (chance < endedShare) {
      await stage.call(clerk, now, 'feedbacks.close', {
        params: { id },
        body: { done: 'ဖုန်းဆက်၍ တောင်းပန်ပြီး ပို့ဆောင်သူကို သတိပေးပြီးပါပြီ။' },
      });
      await takeBackProofs(stage, clerk, now, label_id);
    } else if (status === openFeedback) await stage.call(clerk, now, 'feedbacks.take', { params: { id } });
  }
  const { rows } = await sql<{ id: number; code: string; name: string; branch_id: number }>`
    select s.label_id as id, l.tracking_code as code, l.destination_name as name, s.deliver_branch_id as branch_id
    from label_state s
    join label l on l.id = s.label_id
    where s.status = ${arrived} and l.origin = ${demoOrigin} and s.status_at > ${new Date(now.getTime() - 86_400_000)}
      and not exists (select from feedback f where f.label_id = s.label_id)
    order by s.label_id`.execute(db);
  for (const { id, code, name, branch_id } of rows) {
    const clerk = clerkAt(branch_id);
    if (!clerk || chanceAt(id, 61) >= heardShare) continue;
    const [score, text] = voices[id % voices.length] as (typeof voices)[number];
    await stage.call(clerk, now, 'feedbacks.create', { body: { tracking_code: code, score, text } });
    // The complaint is linked to the parcel's history.
    if (score <= complaintScore)
      await stage.call(clerk, now, 'proof_links.make', { params: { id }, body: { made_for: name } });
  }
}

/** The links of a settled complaint are no longer needed. */
async function takeBackProofs(stage: Stage, clerk: SessionViewer, now: Date, label: number): Promise<void> {
  const shown = await stage.call(clerk, now, 'proof_links.list', { params: { id: label } });
  for (const { id, hash } of shown?.data.links ?? [])
    if (hash !== null)
      await stage.call(clerk, now, 'proof_links.revoke', { params: { id: label }, body: { link_id: id } });
}
