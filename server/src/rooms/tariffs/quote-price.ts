import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Problem, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { placeAbroad } from '@waybill/domain/rooms/tariffs/abroad-zones.ts';
import { priceOf, type Price } from '@waybill/domain/rooms/tariffs/price.ts';
import { questionOf, type QuoteValues } from '@waybill/domain/rooms/tariffs/quote-form.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { readPlaces } from '../places/places.door.ts';
import { tariffOn } from './tariff-on.ts';
import { readTable } from './tariffs.queries.ts';

/**
 * Quotes the price of a label between two places, or to another country, with its reasons (F-03), by the table of the day or by a named one; for
 * viewers of prices also by a draft.
 */
export async function quotePrice({ db, viewer, now }: ReadContext, body: QuoteValues) {
  const { from_place, to_place, to_country, tariff_id, day } = body;
  if (tariff_id !== null && !can(viewer, 'tariff.view')) return refuse('missing_permission');
  const [tariff, places] = await Promise.all([
    tariff_id === null ? tariffOn(db, day ?? businessDate(now)) : readTable(db, tariff_id),
    readPlaces(db, to_place === null ? [from_place] : [from_place, to_place]),
  ]);
  const from = places.get(from_place);
  const town = to_place === null ? null : (places.get(to_place) ?? null);
  const to = to_country === null ? town : placeAbroad(to_country);
  const unknown: Record<string, Problem[]> = {
    ...(from ? {} : { from_place: [{ code: 'select' }] }),
    ...(to ? {} : { to_place: [{ code: 'select' }] }),
    ...(tariff_id === null || tariff ? {} : { tariff_id: [{ code: 'select' }] }),
  };
  if (!from || !to || Object.keys(unknown).length > 0) return refuse('validation_failed', { fields: unknown });
  if (!tariff) return refuse('no_tariff');
  const price = priceOf(tariff, questionOf(body, from, to));
  if (isRefusal(price)) return price as Refusal;
  const names = ({ id, name_en, name_mm, name_zh }: typeof from) => ({ id, name_en, name_mm, name_zh });
  return {
    data: {
      price: price as Price,
      from_place: names(from),
      to_place: town && { ...names(town), remote: town.remote },
      to_country,
    },
  };
}
