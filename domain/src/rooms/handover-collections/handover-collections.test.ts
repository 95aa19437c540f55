import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import {
  decideHandoverCollection,
  handoverCollectionActions,
  isInHand,
  kindsForGiver,
  listingProblem,
  receivingProblem,
  seesHanded,
  type HandoverCollectionFacts,
  type ParcelInHand,
} from './decide-handover-collection.ts';
import { handoverCollectionLife } from './handover-collection-states.ts';

const works = ['handover_collection.work'];
const person = (id: number, level: number, permissions: string[] = works, branchId = 1): Viewer => ({
  id,
  role: 'staff',
  level,
  permissions,
  branchId,
  internationalMail: false,
});
const courier = person(7, 70);
const leader = person(6, 70);
const clerk = person(8, 55);
const lead = person(9, 50, [...works, 'handover_collection.settle']);
const stranger = person(10, 50, [...works, 'handover_collection.settle'], 2);
const doc = (more: Partial<HandoverCollectionFacts> = {}): HandoverCollectionFacts => ({
  kind: 'branch',
  status: 'active',
  branch_id: 1,
  giver_id: 7,
  receiver_id: null,
  received: 0,
  ...more,
});
const codeOf = (decided: unknown) => (isRefusal(decided) ? decided.code : decided);

describe('N-30 hand-overs of parcels', () => {
  test('S-25 N-30 a hand-over leads on by exactly the commands of the table', () => {
    expect(
      handoverCollectionLife.stateNames.map((state) => [
        state,
        handoverCollectionLife.commandNames
          .filter((command) => handoverCollectionLife.commands[command].from.includes(state))
          .map((command) => handoverCollectionLife.commands[command].to),
      ]),
    ).toEqual([
      ['active', ['hand_over', 'inactive']],
      ['hand_over', []],
      ['inactive', []],
    ]);
  });

  test.each([
    ['a clerk receives from a courier', clerk, {}, null],
    ['nobody receives what they gave', courier, {}, 'second_person_needed'],
    ['a courier does not receive for the branch', leader, {}, 'collection_wrong_side'],
    ['a leader receives from a courier', leader, { kind: 'leader' }, null],
    ['a clerk does not receive for the leader', clerk, { kind: 'leader' }, 'collection_wrong_side'],
    ['another branch does not', stranger, {}, 'collection_other_branch'],
    ['whoever began goes on', clerk, { receiver_id: 8, received: 2 }, null],
    ['nobody else goes on', lead, { receiver_id: 8, received: 2 }, 'collection_taken'],
    ['not what has ended', clerk, { status: 'hand_over' }, 'state_not_allowed'],
    ['not without the right', person(8, 55, []), {}, 'missing_permission'],
  ] as const)('N-30 %s', (_, actor, more, expected) => {
    expect(receivingProblem(actor, doc(more))?.code ?? null).toBe(expected);
  });

  test.each([
    ['the giver lists', courier, {}, null],
    ['nobody lists for the giver', lead, {}, 'collection_not_giver'],
    ['a list is not mended once somebody receives', courier, { received: 1 }, 'collection_being_received'],
  ] as const)('N-30 %s', (_, actor, more, expected) => {
    expect(listingProblem(actor, doc(more))?.code ?? null).toBe(expected);
  });

  test.each([
    ['the receiver confirms', clerk, { receiver_id: 8, received: 2 }, 'confirm', 'hand_over'],
    ['not the giver', courier, { receiver_id: 8, received: 2 }, 'confirm', 'second_person_needed'],
    ['not nothing', clerk, {}, 'confirm', 'collection_nothing_received'],
    ['the giver voids', courier, {}, 'void', 'inactive'],
    ['so does a supervisor', lead, {}, 'void', 'inactive'],
    ['not one of another branch', stranger, {}, 'void', 'collection_not_giver'],
    ['not the one who is to count', clerk, {}, 'void', 'collection_not_giver'],
    ['a count does not disappear', courier, { receiver_id: 8, received: 1 }, 'void', 'collection_being_received'],
  ] as const)('N-30 %s', (_, actor, more, command, expected) => {
    expect(codeOf(decideHandoverCollection(actor, doc(more), command))).toBe(expected);
  });

  test('N-30 until it is confirmed the list is the giver’s, whatever the rank of who looks', () => {
    expect([courier, clerk, lead].map((viewer) => seesHanded(viewer, doc()))).toEqual([true, false, false]);
    expect(seesHanded(clerk, doc({ status: 'hand_over' }))).toBe(true);
    expect([kindsForGiver(courier), kindsForGiver(clerk)]).toEqual([['leader', 'branch'], []]);
    expect(handoverCollectionActions(clerk, doc())).toEqual([
      { command: 'confirm', blocked: 'collection_nothing_received' },
    ]);
    expect(handoverCollectionActions(courier, doc())).toEqual([{ command: 'void', blocked: null }]);
  });

  test('N-30 only what somebody has by its own history can be handed over', () => {
    const parcel = (more: Partial<ParcelInHand> = {}): ParcelInHand => ({
      status: 'pickup_courier',
      shipping_type: 'normal',
      holder_branch_id: 1,
      holder_staff_id: 7,
      closed_at: null,
      bag_id: null,
      ...more,
    });
    expect([
      isInHand(parcel(), doc()),
      isInHand(parcel({ holder_staff_id: 6 }), doc()),
      isInHand(parcel({ status: 'delivered' }), doc()),
      isInHand(parcel({ status: 'pickup_courier_leader' }), doc()),
      isInHand(parcel({ status: 'pickup_courier_leader' }), doc({ kind: 'leader' })),
      isInHand(parcel({ status: 'accept_from_origin_branch', holder_staff_id: null }), doc()),
      isInHand(parcel({ holder_branch_id: 2 }), doc()),
      isInHand(parcel({ bag_id: 3 }), doc()),
    ]).toEqual([true, false, false, true, false, false, false, false]);
  });
});
