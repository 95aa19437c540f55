import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of every list that its definition does not give. */
export const listWords = words({
  searchHint: { en: 'Type to search', mm: 'ရှာလိုသည်ကို ရိုက်ထည့်ပါ', zh: '输入以搜索' },
  tools: {
    en: 'Sort, columns, views and files',
    mm: 'စီရန်၊ ကော်လံ၊ မြင်ကွင်းနှင့် ဖိုင်',
    zh: '排序、列、视图和文件',
  },
  atLeast: { en: '{n}+', mm: '{n}+', zh: '{n}+' },
  pageGone: {
    en: 'This page is past the end of the list.',
    mm: 'စာရင်းအဆုံးထက် ကျော်နေသည်။',
    zh: '此页超出了列表末尾。',
  },
  firstPage: { en: 'Go to the first page', mm: 'ပထမစာမျက်နှာသို့', zh: '回到第一页' },
  stale: {
    en: 'Data from {time}: the list could not be refreshed.',
    mm: '{time} က စာရင်းဖြစ်သည်။ ပြန်ဖွင့်၍မရပါ။',
    zh: '显示的是 {time} 的数据：列表刷新失败。',
  },

  asOf: { en: 'as of {time}', mm: '{time} အချိန်က စာရင်း', zh: '{time} 的数据' },
  tabs: { en: 'Tabs of the list', mm: 'စာရင်း၏ တက်ဘ်များ', zh: '列表标签' },
  bulkTooMany: {
    en: 'At most {n} rows can be ticked one by one. Select all matching rows instead.',
    mm: 'တစ်ခုချင်း {n} ခုအထိသာ ရသည်။ ကိုက်ညီသမျှအားလုံး ရွေးပါ။',
    zh: '逐项勾选最多 {n} 项，请改为选择全部匹配项。',
  },
});
