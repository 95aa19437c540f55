import { words } from '@waybill/domain/kernel/words.ts';

export const outflowPageWords = words({
  set: { en: 'Set a limit', mm: 'ကန့်သတ်ပမာဏ သတ်မှတ်ရန်', zh: '设置限额' },
  roleHint: {
    en: 'Without a role it applies to everybody whose role has no limit.',
    mm: 'ရာထူး မရွေးလျှင် သီးခြားကန့်သတ်ချက် မရှိသူ အားလုံးအတွက် ဖြစ်သည်။',
    zh: '不选角色时，适用于没有单独限额的所有人。',
  },
  limitHint: {
    en: 'A role without an amount uses the limit of everybody.',
    mm: 'ရာထူးအတွက် ပမာဏ ချန်ထားလျှင် အားလုံး၏ ပမာဏအတိုင်း ပြန်ဖြစ်သည်။',
    zh: '角色不填金额，即恢复为所有人的限额。',
  },
  note: {
    en: 'Above its limit a payment needs a second person. All payments to one receiver in a day count together, whatever the document: the same phone, identity card or account is one receiver. A person who raises a limit keeps the former one for 30 days.',
    mm: 'ကန့်သတ်ပမာဏထက် ပိုလျှင် ဒုတိယလူ ခွင့်ပြုမှသာ ငွေထွက်သည်။ တစ်ရက်အတွင်း ငွေလက်ခံသူ တစ်ဦးထံ ထွက်ငွေကို စာရွက်စာတမ်း မည်သည့်အမျိုးအစားဖြစ်စေ ပေါင်း၍ ရေတွက်သည်။ ဖုန်း၊ မှတ်ပုံတင် သို့မဟုတ် ဘဏ်အကောင့် တူလျှင် တစ်ဦးတည်း ဖြစ်သည်။ ကန့်သတ်ပမာဏ တိုးသူသည် ရက် 30 အထိ ယခင်ပမာဏအတိုင်း ဖြစ်သည်။',
    zh: '超过限额的付款须有第二人。一天内付给同一收款人的款项，不分单据类别，一律合计：电话、身份证或账户相同即为同一收款人。提高限额的人在 30 天内仍按原限额。',
  },
  never: { en: 'not asked', mm: 'မတောင်းပါ', zh: '不再验证' },
  factorNote: {
    en: 'Above the amount of "Second login step asked again", whoever approves or pays proves their second step first, at most every five minutes. Smaller payments of a person on one day count together. Without an amount it is never asked.',
    mm: '"ဒုတိယအဆင့် ထပ်မံတောင်းခြင်း" ၏ ပမာဏထက် ပိုလျှင် ခွင့်ပြုသူ သို့မဟုတ် ငွေပေးသူသည် ဒုတိယအဆင့်ကို ငါးမိနစ်လျှင် အများဆုံး တစ်ကြိမ် အတည်ပြုရသည်။ တစ်ရက်အတွင်း လူတစ်ဦး၏ ငွေပေးချေမှုငယ်များကို ပေါင်း၍ ရေတွက်သည်။ ပမာဏ မထည့်လျှင် မတောင်းပါ။',
    zh: '超过“再次进行第二步验证”的金额时，批准或付款的人须先通过第二步验证，最多每五分钟一次。同一人当天的小额付款合并计算。不填金额则不再验证。',
  },
  change: { en: 'Change: {name}', mm: 'ပြင်မည်: {name}', zh: '修改：{name}' },
});
