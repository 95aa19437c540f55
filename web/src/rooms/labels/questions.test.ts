import { expect, test } from 'vitest';
import { parcelCommandWords, stepConfirmWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { labelStatuses } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { laterWords } from '../../ui/later.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

test('X-07 the questions of the source stand letter for letter, each at what it is asked before', () => {
  expect([
    parcelCommandWords.rollback.ask.en,
    laterWords.sureDelete.en,
    stepConfirmWords.sendback_to_origin_address.en,
    stepConfirmWords.arrivedback_to_origin_branch.en,
    laterWords.sure.en,
    commonWords.yesDoIt.en,
  ]).toEqual([
    'Are you sure to rollback?',
    'Are you sure to delete?',
    'Are you sure to sendback to origin address?',
    'Are you sure to arrivedback to origin branch?',
    'Are u sure',
    'Yes, do it',
  ]);
  // A question under the name of a step that does not exist would never be asked.
  expect(Object.keys(stepConfirmWords).filter((status) => !Object.hasOwn(labelStatuses, status))).toEqual([]);
});
