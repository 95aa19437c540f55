import { words } from '@waybill/domain/kernel/words.ts';

export const trackPageWords = words({
  search: { en: 'Code, phone or name', mm: 'ကုဒ်၊ ဖုန်း သို့မဟုတ် အမည်', zh: '单号、电话或姓名' },
  steps: { en: 'Steps', mm: 'အဆင့်များ', zh: '环节数' },
  tooMany: {
    en: 'More than 100,000 steps cannot be added up. Choose a shorter period.',
    mm: 'အဆင့် 100,000 ထက် များ၍ စုစုပေါင်း မတွက်ပါ။ ကာလ အတိုကို ရွေးပါ။',
    zh: '超过 100,000 个环节不予合计，请缩短期间。',
  },
  making: { en: 'Creating the Excel file…', mm: 'Excel ဖိုင် ပြုလုပ်နေသည်…', zh: '正在生成 Excel 文件…' },
  ready: { en: 'The Excel file is ready.', mm: 'Excel ဖိုင် အသင့်ဖြစ်ပါပြီ။', zh: 'Excel 文件已生成。' },
  readyHint: {
    en: '{n} [row|rows]. Kept for 7 days in the list of exports.',
    mm: 'အတန်း {n} ခု။ ထုတ်ယူမှုစာရင်းတွင် 7 ရက် သိမ်းထားပါမည်။',
    zh: '共 {n} 件，将在导出列表中保留 7 天。',
  },
  failed: { en: 'The Excel file could not be created.', mm: 'Excel ဖိုင် ပြုလုပ်၍ မရပါ။', zh: '无法生成 Excel 文件。' },
  save: { en: 'Save file', mm: 'ဖိုင်ကို သိမ်းရန်', zh: '保存文件' },
  back: { en: 'Back to the list', mm: 'စာရင်းသို့ ပြန်ရန်', zh: '返回列表' },
});
