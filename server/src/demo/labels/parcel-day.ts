import { sql } from 'kysely';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import { type SessionViewer, systemViewer } from '../../kernel/viewer.ts';
import { channelIds, paidAtDoor } from './channel-day.ts';
import { chanceAt } from './chance.ts';
import { handInProofs } from './demo-proofs.ts';
import type { Scene, SceneBranch } from './demo-scene.ts';
import type { DemoScan, Stage } from './stage.ts';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { SenderAnswer } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import { answerQuestion, codeLookup, readPublicParcel } from '../../rooms/public-pages/public-pages.door.ts';

/** A sender who was asked answers by their link: one more attempt, or a return. */
async function answerOutside(stage: Stage, now: Date, code: string, id: number): Promise<void> {
  const context = stage.context(systemViewer, now);
  const parcel = await readPublicParcel(context.db, codeLookup(code), now);
  if (!parcel?.return_at) return;
  const answer: SenderAnswer = id % 5 === 1 && parcel.first_on === null ? 'again' : 'return';
  const sent: Readonly<Record<string, string>> =
    answer === 'again' ? { hold_until: addDays(businessDate(now), 1 + (id % 2)) } : {};
  const outsider = { party: 'sender', locale: 'mm' } as const;
  const refused = await answerQuestion(context, outsider, parcel, parcel.return_at, answer, sent);
  if (refused) stage.refuse(`public_pages.${answer}`, refused);
}

/** Origin of the demo operator's labels, so that other labels are left alone. */
export const demoOrigin = 'demo';

/** The moments of a day, in their order. */
export const dayMoments = [
  'arrive',
  'call',
  'deliver',
  'sheets',
  'make',
  'hand',
  'accept',
  'door',
  'back',
  'collect',
  'decide',
  'spend',
  'orders',
  'cash',
  'send',
  'clear',
  'bank',
  'gates',
  'shifts',
  'bags',
] as const;
export type DayMoment = (typeof dayMoments)[number];

interface Parcel {
  readonly id: number;
  readonly code: string;
  readonly status: LabelStatus;
  readonly shipping_type: ShippingType;
  readonly accept_branch_id: number | null;
  readonly deliver_branch_id: number;
  /** The next branch of a parcel on a route, or the one where it is. */
  readonly next_branch_id: number | null;
  readonly holder_branch_id: number;
  readonly holder_staff_id: number | null;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly return_step: string | null;
  readonly since: number;
  readonly fetched: boolean;
  readonly cod_amount: number;
  /** Its merchant fetches returns. */
  readonly fetched_back: boolean;
}

/** Status of a parcel without further hops: it goes to the destination. */
const lastLeg: LabelStatus = 'send_from_forward_branch';
const toForward: readonly LabelStatus[] = ['send_to_forward_branch', lastLeg];

/** Returns the demo operator's parcels in these statuses, with the days since they are. */
async function parcelsIn(stage: Stage, statuses: readonly LabelStatus[], now: Date): Promise<Parcel[]> {
  const { rows } = await sql<Parcel>`
    select s.label_id as id, l.tracking_code as code, s.status, s.shipping_type, s.accept_branch_id,
      s.deliver_branch_id, case when s.forward_hops = '{}' and s.status = ${lastLeg} then s.deliver_branch_id else s.forward_branch_id end as next_branch_id,
      s.holder_branch_id, s.holder_staff_id, s.attempts, s.max_attempts, s.return_step,
      floor(extract(epoch from ${now}::timestamptz - s.status_at) / 86400)::int as since, l.delivery_type = 'branch' as fetched, l.cod_amount, c.net_return is false as fetched_back
    from label_state s
    join label l on l.id = s.label_id
    left join customer c on c.id = l.merchant_id
    where s.status = any(${[...statuses]}::text[]) and s.closed_at is null and s.held_until is null and l.origin = ${demoOrigin}
    order by s.label_id`.execute(stage.app.waybill.db);
  return rows;
}

/** Events of parcels at one moment of a day. `last` is the current day, `end` its end. */
export interface Moment {
  readonly stage: Stage;
  readonly scene: Scene;
  readonly now: Date;
  /** Identifies the moment among all. */
  readonly key: string;
  readonly day: number;
  readonly last: boolean;
  /** The day before the last: what should have ended by then begins on it. */
  readonly eve: boolean;
}

const someone = (people: readonly SessionViewer[], at: number): SessionViewer | undefined => people[at % people.length];
const branchOf = ({ branches }: Scene, id: number | null): SceneBranch | undefined =>
  branches.find((branch) => branch.id === id);
const clerkOf = (scene: Scene, id: number | null, at: number): SessionViewer | undefined => {
  const branch = branchOf(scene, id);
  return branch && (someone(branch.clerks, at) ?? someone(branch.leads, at));
};

type Rule = (moment: Moment, parcel: Parcel) => Omit<DemoScan, 'label' | 'code'> | null;

/** Plays a scan of each status; parcels without a rule wait. */
async function play(moment: Moment, statuses: readonly LabelStatus[], rule: Rule): Promise<void> {
  const { stage, scene, now, key } = moment;
  const scans = (await parcelsIn(stage, statuses, now)).flatMap((parcel): DemoScan[] => {
    const done = rule(moment, parcel);
    return done ? [{ label: parcel.id, code: parcel.code, ...done }] : [];
  });
  await handInProofs(moment, scans);
  await stage.scan(scene.office, now, key, scans);
}

function by(
  viewer: SessionViewer | undefined,
  fields: Omit<DemoScan, 'label' | 'code' | 'viewer'>,
): Omit<DemoScan, 'label' | 'code'> | null {
  return viewer ? { viewer, ...fields } : null;
}

/** Share of parcels that are never found again. */
const lostShare = 0.004;
const refusedShare = 0.035;

/** Share of parcels that are forgotten for some days: on the shelf of their branch, or before they are sent. */
const forgottenShare = 0.02;
const isForgotten = ({ id, since }: Parcel, at: number): boolean => since < 5 && chanceAt(id, at) < forgottenShare;

/** Shares for returns of the last day: those not decided yet, those whose sender is asked, and the senders who answer by their link. */
const openShare = 0.45;
const silentShare = 0.15;
const byLinkShare = 0.25;

const reasons = ['not_home', 'uncontactable', 'later_date', 'wrong_address', 'no_cash', 'moved', 'access'] as const;

/** Parcels that a vehicle brought: two days on the road to distant branches. */
const arrive = (moment: Moment) =>
  play(moment, ['send_to_destination_branch', 'sendback_to_origin_branch', ...toForward], ({ scene, day }, parcel) => {
    if (parcel.status === 'sendback_to_origin_branch' && parcel.shipping_type !== 'return') return null;
    const own = parcel.status === 'send_to_destination_branch' ? parcel.deliver_branch_id : parcel.accept_branch_id;
    const to = toForward.includes(parcel.status) ? parcel.next_branch_id : own;
    if (chanceAt(parcel.id, 3) < 0.3 && parcel.since < 1) return null;
    // A few parcels are forgotten on a shelf: these are late.
    if (chanceAt(parcel.id, 4) < 0.015 && parcel.since < 9) return null;
    return by(clerkOf(scene, to, parcel.id + day), { status: null });
  });

/** Given to couriers in the morning, or over the counter; returned parcels too. */
const deliver = (moment: Moment) =>
  play(
    moment,
    [
      'arrived_to_destination_branch',
      'arrivedback_to_destination_branch',
      'accept_from_origin_branch',
      'arrivedback_to_origin_branch',
      'arrived_to_origin_branch',
    ],
    ({ scene, day }, parcel) => {
      const home = parcel.return_step === 'schedule_return';
      const clerk = clerkOf(scene, parcel.holder_branch_id, parcel.id + day);
      const courier = someone(branchOf(scene, parcel.holder_branch_id)?.couriers ?? [], parcel.id)?.id;
      if (home) {
        const here = parcel.status === 'arrived_to_origin_branch' || parcel.shipping_type === 'direct_return';
        return here && courier && !parcel.fetched_back
          ? by(clerk, { status: 'sendback_to_origin_address', courier })
          : null;
      }
      if (
        parcel.return_step !== null ||
        (parcel.status === 'accept_from_origin_branch' && parcel.shipping_type !== 'direct')
      )
        return null;
      if (parcel.attempts >= parcel.max_attempts || isForgotten(parcel, 13)) return null;
      if (parcel.fetched) return chanceAt(parcel.id, day) < 0.6 ? by(clerk, { status: 'delivered' }) : null;
      return courier ? by(clerk, { status: 'send_to_destination_address', courier }) : null;
    },
  );

const accept = (moment: Moment) =>
  play(moment, ['pending'], ({ scene, day, last }, parcel) =>
    last && chanceAt(parcel.id, 5) < 0.35
      ? null
      : by(clerkOf(scene, parcel.holder_branch_id, parcel.id + day), { status: 'accept_from_origin_branch' }),
  );

/** At the door: delivered, tried in vain, refused. On the current day some are still out. */
const door = async (moment: Moment) => {
  const channels = await channelIds(moment);
  await play(moment, ['send_to_destination_address', 'sendback_to_origin_address'], ({ scene, day, last }, parcel) => {
    const courier = branchOf(scene, parcel.holder_branch_id)?.couriers.find(({ id }) => id === parcel.holder_staff_id);
    if (!courier || (last && chanceAt(parcel.id, 6) < 0.4) || chanceAt(parcel.id, 7) < lostShare) return null;
    if (parcel.status === 'sendback_to_origin_address') return by(courier, { status: 'sentback_to_customer' });
    const chance = chanceAt(parcel.id, day, 8);
    const back = parcel.shipping_type === 'direct' ? 'sendback_to_origin_branch' : 'sendback_to_destination_branch';
    if (chanceAt(parcel.id, 9) < refusedShare) return by(courier, { status: back, reason: 'refused' });
    return chance < 0.88
      ? by(courier, { status: 'delivered', paid: paidAtDoor(channels, parcel) })
      : by(courier, { status: back, reason: reasons[parcel.id % reasons.length] ?? 'not_home' });
  });
};

/** Returned parcels are taken in from couriers, and senders' receipts are confirmed. */
const back = (moment: Moment) =>
  play(
    moment,
    ['sendback_to_destination_branch', 'sendback_to_origin_branch', 'sentback_to_customer'],
    ({ scene, day }, parcel) => {
      const clerk = clerkOf(scene, parcel.holder_branch_id, parcel.id + day);
      if (parcel.status === 'sentback_to_customer') return by(clerk, { status: 'return_confirmed' });
      if (parcel.status === 'sendback_to_destination_branch')
        return by(clerk, { status: 'arrivedback_to_destination_branch' });
      return parcel.shipping_type === 'return' ? null : by(clerk, { status: 'arrivedback_to_origin_branch' });
    },
  );

/** To the night's vehicle, the mail post, and back to senders. */
const send = (moment: Moment) =>
  play(
    moment,
    ['accept_from_origin_branch', 'arrived_to_forward_branch', 'arrivedback_to_destination_branch', 'send_to_mmpost'],
    ({ scene, day, last }, parcel) => {
      const clerk = clerkOf(scene, parcel.holder_branch_id, parcel.id + day);
      if (parcel.status === 'arrivedback_to_destination_branch')
        return parcel.shipping_type === 'return' ? by(clerk, { status: 'sendback_to_origin_branch' }) : null;
      if (parcel.status === 'send_to_mmpost') {
        // With COD, a supervisor enters what the mail post reports.
        const lead = someone(branchOf(scene, parcel.holder_branch_id)?.leads ?? [], parcel.id);
        return parcel.since >= 4 && lead ? by(lead, { status: 'delivered' }) : null;
      }
      if ((last && chanceAt(parcel.id, 10) < 0.5) || isForgotten(parcel, 14)) return null;
      if (parcel.shipping_type === 'forward') return by(clerk, { status: null });
      if (parcel.shipping_type === 'normal') return by(clerk, { status: 'send_to_destination_branch' });
      if (parcel.shipping_type !== 'mail_post') return null;
      return by(clerk, {
        status: 'send_to_mmpost',
        postCode: `${makeTrackingCode('RG', 50_000_000 + parcel.id).slice(0, -2)}${postSuffix}`,
      });
    },
  );

/** Returns are requested and approved; parcels not seen for days are reported missing. */
async function decide({ stage, scene, now, last }: Moment): Promise<void> {
  for (const parcel of await parcelsIn(
    stage,
    ['arrivedback_to_destination_branch', 'arrivedback_to_origin_branch'],
    now,
  )) {
    const lead = someone(branchOf(scene, parcel.holder_branch_id)?.leads ?? [], parcel.id);
    const refusedAtDoor = chanceAt(parcel.id, 9) < refusedShare;
    if (
      !lead ||
      !['normal', 'direct'].includes(parcel.shipping_type) ||
      (parcel.return_step === null && !refusedAtDoor) ||
      (last && chanceAt(parcel.id, 11) < openShare)
    )
      continue;
    const params = { id: parcel.id };
    if (parcel.return_step === null)
      await stage.call(lead, now, 'tracking.raiseReturn', { params, body: { reason: 'refused' } });
    if (parcel.return_step !== 'pending_return_confirm')
      await stage.call(lead, now, 'tracking.askReturn', { params, body: {} });
    // On the current day some senders have not answered yet; some of the others answer by their link, and the desk enters the rest.
    if (last && chanceAt(parcel.id, 11) < openShare + silentShare) continue;
    if (chanceAt(parcel.id, 12) < byLinkShare) await answerOutside(stage, now, parcel.code, parcel.id);
    else await stage.call(lead, now, 'tracking.agreeReturn', { params, body: {} });
  }
  for (const parcel of await parcelsIn(stage, ['send_to_destination_address'], now)) {
    const lead = someone(branchOf(scene, parcel.holder_branch_id)?.leads ?? [], parcel.id);
    if (!lead || chanceAt(parcel.id, 7) >= lostShare || parcel.since < 3) continue;
    await stage.call(lead, now, 'tracking.missing', { params: { id: parcel.id }, body: { reason: 'ကူရီယာထံတွင် မတွေ့ပါ' } });
  }
}

export const parcelMoments = { arrive, deliver, accept, door, back, decide, send } as const satisfies Partial<
  Record<DayMoment, (moment: Moment) => Promise<void>>
>;
