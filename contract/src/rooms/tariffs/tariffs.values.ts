import { formatWeight, sayKyat } from '@waybill/domain/kernel/money.ts';
import { words } from '@waybill/domain/kernel/words.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { listed, shape, shapes, type NameOf } from '../../kernel/value-shape.ts';
import { itemTypeWords, serviceTypeWords } from '../labels/label-kinds.words.ts';
import { tariffFieldWords, tariffPhaseFaces } from './tariffs.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

const stateWords = {
  draft: tariffPhaseFaces.draft.word,
  ...words({ published: commonWords.published }),
};

/** A step as the log stores it: grid, weight limit and price. */
const stepPattern =
  /^(?<grid>[a-z_]+\.[a-z_]+\.[a-z_]+)(?:\.(?<from>\d+)\.(?<to>\d+))? ≤ (?<grams>\d+) g: (?<price>\d+)(?: \+ (?<further>\d+)\/kg)?$/;
const stepWords = words({
  upTo: { en: 'up to {weight}', mm: '{weight} အထိ', zh: '{weight}以内' },
  further: { en: '{price} per extra kg', mm: 'နောက်ထပ် တစ်ကီလိုလျှင် {price}', zh: '每续重公斤 {price}' },
});

function stepOf(value: unknown): Record<string, string | undefined> | undefined {
  return typeof value === 'string' ? stepPattern.exec(value)?.groups : undefined;
}

/** @example sayStep('express.parcel.same_town ≤ 1000 g: 2500', 'en', …) === 'Express, Parcel, Same town, up to 1 kg: 2,500 Ks' */
function sayStep(value: unknown, locale: Locale, nameOf: NameOf): string | null {
  const step = stepOf(value);
  if (!step) return null;
  const { grid = '', from, to, grams, price, further } = step;
  const way = from && to ? ` ${nameOf('place', from) ?? from} → ${nameOf('place', to) ?? to}` : '';
  const weight = stepWords.upTo[locale].replace('{weight}', formatWeight(Number(grams), locale));
  const more =
    further === undefined ? '' : ` + ${stepWords.further[locale].replace('{price}', sayKyat(Number(further), locale))}`;
  return `${listed([`${tariffFieldWords[grid]?.[locale] ?? grid}${way}`, weight], locale)}: ${sayKyat(Number(price), locale)}${more}`;
}

function sayOffer(value: unknown, locale: Locale): string | null {
  const { service_type, item_type } = (typeof value === 'object' && value !== null ? value : {}) as {
    service_type?: string;
    item_type?: string;
  };
  const [service, item] = [
    serviceTypeWords[service_type as keyof typeof serviceTypeWords],
    itemTypeWords[item_type as keyof typeof itemTypeWords],
  ];
  return service && item ? `${service[locale]} (${item[locale]})` : null;
}

const stepShape = shape.own(sayStep, (value) => {
  const { from, to } = stepOf(value) ?? {};
  return from && to
    ? [
        { of: 'place', id: from },
        { of: 'place', id: to },
      ]
    : [];
});

/** A price table: its head, its rates, and the changed steps and offers. */
export const tariffValues = shapes({
  name_en: shape.text,
  name_mm: shape.text,
  name_zh: shape.text,
  note: shape.text,
  valid_from: shape.day,
  copy_of: shape.record('tariff'),
  status: shape.words(stateWords),
  sms: shape.kyat,
  phone_call: shape.kyat,
  pickup: shape.kyat,
  pod: shape.kyat,
  vfl: shape.kyat,
  hand_over_code: shape.kyat,
  hold_mail: shape.kyat,
  change_destination: shape.kyat,
  remote: shape.kyat,
  oversize: shape.kyat,
  return_fee: shape.kyat,
  cancellation: shape.kyat,
  insurance_percent: shape.percent,
  tax_percent: shape.percent,
  oversize_over_g: shape.grams,
  letter_max_g: shape.grams,
  parcel_max_g: shape.grams,
  cn22_max_value: shape.kyat,
  offered: shape.own(sayOffer),
  steps: stepShape,
});
