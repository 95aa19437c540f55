import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Problem, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { placeAbroad } from '@waybill/domain/rooms/tariffs/abroad-zones.ts';
import { priceOf, type Price } from '@waybill/domain/rooms/tariffs/price.ts';
import type { CodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { questionOf, type QuoteValues } from '@waybill/domain/rooms/tariffs/quote-form.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { isOutside, type SessionViewer } from '../../kernel/viewer.ts';
import { readSender } from '../customers/customers.door.ts';
import { readPlaces } from '../places/places.door.ts';
import { tariffOn } from './tariff-on.ts';
import { readTable } from './tariffs.queries.ts';

/** A merchant's person has the plan of their shop; a program may ask what another one would cost. */
const planOf = ({ merchant }: SessionViewer, asked: CodPlan | null, own: CodPlan): CodPlan =>
  merchant ? own : (asked ?? own);

/**
 * Quotes the price of a label between two places, or to another country, with its reasons (F-03), by the table of the day or by a named one; for
 * viewers of prices also by a draft. A merchant and their programs are told what their own terms make of it, by tables that count.
 */
export async function quotePrice({ db, viewer, now }: ReadContext, body: QuoteValues) {
  const { from_place, to_place, to_country, tariff_id, day } = body;
  if (tariff_id !== null && !can(viewer, 'tariff.view')) return refuse('missing_permission');
  const terms = viewer.customerId === undefined ? null : await readSender(db, viewer, viewer.customerId);
  const [tariff, places] = await Promise.all([
    tariff_id === null ? tariffOn(db, day ?? businessDate(now)) : isOutside(viewer) ? null : readTable(db, tariff_id),
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
  const question = questionOf(body, from, to);
  const own = terms && {
    discount: terms,
    cod_plan: planOf(viewer, body.cod_plan, terms.cod_plan),
    return_fee: terms.return_fee,
  };
  const price = priceOf(tariff, { ...question, ...own });
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
