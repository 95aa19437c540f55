import { describe, expect, test } from 'vitest';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { locales } from '@waybill/domain/kernel/locale.ts';
import type { LabelFacts } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { LabelLife } from '@waybill/domain/rooms/labels/label-life.ts';
import { conditionHolds, rowsAt, usualNext } from '@waybill/domain/rooms/labels/next-step.ts';
import { decideReturn, returnCommands } from '@waybill/domain/rooms/labels/return-approval.ts';
import { gateRoad, homeRoad, shippingTypes, type ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import { chosen, type StepRow } from '@waybill/domain/rooms/labels/step-row.ts';
import { takeStep, type StepInput } from '@waybill/domain/rooms/labels/take-step.ts';
import { purposeOfStep, type MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { parties } from '@waybill/domain/kernel/user-types.ts';
import { placeNow, publicPlaces, type PublicPlace } from '@waybill/domain/rooms/public-pages/public-places.ts';
import { sayMeaning } from './public-places.words.ts';

const at = new Date('2026-11-28T14:13:00Z');
const [home, away] = [1, 2];
const facts: LabelFacts = {
  type: 'fcs_express',
  gate_submit: false,
  instant_deliver: false,
  pickup_at_po: false,
  delivery_type: 'home',
  abroad: false,
};
const free = { clearance_id: null, bag_id: null, held_until: null };
const stepInput = (type: ShippingType): StepInput => ({
  at,
  staff_id: 7,
  branch_id: home,
  courier_id: 8,
  to_branch_id: away,
  reason: 'not_home',
  chosen: { type, hops: type === 'forward' ? [3, 4] : [], attempts: null },
});
const created: LabelLife = {
  status: 'created',
  previous: null,
  shipping_type: 'normal',
  accept_branch_id: home,
  deliver_branch_id: away,
  forward_branch_id: null,
  forward_hops: [],
  holder_branch_id: home,
  holder_staff_id: null,
  attempts: 0,
  max_attempts: 2,
  return_attempts: 0,
  return_step: null,
  return_at: null,
  cod_status: null,
  status_at: at,
  accepted_at: null,
  delivered_at: null,
  closed_at: null,
};

/** Consents that each kind of message needs. */
const agrees: Partial<Record<MessagePurpose, readonly PublicPlace[]>> = {
  accepted: ['accepted', 'arrived', 'to_fetch'],
  out_for_delivery: ['out'],
  delivery_failed: ['not_reached', 'not_delivered', 'no_more_tries', 'asking'],
  delivered: ['delivered'],
  returned: ['back_at_origin', 'back_to_sender'],
  gate: ['gate'],
};

/** Returns every state that the step and return tables reach with this shipping type. */
function livesOf(road: ShippingType, known: LabelFacts): LabelLife[] {
  const start: LabelLife = { ...created, shipping_type: road };
  const found = new Map<string, LabelLife>();
  const open = [start];
  for (let life = open.pop(); life; life = open.pop()) {
    const { shipping_type, previous, status, return_step, attempts, max_attempts, return_attempts, closed_at } = life;
    const left = [
      attempts < max_attempts,
      Math.min(return_attempts, 3),
      life.forward_hops.length,
      life.holder_staff_id,
      closed_at,
    ];
    const key = JSON.stringify([shipping_type, previous, status, return_step, ...left]);
    if (found.has(key)) continue;
    found.set(key, life);
    if (life.closed_at !== null) continue;
    const now = life;
    for (const row of rowsAt(now).filter((one) => conditionHolds(one, now, known)))
      open.push(takeStep(now, row, stepInput(road)).life);
    for (const command of returnCommands) {
      const taken = decideReturn(null, command, now, free, at);
      if (!isRefusal(taken)) open.push(taken.life);
    }
  }
  return [...found.values()];
}

/** Returns where the usual steps lead from here: to the receiver, to the sender, or nowhere until a person decides. */
function endOf(life: LabelLife, known: LabelFacts): 'receiver' | 'sender' | 'undecided' {
  let now = life;
  for (let steps = 0; steps < 20; steps++) {
    if (now.delivered_at !== null) return 'receiver';
    if (now.status === 'return_confirmed') return 'sender';
    const row = usualNext(now, known);
    if (!row) return 'undecided';
    now = takeStep(now, row, stepInput(now.shipping_type)).life;
  }
  return 'undecided';
}

/** Public places allowed for a parcel that ends there. */
const toReceiver: readonly PublicPlace[] = [
  'announced',
  'collected',
  'accepted',
  'on_road',
  'halfway',
  'redirected',
  'arrived',
  'to_fetch',
  'out',
  'delivered',
  'not_reached',
  'not_delivered',
  'gate',
  'post',
  'kept',
];
const toSender: readonly PublicPlace[] = [
  'going_back',
  'back_at_origin',
  'back_to_sender',
  'sender_missed',
  'returned',
];
const sayable: Readonly<Record<ReturnType<typeof endOf>, readonly PublicPlace[]>> = {
  receiver: toReceiver,
  sender: [...toSender, 'sender_fetches'],
  undecided: [
    'checking',
    'not_taken',
    'no_more_tries',
    'asking',
    'searching',
    'sender_fetches',
    'sender_missed',
    'lost',
  ],
};

const sampleFacts = { now: at, at, day: '2026-12-01', reason: null, branch: 'Yangon' };
const ways: readonly LabelFacts[] = [facts, { ...facts, delivery_type: 'branch' }];
const accepted = chosen.filter((road) => road !== 'redirect');
const states = accepted.flatMap((road) =>
  ways.flatMap((known) => livesOf(road, known).map((life) => ({ road, known, life }))),
);

/** Returns the message that a step sends, when all messages are switched on. */
function messageOf(before: LabelLife, row: StepRow, after: LabelLife): MessagePurpose | null {
  return purposeOfStep(after.status, {
    isOrdered: true,
    atHome: after.shipping_type === homeRoad,
    atGate: after.shipping_type === gateRoad,
    inferred: false,
    failed: row.counts === 'attempt' && before.attempts < after.attempts,
  });
}

describe('O-10 what people outside are told of every state', () => {
  test('O-10 S-04 on every road and at every attempt the sentence agrees with where the next steps lead', () => {
    const wrong = states.flatMap(({ known, life }) => {
      const place = placeNow({ life, facts: known, blockers: free, reason: 'not_home' });
      const end = life.return_step !== null && place === 'asking' ? 'undecided' : endOf(life, known);
      return sayable[end].includes(place)
        ? []
        : [`${life.shipping_type} ${life.previous} > ${life.status} (${life.attempts}): ${place}, ends with ${end}`];
    });
    expect([...new Set(wrong)]).toEqual([]);
    expect(new Set(states.map(({ life }) => life.shipping_type)).size).toBe(shippingTypes.length);
  });

  test('O-10 a message that goes with a step says what the page says', () => {
    const wrong = states.flatMap(({ road, known, life }) =>
      life.closed_at !== null
        ? []
        : rowsAt(life)
            .filter((row) => conditionHolds(row, life, known))
            .flatMap((row) => {
              const after = takeStep(life, row, stepInput(road)).life;
              const purpose = messageOf(life, row, after);
              const place = placeNow({ life: after, facts: known, blockers: free, reason: 'not_home' });
              return purpose === null || agrees[purpose]?.includes(place)
                ? []
                : [`${after.shipping_type} ${life.status} > ${after.status}: ${purpose}, but ${place}`];
            }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('O-10 the next step that a sentence names is one of the steps that may follow', () => {
    const nextOf: Partial<Record<PublicPlace, RegExp>> = {
      arrived: /^send_to_destination_address$/,
      not_reached: /^(arrivedback_|send_to_destination_address)/,
      to_fetch: /^delivered$/,
      out: /^delivered$/,
      back_to_sender: /^sentback_to_customer$/,
      sender_missed: /^sendback_to_origin_address$/,
      back_at_origin: /^sendback_to_origin_address$/,
    };
    const wrong = states.flatMap(({ known, life }) => {
      const place = placeNow({ life, facts: known, blockers: free, reason: 'not_home' });
      const expected = life.closed_at === null && nextOf[place];
      const next = usualNext(life, known)?.to ?? '';
      return expected && !expected.test(next) ? [`${place}: ${next}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test.each(locales)(
    'O-10 N-01 in %s every state has a whole sentence for the receiver and for the sender',
    (locale) => {
      const placeOfText = new Map<string, PublicPlace>();
      for (const place of publicPlaces)
        for (const party of parties)
          for (const day of [sampleFacts.day, null]) {
            const text = sayMeaning(place, locale, { ...sampleFacts, party, day });
            expect(text).not.toMatch(/[{}]|undefined/);
            expect([place, placeOfText.get(text) ?? place]).toEqual([place, place]);
            placeOfText.set(text, place);
          }
    },
  );

  test('O-10 after the first failed attempt of three the receiver reads when we were there and when we come again, on the road of one branch too', () => {
    const tried: LabelLife = {
      ...created,
      shipping_type: 'direct',
      previous: 'send_to_destination_address',
      status: 'sendback_to_origin_branch',
      holder_staff_id: 8,
      attempts: 1,
      max_attempts: 3,
      accepted_at: at,
    };
    const place = placeNow({ life: tried, facts, blockers: free, reason: 'uncontactable' });
    expect(sayMeaning(place, 'en', { ...sampleFacts, party: 'receiver' })).toBe(
      'We could not reach you at 20:43. We will try again by 01-12-2026.',
    );
    expect(sayMeaning(place, 'mm', { ...sampleFacts, party: 'sender' })).toContain('လက်ခံသူ');
  });
});
