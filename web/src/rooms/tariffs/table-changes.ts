import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, sayKyat } from '@waybill/domain/kernel/money.ts';
import { say, sayLoose } from '@waybill/domain/kernel/words.ts';
import { rateNames } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import { stepChanges } from '@waybill/domain/rooms/tariffs/table-order.ts';
import {
  isOffered,
  pairZone,
  pricePlaceKey,
  type PairNames,
  type StepPlace,
  type TariffStep,
  type TariffTable,
} from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { fieldWord } from '@waybill/contract/field.words.ts';
import { itemTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { rateWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import { sayRate } from './say-rate.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export type RegionNames = ReadonlyMap<number, PairNames>;

/** One difference in words: what it is, what it was, what it is to be; empty where there is none. */
export interface PriceTableChange {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** A grid in words, a pair by the names of its regions. @example 'Express, Parcel, Same town' */
export function sayPlace(place: StepPlace, regions: RegionNames, locale: Locale): string {
  const name = sayLoose(fieldWord(pricePlaceKey(place)), locale);
  const [from, to] = [regions.get(place.from_region_id ?? 0), regions.get(place.to_region_id ?? 0)];
  return place.zone === pairZone && from && to
    ? `${name}: ${say(commonWords.fromArrowTo, locale, { from: localName(from, locale), to: localName(to, locale) })}`
    : name;
}

/** Everything in which two price tables differ: rates first, then what is offered, then the steps in the order of the table. */
export function tableChanges(
  before: TariffTable,
  after: TariffTable,
  regions: RegionNames,
  locale: Locale,
): PriceTableChange[] {
  const rates = rateNames
    .filter((name) => (before.rates[name] ?? null) !== (after.rates[name] ?? null))
    .map((name) => ({
      what: rateWords[name][locale],
      before: sayRate(name, before.rates[name], locale),
      after: sayRate(name, after.rates[name], locale),
    }));
  const offers = [...before.offered, ...after.offered]
    .filter(
      (offer, at, all) =>
        all.findIndex((one) => isOffered([one], offer)) === at &&
        isOffered(before.offered, offer) !== isOffered(after.offered, offer),
    )
    .map((offer) => ({
      what: `${serviceTypeWords[offer.service_type][locale]}, ${itemTypeWords[offer.item_type][locale]}`,
      before: isOffered(before.offered, offer) ? words.offered[locale] : '',
      after: isOffered(after.offered, offer) ? words.offered[locale] : '',
    }));
  const steps = stepChanges(before.steps, after.steps).map((change) => {
    const step = (change.after ?? change.before) as TariffStep;
    return {
      what: say(words.upTo, locale, {
        grid: sayPlace(step, regions, locale),
        weight: formatWeight(step.up_to_g, locale),
      }),
      before: sayStep(change.before, locale),
      after: sayStep(change.after, locale),
    };
  });
  return [...rates, ...offers, ...steps];
}

function sayStep(step: TariffStep | null, locale: Locale): string {
  if (!step) return '';
  const price = sayKyat(step.price, locale);
  return step.each_further_kg === null
    ? price
    : say(words.stepPrice, locale, { price, each: sayKyat(step.each_further_kg, locale) });
}
