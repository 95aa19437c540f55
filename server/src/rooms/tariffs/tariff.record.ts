import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readTariff } from './tariffs.queries.ts';
import { lockTariff, type LockedTariff } from './tariffs.store.ts';

/** A price table as commands see it: the whole operator's. */
export const tariffRecord = topicRecord<'tariffs', LockedTariff, TariffDetail>({
  room: 'tariffs',
  topic: 'tariff',
  lock: ({ tx }, id) => lockTariff(tx, id),
  auditSubject: ({ values }) => ({ name: values.name_en, branchId: null }),
  read: ({ tx, viewer, now }, id) => readTariff(tx, viewer, id, now),
});
