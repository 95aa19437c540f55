import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of the place inputs, in any form. */
export const placePickerWords = words({
  quarter: { en: 'Quarter or village tract', mm: 'ရပ်ကွက်/ကျေးရွာအုပ်စု', zh: '街区/村组' },
  typeTownship: { en: 'Type a township or postcode', mm: 'အမည် သို့မဟုတ် စာပို့သင်္ကေတ', zh: '两个字母或邮编' },
  optional: { en: 'Optional', mm: 'သိလျှင် ရွေးပါ', zh: '如已知' },
  postcode: { en: 'Postcode {code}', mm: 'စာပို့သင်္ကေတ {code}', zh: '邮编 {code}' },
  delivers: { en: 'delivered by {branch}', mm: '{branch} မှ ပို့ဆောင်မည်', zh: '由{branch}派送' },
  nobody: { en: 'no branch delivers there', mm: 'ပို့ဆောင်ပေးမည့် ရုံးခွဲ မရှိပါ', zh: '无网点派送' },
  remote: { en: 'remote', mm: 'ဝေးလံသော ဒေသ', zh: '偏远地区' },
  state: { en: 'State number', mm: 'ပြည်နယ်/တိုင်း အမှတ်', zh: '省邦编号' },
  prefix: { en: 'Township letters', mm: 'မြို့နယ် အတိုကောက်', zh: '镇区缩写' },
  number: { en: 'Six digits', mm: 'ဂဏန်းခြောက်လုံး', zh: '六位数字' },
  unknownPrefix: {
    en: '{prefix} is not in the list of state {state}. Check it; you can still save it.',
    mm: '{prefix} သည် အမှတ် {state} စာရင်းတွင် မရှိပါ။ ပြန်စစ်ပါ။ ဤအတိုင်းလည်း သိမ်းနိုင်သည်။',
    zh: '{state} 号省邦的列表中没有 {prefix}。请核对；仍可按原样保存。',
  },
  townshipsMeant: { en: 'Issued in {townships}', mm: '{townships} ကတ်', zh: '证件签发地：{townships}' },
});
