import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Words for requests and pages that fail. */
export const kernelWords = words({
  server: commonWords.somethingWentWrong,
  requestId: { en: 'Request id: {id}', mm: 'တောင်းဆိုမှုအမှတ် - {id}', zh: '请求编号：{id}' },
  network: {
    en: 'Cannot connect. Check the internet connection.',
    mm: 'ချိတ်ဆက်၍မရပါ။ အင်တာနက် စစ်ဆေးပေးပါ။',
    zh: '无法连接，请检查网络。',
  },
  refused: commonWords.permissionMissing,
  pageFailed: { en: 'This page could not be opened.', mm: 'ဤစာမျက်နှာကို ဖွင့်၍မရပါ။', zh: '无法打开此页面。' },
  reload: { en: 'Reload', mm: 'ပြန်ဖွင့်မည်', zh: '重新加载' },
  leave: {
    en: 'Changes are not saved. Leave this page?',
    mm: 'ပြင်ဆင်ချက်များ မသိမ်းရသေးပါ။ ဤစာမျက်နှာမှ ထွက်မည်လား။',
    zh: '更改尚未保存，要离开此页面吗？',
  },
  leaveYes: { en: 'Leave', mm: 'ထွက်မည်', zh: '离开' },
  stay: { en: 'Stay', mm: 'ဆက်နေမည်', zh: '留下' },
  loading: { en: 'loading...', mm: 'ဖွင့်နေသည်...', zh: '加载中...' },
});

/** The message for an idle account is in Myanmar in every language. */
export const idleMessage = 'အကောင့်ကို အချိန်ကြာမြင့်စွာ အသုံးမပြုဘဲ ထားခဲ့သောကြောင့် အကောင့်ပြန်ဝင်ပေးပါ။';
