import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { LimitKind } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const outflowFieldWords = words({
  outflow_kind: { en: 'Kind of payment', mm: 'ငွေထွက် အမျိုးအစား', zh: '付款类别' },
  role: commonFieldWords.role,
  limit: commonFieldWords.second_person_above,
});

export const outflowKindWords: Readonly<Record<LimitKind, Word>> = {
  clearance: { en: 'Clearance to merchant', mm: 'ကုန်သည်ထံ ငွေရှင်းခြင်း', zh: '商户结算付款' },
  expense: commonFieldWords.expense,
  transfer: commonFieldWords.transfer,
  bank_charge: commonWords.bankCharge,
  emo_payout: commonWords.moneyOrderPaidOut,
  emo_refund: commonWords.moneyOrderPaidBack,
  compensation: commonFieldWords.compensation,
  handover_out: { en: 'Cash sent by a branch', mm: 'ရုံးခွဲမှ ပို့သော ငွေ', zh: '网点送款' },
  gate_charge: { en: 'Bus gate charge', mm: 'ဂိတ်ကြေး', zh: '车站收费' },
  remittance_back: {
    en: 'Repaid to the mail post',
    mm: 'စာတိုက်သို့ ပြန်အမ်းငွေ',
    zh: '退还邮政的款项',
  },
  one_person: {
    en: 'Total that one person pays alone per day',
    mm: 'တစ်ဦးတည်း တစ်နေ့အတွင်း ပေးသမျှ စုစုပေါင်း',
    zh: '一人一天单独付出的总额',
  },
  agent_payout: { en: 'Payout to agent', mm: 'ကိုယ်စားလှယ်သို့ ပေးငွေ', zh: '付给代理' },
  factor_again: {
    en: 'Second login step asked again',
    mm: 'ဒုတိယအဆင့် ထပ်မံတောင်းခြင်း',
    zh: '再次进行第二步验证',
  },
  price_exception: { en: 'Price below the table', mm: 'ဇယားဈေးအောက် လျှော့ဈေး', zh: '低于价目表的价格' },
};
