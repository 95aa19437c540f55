import { describe, expect, test } from 'vitest';
import {
  labelStatuses,
  statusesOf,
  rollups,
  currentStatuses,
  scannedStatuses,
  trackingFilter,
  isVisible,
  labelStatusNames,
  type LabelStatus,
} from './label-statuses.ts';
import { rowsAt, usualNext } from './next-step.ts';
import { placeInSequence, sequences, shippingTypes, type ShippingType } from './sequences.ts';
import { furtherFilter, meaningOf } from './status-filter.ts';
import { facts, pending } from './testing/lives.ts';

/** Returns every status that steps of this type lead to. */
const stepsFrom = (shipping_type: ShippingType): LabelStatus[] =>
  currentStatuses.flatMap((status) =>
    [null, ...currentStatuses].flatMap((previous) => rowsAt({ shipping_type, status, previous }).map(({ to }) => to)),
  );

/** Returns the next required place of a type's sequence; nothing at its end or outside it. */
function nextInSequence(type: ShippingType, previous: LabelStatus | null, current: LabelStatus): LabelStatus | null {
  const at = placeInSequence(type, previous, current);
  if (at < 0) return null;
  return sequences[type].slice(at + 1).find((place) => !place.optional)?.status ?? null;
}

const source =
  `pending accept_from_origin_branch accept_by_transport sendback_to_transport send_to_destination_branch arrived_to_destination_branch send_to_destination_address delivered
  sentback_to_customer send_to_forward_branch arrived_to_forward_branch send_from_forward_branch send_from_redirect_branch sendback_to_destination_branch sendback_to_origin_branch
  arrived_to_origin_branch sendback_to_origin_address arrivedback_to_destination_branch arrivedback_to_origin_branch missing redirected reject return_confirmed pending_reject
  pending_return_confirm pending_return_confirmed created process success pending_return returned accepted receivable send_to_mmpost mpost_return_confirmed schedule_return rollback`.split(
    /\s+/,
  );

describe('S-01 statuses', () => {
  test('S-01 every status of the source exists', () =>
    expect(source.filter((status) => !labelStatusNames.includes(status as never))).toEqual([]));
  test('S-01 every status that a parcel can have is in exactly one of the four types', () => {
    expect(rollups.flatMap(statusesOf).toSorted()).toEqual([...currentStatuses].toSorted());
  });
  test('S-01 notes are not seen as a status and roll-ups are never scanned', () => {
    expect(labelStatusNames.filter((status) => !isVisible(status))).toEqual([
      'pending_return',
      'pending_return_confirm',
      'hold_mail',
      'hold_mail_ended',
      'details_changed',
      'rollback',
      'parted',
    ]);
    expect(
      scannedStatuses.filter((status) =>
        ['process', 'ongoing', 'success', 'accepted', 'receivable', 'returned'].includes(status),
      ),
    ).toEqual([]);
  });
  test('S-02 the filter has the seventeen options of the source, each in its place', () =>
    expect(trackingFilter).toEqual([
      'pending',
      'accept_from_origin_branch',
      'send_to_mmpost',
      'send_to_destination_branch',
      'arrived_to_destination_branch',
      'send_to_destination_address',
      'delivered',
      'sendback_to_origin_address',
      'sentback_to_customer',
      'sendback_to_destination_branch',
      'arrivedback_to_destination_branch',
      'sendback_to_origin_branch',
      'arrived_to_origin_branch',
      'return_confirmed',
      'pickup_courier_leader',
      'pickup_courier',
      'postman_hand_over',
    ]));
  test('S-02 each option of the filter is a status in which a parcel can stand', () =>
    expect(trackingFilter.filter((status) => !currentStatuses.includes(status))).toEqual([]));
  test('S-01 every status is one that a step leads to, a note that a command leaves, or a roll-up that a list can be asked for', () => {
    const reached = new Set<LabelStatus>(['created', ...shippingTypes.flatMap((type) => stepsFrom(type))]);
    const notes = labelStatusNames.filter((status) => labelStatuses[status].kind === 'note');
    const unreached = labelStatusNames.filter((status) => !reached.has(status) && !notes.includes(status));
    expect(unreached.filter((status) => !furtherFilter.includes(status))).toEqual([]);
    expect(unreached).toEqual(labelStatusNames.filter((status) => labelStatuses[status].kind === 'rollup'));
    for (const status of unreached) expect(meaningOf(status)?.statuses.length).toBeGreaterThan(0);
    expect([...trackingFilter, ...furtherFilter]).toEqual(expect.arrayContaining([...currentStatuses]));
  });
  test('S-01 what is final cannot be lost', () =>
    expect(currentStatuses.filter((status) => labelStatuses[status].final && labelStatuses[status].custody)).toEqual(
      [],
    ));
});

/** Decisions 2.1, word for word: places in brackets are optional. */
const decided: Record<ShippingType, string> = {
  normal: `pending accept_from_origin_branch [accept_by_transport] send_to_destination_branch arrived_to_destination_branch send_to_destination_address
    delivered`,
  direct: 'pending accept_from_origin_branch send_to_destination_address delivered',
  forward: `pending accept_from_origin_branch [accept_by_transport] send_to_forward_branch arrived_to_forward_branch send_from_forward_branch
    arrived_to_destination_branch send_to_destination_address delivered`,
  redirect: `pending accept_from_origin_branch [accept_by_transport] send_to_destination_branch arrived_to_destination_branch redirected
    send_from_redirect_branch arrived_to_destination_branch send_to_destination_address delivered`,
  return: `send_to_destination_address sendback_to_destination_branch arrivedback_to_destination_branch sendback_to_origin_branch
    arrived_to_origin_branch sendback_to_origin_address sentback_to_customer return_confirmed`,
  direct_return: `send_to_destination_address sendback_to_origin_branch arrivedback_to_origin_branch sendback_to_origin_address sentback_to_customer
    return_confirmed`,
  fail_return:
    'sendback_to_origin_address arrivedback_to_origin_branch sendback_to_origin_address sentback_to_customer return_confirmed',
  mail_post: 'pending accept_from_origin_branch send_to_mmpost delivered',
  gate: 'pending accept_from_origin_branch accept_by_transport delivered',
};
const roads = shippingTypes.map((type) => [type, decided[type].split(/\s+/)] as const);

describe('S-04 sequences', () => {
  test.each(roads)('S-04 the places of %s are those that were decided, in their order', (type, places) => {
    expect(sequences[type].map(({ status, optional }) => (optional ? `[${status}]` : status))).toEqual(places);
  });

  test.each(roads)(
    'S-04 %s is walked from its first place to its last by next alone, and read back the same way',
    (type, places) => {
      const required = places.filter((place) => !place.startsWith('[')) as LabelStatus[];
      const walked: LabelStatus[] = required.slice(0, 1);
      for (let previous: LabelStatus | null = null; walked.length <= places.length;) {
        const here = walked.at(-1) as LabelStatus;
        const next = nextInSequence(type, previous, here);
        if (next === null) break;
        previous = here;
        walked.push(next);
      }
      expect(walked).toEqual(required);
      const stands = walked.map((status, index) => placeInSequence(type, walked[index - 1] ?? null, status));
      expect(stands.map((place) => sequences[type][place]?.status)).toEqual(required);
      expect(stands).toEqual(stands.toSorted((one, other) => one - other));
    },
  );

  test.each(shippingTypes)(
    'S-04 the sequence of %s: each place leads to the next, and at the end there is none',
    (type) => {
      const sequence = sequences[type];
      sequence.forEach((place, index) => {
        const previous = sequence[index - 1]?.status ?? null;
        expect(placeInSequence(type, previous, place.status)).toBe(index);
        expect(nextInSequence(type, previous, place.status)).toBe(
          sequence.slice(index + 1).find((one) => !one.optional)?.status ?? null,
        );
      });
    },
  );

  test.each(
    shippingTypes.flatMap((type) =>
      sequences[type].slice(0, -1).map((place, index) => [type, place.status, index] as const),
    ),
  )('S-04 %s: after %s the table knows every place that may follow', (type, status, index) => {
    const rest = sequences[type].slice(index + 1);
    const reachable = rest.slice(0, rest.findIndex((place) => !place.optional) + 1);
    const before = sequences[type].slice(0, index).map((place) => place.status);
    const previous =
      before.toReversed().find((one) => rowsAt({ shipping_type: type, previous: one, status }).length > 0) ??
      before.at(-1) ??
      null;
    // A label has its provisional type until it is accepted, and its former type before a return.
    const tos = rowsAt({ shipping_type: type, previous, status }).map((row) => row.to);
    for (const place of reachable) expect(tos).toContain(place.status);
  });

  test('S-04 in a redirect the previous status decides which of two equal places is meant', () => {
    expect(nextInSequence('redirect', 'send_to_destination_branch', 'arrived_to_destination_branch')).toBe(
      'redirected',
    );
    expect(nextInSequence('redirect', 'send_from_redirect_branch', 'arrived_to_destination_branch')).toBe(
      'send_to_destination_address',
    );
    expect(nextInSequence('normal', 'send_to_destination_branch', 'missing')).toBeNull();
  });
});

test('S-04 what a scan without a wish means is what the sequence of the type says next, at every place of every type', () => {
  const differing = shippingTypes.flatMap((type) =>
    sequences[type].flatMap(({ status }, index) => {
      const previous = sequences[type][index - 1]?.status ?? null;
      const next = nextInSequence(type, previous, status);
      // A type chosen on the way, by a redirect or an unreachable sender, first occurs where the place is repeated.
      const again = sequences[type].slice(index + 1).some((place) => place.status === status);
      if (next === null || again) return [];
      const life = {
        ...pending,
        shipping_type: type,
        previous,
        status,
        forward_hops: status === 'accept_from_origin_branch' ? [3] : [],
      };
      const usual = usualNext(life, facts)?.to ?? null;
      const passedOver = sequences[type].find((place) => place.status === usual)?.optional === true;
      return usual === next || passedOver ? [] : [`${type}: ${status} → ${usual} instead of ${next}`];
    }),
  );
  expect(differing).toEqual([]);
});
