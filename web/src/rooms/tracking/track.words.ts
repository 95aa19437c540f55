import { words } from '@waybill/domain/kernel/words.ts';

export const trackWords = words({
  hint: {
    en: 'Paste or scan codes, one per line, up to 1,000.',
    mm: 'တစ်ကြောင်းလျှင် တစ်ခု ကူးထည့်ပါ သို့မဟုတ် စကင်ဖတ်ပါ။ အများဆုံး 1,000 ခု။',
    zh: '粘贴或扫描，每行一个，最多 1,000 个。',
  },
  findAny: { en: 'Find parcels', mm: 'ပါဆယ်များ ရှာမည်', zh: '查找包裹' },
  find: { en: 'Find {n} [parcel|parcels]', mm: 'ပါဆယ် {n} ခု ရှာမည်', zh: '查找 {n} 个包裹' },
  file: { en: 'From a file', mm: 'ဖိုင်မှ ယူရန်', zh: '从文件读取' },
  tooMany: {
    en: 'At most {max} codes at once.',
    mm: 'တစ်ကြိမ်လျှင် အများဆုံး {max} ခုသာ ရှာနိုင်သည်။',
    zh: '每次最多 {max} 个单号。',
  },
  found: { en: '{found} of {n} found', mm: '{n} ခုအနက် {found} ခု တွေ့သည်', zh: '共 {n} 个，找到 {found} 个' },
  where: { en: 'Held by now', mm: 'ယခု ရှိနေရာ', zh: '当前持有' },
  failed: { en: 'The search failed. Try again.', mm: 'ရှာဖွေ၍ မရပါ။ ထပ်ကြိုးစားပါ။', zh: '查询失败，请重试。' },
});
