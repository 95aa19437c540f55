import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, sayKyat, sayPercent } from '@waybill/domain/kernel/money.ts';
import { say, words, type Word } from '@waybill/domain/kernel/words.ts';
import type { PriceLineName, PriceWhy } from '@waybill/domain/rooms/tariffs/price-why.ts';
import { pairZone, type PairNames } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { itemTypeWords, labelServiceWords, serviceTypeWords } from '../labels/label-kinds.words.ts';
import { rateWords, zoneWords } from './tariffs.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** Name of each line of a price. */
export const priceLineWords: Record<PriceLineName, Word> = {
  ...labelServiceWords,
  shipping: commonFieldWords.shipping,
  remote: rateWords.remote,
  oversize: rateWords.oversize,
  discount: { en: 'Customer discount', mm: 'ဖောက်သည် လျှော့ဈေး', zh: '客户折扣' },
  tax: commonFieldWords.tax,
  cod_fee: commonFieldWords.cod_fee,
  return_fee: { en: 'Return fee, if returned', mm: 'ပြန်ပို့ရပါက ပြန်ပို့ခ', zh: '退件费（如退回）' },
};

const whyWords = words({
  step: {
    en: '{what}, {zone}: {weight} is within the step up to {step}',
    mm: '{what}၊ {zone} - {weight} သည် {step} အထိ အဆင့်တွင် ပါသည်',
    zh: '{what}，{zone}：{weight} 属于 {step} 以内',
  },
  further: {
    en: '{what}, {zone}: {price} up to {step} and {kg} × {each} per extra kg started',
    mm: '{what}၊ {zone} - {step} အထိ {price} နှင့် နောက်ထပ် တစ်ကီလိုစီအတွက် {kg} × {each}',
    zh: '{what}，{zone}：{step} 以内 {price}，续重每公斤 {kg} × {each}',
  },
  flat: { en: 'Agreed for this label', mm: 'ဤလေဘယ်အတွက် သဘောတူထားသော ဈေးနှုန်း', zh: '此运单的约定价格' },
  rate: { en: 'Fixed rate of the price table', mm: 'ဈေးနှုန်းဇယားပါ ပုံသေနှုန်း', zh: '价格表固定费率' },
  oversize: { en: '{weight} is over {limit}', mm: '{weight} သည် {limit} ထက် ကျော်လွန်သည်', zh: '{weight} 超过 {limit}' },
  declared_value: {
    en: '{percent} of the declared value of {basis}',
    mm: 'ကြေညာတန်ဖိုး {basis} ၏ {percent}',
    zh: '申报价值 {basis} 的 {percent}',
  },
  before_discount: { en: '{percent} of {basis}', mm: '{basis} ၏ {percent}', zh: '{basis} 的 {percent}' },
  after_discount: {
    en: '{percent} of {basis} after discount',
    mm: 'လျှော့ဈေးနုတ်ပြီး {basis} ၏ {percent}',
    zh: '折后 {basis} 的 {percent}',
  },
  fixed_discount: {
    en: '{agreed} agreed with the customer',
    mm: 'ဖောက်သည်နှင့် သဘောတူထားသော {agreed}',
    zh: '与客户约定 {agreed}',
  },
  capped_discount: {
    en: '{agreed} agreed with the customer, but at most the price of {basis}',
    mm: 'ဖောက်သည်နှင့် သဘောတူထားသော {agreed}၊ သို့သော် ဈေးနှုန်း {basis} ထက် မပိုပါ',
    zh: '与客户约定 {agreed}，但不超过价格 {basis}',
  },
  cod: {
    en: '{percent} of the COD amount of {basis}',
    mm: 'COD ငွေ {basis} ၏ {percent}',
    zh: '代收货款 {basis} 的 {percent}',
  },
  own_rate: { en: 'Agreed with the customer', mm: 'ဖောက်သည်နှင့် သဘောတူထားသည်', zh: '与客户约定' },
  what: { en: '{service} {item}', mm: '{service} {item}', zh: '{service}{item}' },
  way: commonWords.fromArrowTo,
});

/**
 * Returns the reason of a price line as a sentence.
 *
 * @example sayWhy({ kind: 'cod', plan: 'standard', basis: 50_000, percent: 200 }, 'en') === '2% of the COD amount of 50,000 Ks'
 */
export function sayWhy(why: PriceWhy, locale: Locale): string {
  const kyat = (amount: number) => sayKyat(amount, locale);
  switch (why.kind) {
    case 'step':
      return sayStep(why, locale);
    case 'flat':
    case 'rate':
    case 'own_rate':
      return whyWords[why.kind][locale];
    case 'oversize':
      return say(whyWords.oversize, locale, {
        weight: formatWeight(why.weight_g, locale),
        limit: formatWeight(why.over_g, locale),
      });
    case 'percent':
      return say(whyWords[why.of], locale, { percent: sayPercent(why.percent), basis: kyat(why.basis) });
    case 'cod':
      return say(whyWords.cod, locale, { percent: sayPercent(why.percent), basis: kyat(why.basis) });
    case 'fixed_discount':
      return say(why.agreed > why.basis ? whyWords.capped_discount : whyWords.fixed_discount, locale, {
        agreed: kyat(why.agreed),
        basis: kyat(why.basis),
      });
  }
}

function sayStep(why: PriceWhy & { kind: 'step' }, locale: Locale): string {
  const what = say(whyWords.what, locale, {
    service: serviceTypeWords[why.service_type][locale],
    item: itemTypeWords[why.item_type][locale],
  });
  const pair = why.zone === pairZone && why.from_region && why.to_region;
  const zone = pair
    ? say(whyWords.way, locale, { from: nameIn(why.from_region, locale), to: nameIn(why.to_region, locale) })
    : zoneWords[why.zone][locale];
  const step = formatWeight(why.up_to_g, locale);
  if (why.further_kg === 0)
    return say(whyWords.step, locale, { what, zone, weight: formatWeight(why.weight_g, locale), step });
  return say(whyWords.further, locale, {
    what,
    zone,
    step,
    price: sayKyat(why.price, locale),
    kg: groupThousands(why.further_kg),
    each: sayKyat(why.each_further_kg, locale),
  });
}

function nameIn(names: PairNames | null, locale: Locale): string {
  if (!names) return '';
  return locale === 'zh' ? (names.name_zh ?? names.name_en) : locale === 'mm' ? names.name_mm : names.name_en;
}
