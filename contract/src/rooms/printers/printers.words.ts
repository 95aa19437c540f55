import { words } from '@waybill/domain/kernel/words.ts';
import { printerLife } from '@waybill/domain/rooms/printers/printer-states.ts';
import type { PrinterLanguage } from '@waybill/domain/rooms/prints/printer-page.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { facesOf } from '../../kernel/list.ts';

export const printerWords = words({
  list: { en: 'Printers', mm: 'ပရင်တာများ', zh: '打印机' },
  about: {
    en: 'No printers yet. Label and receipt printers in the network of a branch are added here.',
    mm: 'ပရင်တာ မရှိသေးပါ။ ရုံးခွဲကွန်ရက်ရှိ လေဘယ်နှင့် ပြေစာ ပရင်တာများကို ဤနေရာတွင် ထည့်ပါ။',
    zh: '还没有打印机。网点网络中的运单和收据打印机在这里添加。',
  },
});

export const printerLanguageWords: Record<PrinterLanguage, { en: string; mm: string; zh: string }> = {
  zpl_203: { en: 'Labels, ZPL, 203 dpi', mm: 'လေဘယ်၊ ZPL၊ 203 dpi', zh: '运单，ZPL，203 dpi' },
  zpl_300: { en: 'Labels, ZPL, 300 dpi', mm: 'လေဘယ်၊ ZPL၊ 300 dpi', zh: '运单，ZPL，300 dpi' },
  escpos_203: { en: 'Receipts, ESC/POS', mm: 'ပြေစာ၊ ESC/POS', zh: '收据，ESC/POS' },
};

export const printerFieldWords = words({
  name: commonFieldWords.name,
  branch_id: commonFieldWords.branch,
  language: commonFieldWords.language,
  host: { en: 'Address in the network', mm: 'ကွန်ရက်လိပ်စာ', zh: '网络地址' },
  port: { en: 'Port', mm: 'ပို့တ်', zh: '端口' },
});

export const printerCommandWords = {
  close: {
    verb: commonWords.close,
    ask: {
      en: 'Close {name}? Nobody can print with it until it is opened again.',
      mm: '{name} ကို ပိတ်မလား။ ပြန်မဖွင့်မချင်း မည်သူမျှ ပရင့်ထုတ်၍ မရပါ။',
      zh: '关闭{name}？重新启用之前无人能用它打印。',
    },
  },
  open: { verb: commonWords.openAgain, ask: commonWords.askOpenAgain },
};

export const printerStateFaces = facesOf(printerLife, { active: commonWords.open, inactive: commonWords.closed });
