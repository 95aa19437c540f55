import { expect, test } from 'vitest';
import { custodyOf, custodyStops } from './label-custody.ts';
import { currentStatuses, type LabelStatus } from './label-statuses.ts';
import { isDraft, isEditable, statusesOfTab, labelTabs } from './label-tabs.ts';

test.each<[LabelStatus, number, boolean]>([
  ['pending', 0, false],
  ['accept_from_origin_branch', 1, false],
  ['send_to_destination_branch', 2, false],
  ['arrived_to_destination_branch', 3, false],
  ['send_to_destination_address', 4, false],
  ['delivered', 5, false],
  ['sendback_to_destination_branch', 4, true],
  ['arrivedback_to_destination_branch', 3, true],
  ['sendback_to_origin_branch', 2, true],
  ['arrived_to_origin_branch', 1, true],
  ['return_confirmed', 1, true],
])('N-09 %s is at stop %i of the custody line', (status, reached, back) => {
  expect(custodyOf(status)).toEqual({ reached, back });
});

test('N-09 every status has its place on the custody line', () => {
  for (const status of currentStatuses) expect(custodyOf(status).reached).toBeLessThanOrEqual(custodyStops);
});

test('N-09 every current status stands in exactly one tab beside the search', () => {
  const tabs = labelTabs.filter((tab) => tab !== 'search').flatMap((tab) => [...statusesOfTab(tab)]);
  expect([...tabs].sort()).toEqual([...currentStatuses].sort());
});

test('N-10 a label can be changed until it is accepted, deleted while it is a draft', () => {
  expect(currentStatuses.filter(isEditable)).toEqual(['created', 'pending', 'pickup_courier', 'pickup_courier_leader']);
  expect(currentStatuses.filter(isDraft)).toEqual(['created']);
});
