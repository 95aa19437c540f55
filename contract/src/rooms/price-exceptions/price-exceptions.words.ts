import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  priceExceptionLife,
  type PriceExceptionKind,
  type PriceExceptionState,
} from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import type { StateFace } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const priceExceptionWords = words({
  list: { en: 'Price exceptions', mm: 'ဈေးနှုန်းခြွင်းချက်များ', zh: '价格例外' },
  one: { en: 'Price exception', mm: 'ဈေးနှုန်းခြွင်းချက်', zh: '价格例外' },
  about: {
    en: 'No price exceptions. Prices that differ from the price table, and prices lowered after a refund, appear here; above the limit of the role a second person confirms.',
    mm: 'ဈေးနှုန်းဇယားမှ ကွဲလွဲ၍ ပေးခဲ့သော ဈေးများနှင့် ငွေပြန်အမ်းပြီးနောက် လျော့သွားသော ဈေးများ။ ရာထူး၏ ကန့်သတ်ချက်ထက် ပိုလျှင် ဒုတိယလူက အတည်ပြုရသည်။',
    zh: '不按价目表给出的价格，以及退款后降低的价格。超过角色限额时须由第二人确认。',
  },
});

export const priceExceptionFieldWords = words({
  exception_kind: { en: 'Exception', mm: 'ခြွင်းချက်', zh: '例外类型' },
  table_price: { en: 'Table price', mm: 'ဇယားဈေး', zh: '价目表价格' },
  own_price: { en: 'Given price', mm: 'ပေးခဲ့သောဈေး', zh: '给出的价格' },
  below: { en: 'Below table', mm: 'ဇယားဈေးအောက်', zh: '低于价目表' },
  reason: commonFieldWords.reason,
  created_by: { en: 'Given by', mm: 'ပေးသူ', zh: '给予人' },
  rolled_back_by: { en: 'Rolled back by', mm: 'ပြန်ရုပ်သိမ်းသူ', zh: '撤回人' },
  decided_by: commonFieldWords.decided_by,
});

export const priceExceptionKindWords: Readonly<Record<PriceExceptionKind, Word>> = {
  flat: commonFieldWords.flat_rate,
  insurance: commonFieldWords.insurance_percent,
  after_rollback: { en: 'Lower after rollback', mm: 'ပြန်ရုပ်သိမ်းပြီး ဈေးလျော့', zh: '撤回后降价' },
};

export const priceExceptionCommandWords = {
  confirm: {
    verb: commonWords.confirm,
    ask: { en: 'Confirm the price of {name}?', mm: '{name} ၏ ဈေးနှုန်းကို အတည်ပြုမလား။', zh: '确认{name}的价格？' },
  },
  deny: {
    verb: commonWords.deny,
    ask: {
      en: 'Deny the price of {name}? Its label must be changed to the table price.',
      mm: '{name} ၏ ဈေးနှုန်းကို ငြင်းပယ်မလား။ လေဘယ်ကို ဇယားဈေးသို့ ပြောင်းရမည်။',
      zh: '拒绝{name}的价格？其运单须改为价目表价格。',
    },
  },
};

const stateWords: Readonly<Record<PriceExceptionState, Word>> = {
  within_limit: { en: 'Within the limit', mm: 'ကန့်သတ်အတွင်း', zh: '限额内' },
  proposed: commonWords.toBeConfirmed,
  confirmed: commonWords.confirmed,
  denied: commonWords.denied,
  noted: commonWords.toBeLookedAt,
  replaced: commonWords.replaced,
};

export const priceExceptionStateFaces = Object.fromEntries(
  Object.entries(stateWords).map(([state, word]) => [
    state,
    { tone: priceExceptionLife.states[state as PriceExceptionState].tone, word },
  ]),
) as Record<PriceExceptionState, StateFace>;
