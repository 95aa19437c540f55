import { sql } from 'kysely';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { messageAt } from '@waybill/domain/rooms/messages/message-states.ts';
import { writtenByHand } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { lastChannel } from '@waybill/domain/rooms/messages/message-channels.ts';
import { messageKey, type TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';
import { noteReport, sendMessages, type Gateway } from '../../rooms/messages/messages.door.ts';
import { chanceAt } from './chance.ts';
import { receivedCodes } from './demo-proofs.ts';
import { demoOrigin, type Moment } from './parcel-day.ts';

/** Outcomes at a message provider: some refused, some unavailable, some timed out, all others accepted. */
const shares: readonly (readonly [most: number, outcome: TryOutcome])[] = [
  [0.03, 'refused'],
  [0.05, 'not_taken'],
  [0.06, 'unknown'],
];
/** Shares of accepted messages that are delivered soon, and that cannot be delivered. */
const reachedShare = 0.8;
const lostShare = 0.04;
/** Share of waiting receivers who unsubscribe from messages. */
const quietShare = 0.02;
const waiting: LabelStatus = 'arrived_to_destination_branch';

const demoGateway: Gateway = async ({ id, text }) => {
  const code = /\b[A-Z]{2}\d{9}XM\b/.exec(text)?.[0];
  const digits = /(?<![\dA-Z])\d{6}(?!\d)/.exec(text)?.[0];
  if (code !== undefined && digits !== undefined) receivedCodes.set(code, digits);
  const outcome = shares.find(([most]) => chanceAt(id, 81) < most)?.[1] ?? 'sent';
  return { outcome, answer: outcome === 'refused' ? '400 number not in use' : null, tookMs: 40 + (id % 160) };
};

/** Sends waiting messages to the simulated provider at this time of the play, with its delivery reports. */
export async function sendWaiting({ stage, now }: Pick<Moment, 'stage' | 'now'>): Promise<void> {
  const { db, services } = stage.app.waybill;
  let at = now;
  await sendMessages(
    { db, services: { ...services, clock: () => at } },
    async (ms) => void (at = new Date(at.getTime() + ms)),
    () => demoGateway,
  );
  const { rows } = await sql<{ id: number; resends: number }>`
    select id, resends from message
    where sent_at >= ${now} and sent_at <= ${at} and status = ${messageAt.sent}
    order by id`.execute(db);
  for (const { id, resends } of rows) {
    const chance = chanceAt(id, 82);
    if (chance < reachedShare + lostShare)
      await noteReport(
        db,
        at,
        messageKey({ id, resends, channel: lastChannel }),
        chance < reachedShare ? 'delivered' : 'failed',
      );
  }
}

/** In the morning a clerk writes to a receiver by hand, and now and then a receiver unsubscribes. */
export async function writeByHand({ stage, scene, now, day }: Moment): Promise<void> {
  const { rows } = await sql<{ id: number; code: string; phone: string; branch_id: number }>`
    select l.id, l.tracking_code as code, l.destination_phone[1] as phone, s.holder_branch_id as branch_id
    from label_state s
    join label l on l.id = s.label_id
    where l.origin = ${demoOrigin} and s.status = ${waiting}
      and not exists (select from message m where m.label_id = l.id and m.purpose = ${writtenByHand})
      and not exists (select from message_opt_out o where o.phone = any(l.destination_phone))
    order by l.id
    limit 20`.execute(stage.app.waybill.db);
  for (const [at, { id, code, phone, branch_id }] of rows.entries()) {
    const clerk = scene.branches.find((branch) => branch.id === branch_id)?.clerks[0];
    if (!clerk) continue;
    if (at === day % 7)
      await stage.call(clerk, now, 'messages.send', {
        body: {
          party: 'receiver',
          tracking_code: code,
          customer_id: null,
          text: 'သင့်ပါဆယ် ရောက်ပါပြီ။ ညနေ ၅ နာရီမတိုင်မီ ရုံးတွင် လာယူနိုင်ပါသည်။',
        },
      });
    else if (chanceAt(id, 83) < quietShare)
      await stage.call(clerk, now, 'message_opt_outs.create', { body: { phone, note: 'ဖုန်းဖြင့် တောင်းဆိုသည်' } });
  }
}
