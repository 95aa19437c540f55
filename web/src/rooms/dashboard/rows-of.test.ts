import { expect, test } from 'vitest';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import { codList } from '@waybill/contract/rooms/cod/cod.columns.ts';
import { exceptionList } from '@waybill/contract/rooms/tracking/exceptions.columns.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { parsePlace } from '../../shell/list/list-state.ts';
import { rowsOf } from './rows-of.ts';

test('N-04 what is late on the dashboard opens with the oldest first', () => {
  const opened = [
    [labelList, rowsOf.underWay({ to: '2026-11-25' }, 1)],
    [exceptionList, rowsOf.exceptions(1)],
    [codList, rowsOf.heldCod('courier', 1)],
    [codList, rowsOf.cod(codAt.delivered, undefined)],
  ] as const;
  const sorts = opened.map(([list, { search }]) => parsePlace(list)(search ?? {}).sort);
  expect(sorts).toEqual(['created_at', 'at', 'id', 'id']);
});
