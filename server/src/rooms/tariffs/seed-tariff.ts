import { firstTariff, firstTariffDay } from '@waybill/domain/rooms/tariffs/first-tariff.ts';
import { countingState } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import { firstTariffName } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import type { Database } from '../../kernel/services.ts';
import { insertTariff, lockTariffs } from './tariffs.store.ts';

/** Gives a database without price tables the first one, so that there is no parcel without a price. Of two servers that start at once one does it. */
export async function seedTariff(db: Database, now: Date): Promise<void> {
  if (await hasTariff(db)) return;
  await db.transaction().execute(async (tx) => {
    await lockTariffs(tx);
    if (await hasTariff(tx)) return;
    const { en, mm, zh } = firstTariffName;
    await insertTariff(
      tx,
      { name_en: en, name_mm: mm, name_zh: zh, valid_from: firstTariffDay, note: null, ...firstTariff },
      { status: countingState, by: null, now },
    );
  });
}

async function hasTariff(db: Database): Promise<boolean> {
  return (await db.selectFrom('tariff').select('id').limit(1).executeTakeFirst()) !== undefined;
}
