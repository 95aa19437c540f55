import { expect, test } from 'vitest';
import { labelData, labelListsMark, labelStatusList } from './label-lists.ts';

test('E-09 S-01 the cached list of statuses has every status with three names, its type and who sees it', () => {
  expect(labelStatusList.find(({ status }) => status === 'accept_from_origin_branch')).toEqual({
    status: 'accept_from_origin_branch',
    name_en: 'Accepted at origin branch',
    name_mm: 'မူလရုံးခွဲက လက်ခံပြီး',
    name_zh: '始发网点已收件',
    type: 'process',
    kind: 'step',
    viewable: true,
    final: false,
  });
  expect(labelStatusList.filter(({ viewable }) => !viewable).map(({ status }) => status)).toEqual([
    'pending_return',
    'pending_return_confirm',
    'hold_mail',
    'hold_mail_ended',
    'details_changed',
    'rollback',
    'parted',
  ]);
  expect(labelStatusList.filter((row) => [row.name_en, row.name_mm, row.name_zh].includes(''))).toEqual([]);
});

test('E-09 the cached label data has every kind of the source', () => {
  const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);
  expect(values(labelData.label_types)).toEqual(['all_parcel', 'fcs_express', 'mm_post']);
  expect(values(labelData.service_types)).toEqual(['register', 'express', 'special', 'vpp', 'vpl']);
  expect(values(labelData.payment_types)).toEqual(['sender_pay', 'receiver_pay', 'from_cod', 'credit']);
  expect([
    values(labelData.accept_types),
    values(labelData.merchant_types),
    values(labelData.preprint_types),
    values(labelData.status_types),
  ]).toEqual([
    ['walkin', 'cod'],
    ['new', 'existing'],
    ['smart_invoice', 'smart_envelope'],
    ['process', 'ongoing', 'delivered', 'returned'],
  ]);
  expect(values(labelData.shipping_types).toSorted()).toEqual(
    expect.arrayContaining(['direct', 'direct_return', 'forward', 'normal', 'redirect', 'return']),
  );
});

test('E-09 S-02 the cached filter for tracking has the source’s seventeen options in its order and its words', () => {
  expect(labelData.tracking_filter.map(({ value, name_en }) => [value, name_en])).toEqual([
    ['pending', 'pending'],
    ['accept_from_origin_branch', 'accept from origin branch'],
    ['send_to_mmpost', 'send to the postal carrier'],
    ['send_to_destination_branch', 'send to destination branch'],
    ['arrived_to_destination_branch', 'arrived to destination branch'],
    ['send_to_destination_address', 'send to destination address'],
    ['delivered', 'delivered'],
    ['sendback_to_origin_address', 'send back to origin address'],
    ['sentback_to_customer', 'sent back to customer'],
    ['sendback_to_destination_branch', 'send back to destination branch'],
    ['arrivedback_to_destination_branch', 'arrived back to destination branch'],
    ['sendback_to_origin_branch', 'send back to origin branch'],
    ['arrived_to_origin_branch', 'arrived to origin branch'],
    ['return_confirmed', 'return confirmed'],
    ['pickup_courier_leader', 'pickup courier leader'],
    ['pickup_courier', 'pickup courier'],
    ['postman_hand_over', 'postman hand over'],
  ]);
  const unnamed = labelData.tracking_filter.filter(({ name_mm, name_zh }) => name_mm === '' || name_zh === '');
  expect(unnamed).toEqual([]);
});

test('E-09 a release that changes these lists is known by another mark', () => {
  expect(labelListsMark).toMatch(/^[0-9a-f]{8}$/);
});
