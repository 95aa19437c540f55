import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { itemTypes, serviceTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { CodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { pricePlaceKey, zones, type TariffRates, type Zone } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { tariffPhases, type TariffCommand, type TariffPhase } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import type { StateFace } from '../../kernel/list.ts';
import { itemTypeWords, labelServiceWords, serviceTypeWords } from '../labels/label-kinds.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const tariffWords = words({
  one: { en: 'Price table', mm: 'ဈေးနှုန်းဇယား', zh: '价格表' },
  create: { en: 'New version', mm: 'ဗားရှင်းအသစ်', zh: '新版本' },
});

/** Name of the first tariff in an empty database. */
export const firstTariffName: Word = { en: 'First price table', mm: 'ပထမ ဈေးနှုန်းဇယား', zh: '首份价格表' };

export const zoneWords: Record<Zone, Word> = {
  same_town: { en: 'Same town', mm: 'မြို့တွင်း', zh: '同城' },
  same_region: { en: 'Same region', mm: 'တိုင်း/ပြည်နယ်တွင်း', zh: '同省邦' },
  other_region: { en: 'Other region', mm: 'အခြားတိုင်း/ပြည်နယ်', zh: '跨省邦' },
  abroad_near: { en: 'Abroad: neighbours, ASEAN', mm: 'နိုင်ငံခြား - အိမ်နီးချင်း၊ အာဆီယံ', zh: '国外：邻国、东盟' },
  abroad_asia: { en: 'Abroad: Asia, Pacific', mm: 'နိုင်ငံခြား - အာရှ၊ ပစိဖိတ်', zh: '国外：亚洲、太平洋' },
  abroad_far: { en: 'Abroad: elsewhere', mm: 'နိုင်ငံခြား - အခြား', zh: '国外：其他' },
  region_pair: { en: 'Pair of regions', mm: 'တိုင်း/ပြည်နယ် နှစ်ခုကြား', zh: '指定省邦之间' },
};

export const rateWords: Record<keyof TariffRates, Word> = {
  sms: labelServiceWords.sms,
  phone_call: labelServiceWords.phone_call,
  pickup: labelServiceWords.pickup,
  pod: labelServiceWords.pod,
  vfl: labelServiceWords.vfl,
  hand_over_code: labelServiceWords.hand_over_code,
  hold_mail: labelServiceWords.hold_mail,
  change_destination: labelServiceWords.change_destination,
  remote: { en: 'Remote township surcharge', mm: 'ဝေးလံသော မြို့နယ်သို့', zh: '偏远镇区附加费' },
  oversize: { en: 'Oversize surcharge', mm: 'အရွယ်အစားကြီး ပစ္စည်း', zh: '超大件附加费' },
  oversize_over_g: { en: 'Oversize above', mm: 'အရွယ်အစားကြီး သတ်မှတ်သည့် အလေးချိန်', zh: '超大件起点重量' },
  insurance_percent: commonFieldWords.insurance_percent,
  return_fee: commonFieldWords.return_fee,
  cancellation: commonFieldWords.cancellation_fee,
  tax_percent: { en: 'Tax percent', mm: 'အခွန် ရာခိုင်နှုန်း', zh: '税率' },
  letter_max_g: { en: 'Maximum letter weight', mm: 'စာ၏ အများဆုံး အလေးချိန်', zh: '信函最大重量' },
  parcel_max_g: { en: 'Maximum parcel weight', mm: 'ပါဆယ်၏ အများဆုံး အလေးချိန်', zh: '包裹最大重量' },
  cn22_max_value: { en: 'Maximum value for CN22', mm: 'CN22 ဖြင့် ကြေညာနိုင်သည့် အများဆုံးတန်ဖိုး', zh: 'CN22 申报价值上限' },
};

/** Names of a price table's grids by key, for errors. */
const gridWords: Readonly<Record<string, Word>> = Object.fromEntries(
  serviceTypeNames.flatMap((service_type) =>
    itemTypes.flatMap((item_type) =>
      zones.map((zone) => {
        const parts = [serviceTypeWords[service_type], itemTypeWords[item_type], zoneWords[zone]];
        const join = (locale: 'en' | 'mm' | 'zh', sign: string) => parts.map((part) => part[locale]).join(sign);
        return [
          pricePlaceKey({ service_type, item_type, zone }),
          { en: join('en', ', '), mm: join('mm', '၊ '), zh: join('zh', '，') },
        ];
      }),
    ),
  ),
);

export const tariffFieldWords: Readonly<Record<string, Word>> = {
  ...words({
    copy_of: { en: 'Copied from', mm: 'ကူးယူသည့် ဇယား', zh: '复制自' },
    valid_from: commonFieldWords.valid_from,
    offered: { en: 'Offered services', mm: 'ပေးသော ဝန်ဆောင်မှုများ', zh: '提供的服务' },
    steps: commonFieldWords.prices_by_weight,
    zone: { en: 'Zone', mm: 'ဇုန်', zh: '区域' },
    from_region: { en: 'From region', mm: 'မှ (တိုင်း/ပြည်နယ်)', zh: '始发省邦' },
    to_region: { en: 'To region', mm: 'သို့ (တိုင်း/ပြည်နယ်)', zh: '目的省邦' },
    up_to_kg: commonFieldWords.up_to_kg,
    price: { en: 'Price (Ks)', mm: 'ဈေးနှုန်း (ကျပ်)', zh: '价格（缅元）' },
    each_further_kg: { en: 'Per extra kg (Ks)', mm: 'နောက်ထပ် တစ်ကီလိုလျှင် (ကျပ်)', zh: '每续重公斤（缅元）' },
    phase: commonFieldWords.state,
    published_by: { en: 'Published by', mm: 'ထုတ်ပြန်သူ', zh: '发布人' },
    note: commonFieldWords.note,
    from_place: { en: 'From', mm: 'မှ', zh: '寄自' },
    to_place: { en: 'To', mm: 'သို့', zh: '寄往' },
    to_country: commonFieldWords.destination_country,
    tariff_id: tariffWords.one,
    day: commonFieldWords.day,
  }),
  ...rateWords,
  ...gridWords,
};

export const codPlanFeeWords: Record<CodPlan, Word> = {
  standard: {
    en: 'Standard: 2 % below 300,000 Ks, else 1 %',
    mm: 'ပုံမှန် - 300,000 ကျပ်အောက် 2%၊ ကျန် 1%',
    zh: '标准：30 万缅元以下 2%，其余 1%',
  },
  flat: { en: 'Always 1 %', mm: 'အမြဲ 1%', zh: '一律 1%' },
  half: { en: 'Always 0.5 %', mm: 'အမြဲ 0.5%', zh: '一律 0.5%' },
};

export const tariffPhaseFaces: Record<TariffPhase, StateFace> = {
  draft: { tone: tariffPhases.draft.tone, word: commonWords.draft },
  scheduled: { tone: tariffPhases.scheduled.tone, word: { en: 'Not in force yet', mm: 'နေ့ရက် စောင့်ဆဲ', zh: '等待生效' } },
  in_force: { tone: tariffPhases.in_force.tone, word: { en: 'In force', mm: 'အကျုံးဝင်ဆဲ', zh: '生效中' } },
  superseded: { tone: tariffPhases.superseded.tone, word: commonWords.replaced },
};

/** Button text and confirmation question with the tariff's name and first day. */
export const tariffCommandWords: Record<TariffCommand, { readonly verb: Word; readonly ask: Word }> = {
  publish: {
    verb: commonWords.publish,
    ask: {
      en: 'Publish “{name}”? It prices every new label from {day}. Existing labels keep their price. It cannot be changed afterwards.',
      mm: '“{name}” ကို ထုတ်ပြန်မလား။ {day} မှစ၍ လေဘယ်အသစ်အားလုံးကို ဤဇယားဖြင့် တွက်မည်။ ယခင်လေဘယ်များ၏ ဈေးနှုန်း မပြောင်းပါ။ ထုတ်ပြန်ပြီးနောက် ပြင်၍မရပါ။',
      zh: '发布“{name}”？自 {day} 起所有新运单按此计价，此前的运单价格不变。发布后不可更改。',
    },
  },
  withdraw: {
    verb: commonWords.withdraw,
    ask: {
      en: 'Withdraw “{name}”? It becomes a draft again and does not apply from {day}.',
      mm: '“{name}” ကို ပြန်ရုပ်သိမ်းမလား။ မူကြမ်း ပြန်ဖြစ်မည်။ {day} မှစ၍ အကျုံးမဝင်တော့ပါ။',
      zh: '撤回“{name}”？它将重新成为草稿，自 {day} 起不再生效。',
    },
  },
};
