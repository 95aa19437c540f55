import { words } from '@waybill/domain/kernel/words.ts';

export const printerRefusalStatus = { printer_unreachable: 409, printer_stopped: 409 } as const;

export const printerRefusalWords = words({
  printer_unreachable: {
    en: 'The printer does not answer. Check that it is switched on and in the network.',
    mm: 'ပရင်တာ အကြောင်းမပြန်ပါ။ ဖွင့်ထားပြီး ကွန်ရက်နှင့် ချိတ်ထားခြင်း ရှိမရှိ စစ်ပါ။',
    zh: '打印机没有应答。请检查是否已开机并连接网络。',
  },
  printer_stopped: {
    en: 'The printer stopped before it had the whole page. Check its paper and its cover.',
    mm: 'စာမျက်နှာ မပြည့်မီ ပရင်တာ ရပ်သွားသည်။ စာရွက်နှင့် အဖုံးကို စစ်ပါ။',
    zh: '打印机未收完整页就停止了。请检查纸张和上盖。',
  },
});
