import { sql } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { furtherNumbersMax, type ReceiverChoice } from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { routedTypes } from '@waybill/domain/rooms/labels/reroute.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { codeLookup, makeWish, readPublicParcel } from '../../rooms/public-pages/public-pages.door.ts';
import { chanceAt } from './chance.ts';
import { demoOrigin, type Moment } from './parcel-day.ts';
import type { Stage } from './stage.ts';

const waits: LabelStatus = 'arrived_to_destination_branch';
const arrived: LabelStatus = 'delivered';
/** Shares of receivers who use the tracking page: of parcels that wait for their courier in the morning, and of delivered ones. */
const wishShare = 0.04;
const ratedShare = 0.06;

const texts = ['ပို့ဆောင်မှု အဆင်ပြေပါသည်။', 'Arrived a day late, but whole.', '快递员很有礼貌。'] as const;

interface Shown {
  readonly id: number;
  readonly code: string;
  readonly status: LabelStatus;
  readonly phone: string;
  /** Number of additional phone numbers entered so far. */
  readonly numbers: number;
}

/** In the morning some receivers have used the tracking page: to choose another day, add a phone number, or give feedback. */
export async function chooseOutside({ stage, now }: Moment): Promise<void> {
  const { rows } = await sql<Shown>`
    select s.label_id as id, l.tracking_code as code, s.status, l.destination_phone[1] as phone, cardinality(l.contact_phone_list) as numbers
    from label_state s
    join label l on l.id = s.label_id
    where l.origin = ${demoOrigin} and s.held_until is null and s.return_step is null and l.destination_country is null
      and ((s.status = ${waits} and s.closed_at is null and s.holder_branch_id = s.deliver_branch_id and l.delivery_type = 'home'
          and s.shipping_type = any(${[...routedTypes]}::text[]) and not exists (select from hold_mail h where h.label_id = s.label_id))
        or (s.status = ${arrived} and s.status_at > ${new Date(now.getTime() - 86_400_000)}
          and not exists (select from feedback f where f.label_id = s.label_id)))
    order by s.label_id`.execute(stage.app.waybill.db);
  for (const one of rows) {
    const delivered = one.status === arrived;
    if (chanceAt(one.id, 81) >= (delivered ? ratedShare : wishShare)) continue;
    if (delivered)
      await choose(stage, now, one, 'feedback', {
        score: String(3 + (one.id % 3)),
        text: texts[one.id % 3] ?? texts[0],
      });
    else if (one.id % 3 === 0 && one.numbers < furtherNumbersMax)
      await choose(stage, now, one, 'other_number', {
        phone: `0942${String((one.id * 10 + one.numbers) % 10_000_000).padStart(7, '0')}`,
      });
    else await choose(stage, now, one, 'other_day', { hold_until: addDays(businessDate(now), 1 + (one.id % 5)) });
  }
}

async function choose(
  stage: Stage,
  now: Date,
  { code, phone }: Shown,
  choice: ReceiverChoice,
  sent: Readonly<Record<string, string>>,
): Promise<void> {
  const context = stage.context(systemViewer, now);
  const parcel = await readPublicParcel(context.db, codeLookup(code), now);
  if (!parcel) return;
  const outsider = { party: 'receiver', locale: 'mm' } as const;
  const refused = await makeWish(context, outsider, { parcel, digits: phone.slice(-4) }, choice, sent);
  if (refused) stage.refuse(`public_pages.${choice}`, refused);
}
