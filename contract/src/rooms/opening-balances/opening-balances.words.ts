import { words } from '@waybill/domain/kernel/words.ts';
import { openingBalanceLife } from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { bankAccountFieldWords } from '../bank-accounts/bank-accounts.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const openingBalanceWords = words({
  about: {
    en: 'No opening balances yet. Enter what a bank account or till held before the books began; another person confirms it, and it is booked once.',
    mm: 'စာရင်း စတင်မကိုင်မီ ဘဏ်အကောင့် သို့မဟုတ် ငွေအံဆွဲ၌ ရှိသောငွေ။ တစ်ဦးက ဖြည့်သွင်းပြီး အခြားတစ်ဦးက အတည်ပြုမှ စာရင်းဝင်သည်။',
    zh: '建账之前银行账户或钱箱已有的金额。一人录入、另一人确认后入账，每个账户一次。',
  },
});

export const openingBalanceFieldWords = words({
  bank_account_id: bankAccountFieldWords.bank_account_id,
  branch_id: { en: 'Or till of a branch', mm: 'သို့မဟုတ် ရုံးခွဲ၏ ငွေအံဆွဲ', zh: '或网点钱箱' },
  amount: { en: 'Opening amount', mm: 'ရှိသောငွေ', zh: '原有金额' },
  note: { en: 'Source of the figure', mm: 'ကိန်းဂဏန်း ရသည့်နေရာ', zh: '金额依据' },
  on_top: {
    en: 'Add to the existing balance',
    mm: 'စာရင်းရှိငွေအပေါ် ထပ်ပေါင်း',
    zh: '叠加到账上已有金额',
  },
  created_by: commonFieldWords.entered_by,
  confirmed_by: commonFieldWords.confirmed_by,
  confirmed_at: commonFieldWords.confirmed,
  reason: commonFieldWords.reason,
});

export const openingBalanceCommandWords = {
  confirm: {
    verb: commonWords.confirm,
    ask: {
      en: 'Confirm the opening balance of {name}? It is then booked.',
      mm: '{name} ၏ အဖွင့်လက်ကျန်ကို အတည်ပြုမလား။ စာရင်းဝင်သွားမည်။',
      zh: '确认{name}的期初余额？确认后入账。',
    },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void the opening balance of {name}? If booked, it is reversed.',
      mm: '{name} ၏ အဖွင့်လက်ကျန်ကို ပယ်ဖျက်မလား။ စာရင်းဝင်ပြီးပါက ပြန်နုတ်မည်။',
      zh: '作废{name}的期初余额？已入账的将冲回。',
    },
  },
};

export const openingBalanceStateFaces = facesOf(openingBalanceLife, {
  pending: commonWords.toBeConfirmed,
  complete: { en: 'Booked', mm: 'စာရင်းဝင်ပြီး', zh: '已入账' },
  void: commonWords.voided,
});
