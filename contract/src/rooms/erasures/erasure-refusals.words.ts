import { words } from '@waybill/domain/kernel/words.ts';

export const erasureRefusalStatus = { erasure_open: 409 } as const;

export const erasureRefusalWords = words({
  erasure_open: {
    en: 'There is a request for this number already. Confirm or deny it first.',
    mm: 'ဤနံပါတ်အတွက် တောင်းဆိုမှု ရှိပြီးဖြစ်သည်။ ၎င်းကို အရင် အတည်ပြုပါ သို့မဟုတ် ပယ်ချပါ။',
    zh: '此号码已有申请。请先确认或拒绝。',
  },
});
