import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of every list that its definition does not give. */
export const listWords = words({
  searchIn: { en: 'Search', mm: 'ရှာဖွေရန်', zh: '搜索' },
  searchHint: { en: 'Type to search', mm: 'ရှာလိုသည်ကို ရိုက်ထည့်ပါ', zh: '输入以搜索' },
  tools: {
    en: 'Sort, columns, views and files',
    mm: 'စီရန်၊ ကော်လံ၊ မြင်ကွင်းနှင့် ဖိုင်',
    zh: '排序、列、视图和文件',
  },
  more: { en: 'More', mm: 'နောက်ထပ်', zh: '更多' },
  any: { en: 'All', mm: 'အားလုံး', zh: '全部' },
  yes: { en: 'Yes', mm: 'ဟုတ်ကဲ့', zh: '是' },
  no: { en: 'No', mm: 'မဟုတ်ပါ', zh: '否' },
  chip: { en: '{field}: {value}', mm: '{field} - {value}', zh: '{field}：{value}' },
  perPage: { en: 'Rows per page', mm: 'တစ်မျက်နှာလျှင် အတန်းရေ', zh: '每页行数' },
  atLeast: { en: '{n}+', mm: '{n}+', zh: '{n}+' },
  count: { en: '{n} [row|rows] in total', mm: 'စုစုပေါင်း {n} ခု', zh: '共 {n} 条' },
  noMatch: { en: 'No matching result', mm: 'ကိုက်ညီသည့် ရလဒ်မရှိပါ', zh: '没有匹配的结果' },
  pageGone: {
    en: 'This page is past the end of the list.',
    mm: 'စာရင်းအဆုံးထက် ကျော်နေသည်။',
    zh: '此页超出了列表末尾。',
  },
  firstPage: { en: 'Go to the first page', mm: 'ပထမစာမျက်နှာသို့', zh: '回到第一页' },
  stale: {
    en: 'Shown as of {time}: the list could not be refreshed.',
    mm: '{time} က စာရင်းဖြစ်သည်။ ပြန်ဖွင့်၍မရပါ။',
    zh: '显示的是 {time} 的数据：列表刷新失败。',
  },

  asOf: { en: 'as of {time}', mm: '{time} အချိန်က စာရင်း', zh: '{time} 的数据' },
  clearAll: { en: 'Clear filters', mm: 'စစ်ထုတ်ထားချက်များ ရှင်းလင်းရန်', zh: '清除筛选' },
  tabs: { en: 'Tabs of the list', mm: 'စာရင်း၏ တက်ဘ်များ', zh: '列表标签' },
  exportMenu: { en: 'Export', mm: 'ထုတ်ယူရန်', zh: '导出' },
  bulkTooMany: {
    en: 'At most {n} rows at a time can be ticked one by one. Select all that match instead.',
    mm: 'တစ်ခုချင်း {n} ခုအထိသာ ရသည်။ ကိုက်ညီသမျှအားလုံး ရွေးပါ။',
    zh: '逐项勾选最多 {n} 行，请改为选择全部匹配项。',
  },
});
