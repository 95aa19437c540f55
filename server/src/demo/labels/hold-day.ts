import { sql } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { holdMailLife } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { endDueHolds } from '../../rooms/tracking/tracking.door.ts';
import { chanceAt } from './chance.ts';
import { demoOrigin, type Moment } from './parcel-day.ts';

const waits: LabelStatus = 'arrived_to_destination_branch';
/** Shares of parcels at their last branch in the morning whose receivers ask for a hold, and that are recalled. */
const keptShare = 0.02;
const recalledShare = 0.004;
/** Share of requests from a phone number that is not on the label. */
const strangerShare = 0.15;

interface Waiting {
  id: number;
  code: string;
  branch_id: number;
  receiver: string;
  phone: string;
  sender: string;
  sender_phone: string;
  walk_in: boolean;
}

/** In the morning some holds end, some are released or paid at the counter, and a few more parcels are held or recalled. */
export async function keepSome({ stage, scene, now, day, last, eve }: Moment): Promise<void> {
  const { db } = stage.app.waybill;
  await endDueHolds(db, now);
  const clerkAt = (id: number) => scene.branches.find((branch) => branch.id === id)?.clerks[0];
  const { rows: open } = await sql<{ id: number; branch_id: number; status: string }>`
    select id, branch_id, status
    from hold_mail
    where status <> ${holdMailLife.at.ended} and created_at < ${now}
    order by id`.execute(db);
  for (const { id, branch_id, status } of open) {
    const clerk = clerkAt(branch_id);
    if (!clerk || last || chanceAt(id, 40 + day) >= 0.15) continue;
    const command = status === holdMailLife.at.held ? 'release' : 'collect';
    await stage.call(clerk, now, `hold_mails.${command}`, { params: { id } });
  }
  const { rows } = await sql<Waiting>`
    select s.label_id as id, l.tracking_code as code, s.holder_branch_id as branch_id, l.destination_name as receiver,
      l.destination_phone[1] as phone, l.source_name as sender, l.source_phone[1] as sender_phone, l.merchant_id is null as walk_in
    from label_state s
    join label l on l.id = s.label_id
    where s.status = ${waits} and s.closed_at is null and s.return_step is null and s.holder_branch_id = s.deliver_branch_id
      and s.shipping_type <> 'return' and l.origin = ${demoOrigin}
      and not exists (select from hold_mail h where h.label_id = s.label_id)
    order by s.label_id`.execute(db);
  // Its day comes tomorrow, when its sender is not at the counter to pay.
  const short = eve ? rows.find(({ walk_in, branch_id }) => walk_in && clerkAt(branch_id)) : undefined;
  for (const parcel of rows) {
    const clerk = clerkAt(parcel.branch_id);
    const chance = parcel === short ? 0 : chanceAt(parcel.id, 31);
    if (!clerk || chance >= keptShare + recalledShare) continue;
    if (chance >= keptShare)
      await stage.call(clerk, now, 'tracking.recall', {
        params: { id: parcel.id },
        body: {
          requester_name: parcel.sender,
          requester_phone: parcel.sender_phone,
          reason: 'ဝယ်သူက အော်ဒါ ပယ်ဖျက်သည်',
        },
      });
    else
      await stage.call(clerk, now, 'hold_mails.create', {
        body: wishOf(parcel, now, parcel === short ? 1 : undefined),
      });
  }
}

function wishOf({ id, code, receiver, phone }: Waiting, now: Date, days = 1 + (id % 12)): object {
  const stranger = chanceAt(id, 32) < strangerShare;
  return {
    tracking_code: code,
    hold_until: addDays(businessDate(now), days),
    requester_name: stranger ? 'ဦးအောင် (အိမ်နီးချင်း)' : receiver,
    requester_phone: stranger ? '09420011223' : phone,
    remark: id % 3 === 0 ? 'ခရီးသွားနေသည်' : null,
  };
}
