import { checkForm } from '@waybill/domain/kernel/form.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { priceOf } from '@waybill/domain/rooms/tariffs/price.ts';
import { questionOf, quoteForm } from '@waybill/domain/rooms/tariffs/quote-form.ts';
import type { PricePlace } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { Database } from '../../kernel/services.ts';
import { tariffOn } from './tariff-on.ts';

const usualParcel = checkForm(quoteForm, { from_place: 1, to_place: 1, weight: 1 });

/** Does the price table of the day have a price for a usual parcel from here, within the town and to other regions? */
export async function hasPrices(db: Database, day: string, here: PricePlace): Promise<boolean> {
  const tariff = await tariffOn(db, day);
  if (!tariff || !usualParcel.ok) return false;
  const { values } = usualParcel;
  const elsewhere = { town_id: null, region_id: null };
  return [here, elsewhere].every(
    (to) => !isRefusal(priceOf(tariff, questionOf(values, here, { ...to, remote: false, country: null }))),
  );
}
