import { words } from '@waybill/domain/kernel/words.ts';

export const apiKeyPageWords = words({
  search: {
    en: 'Search by name, company, or the signs of a key',
    mm: 'အမည်၊ ကုမ္ပဏီ သို့မဟုတ် သော့၏ စာလုံးများဖြင့် ရှာရန်',
    zh: '按名称、公司或密钥字符搜索',
  },
  searchCalls: {
    en: 'Search by request id, status or path',
    mm: 'တောင်းဆိုမှု အမှတ်၊ ရလဒ်ကုဒ် သို့မဟုတ် လမ်းကြောင်းဖြင့် ရှာရန်',
    zh: '按请求编号、状态码或路径搜索',
  },
  whose: { en: 'Whose key it is', mm: 'မည်သူ့သော့ ဖြစ်သည်', zh: '密钥归属' },
  modeHint: {
    en: 'A test key works in the sandbox alone: nothing it does is real, and no real label or money can be reached with it.',
    mm: 'စမ်းသပ်သော့သည် စမ်းသပ်ကမ္ဘာတွင်သာ အလုပ်လုပ်သည်- ၎င်းဖြင့် လုပ်သမျှ အစစ်မဟုတ်ဘဲ အစစ် လေဘယ်နှင့် ငွေကို မထိနိုင်ပါ။',
    zh: '测试密钥只在沙箱中有效：其操作均非真实，也接触不到真实的运单和款项。',
  },
  may: { en: 'What it may do', mm: 'လုပ်နိုင်သည်များ', zh: '权限' },
  mayHint: {
    en: 'A key can be given only what you may do yourself.',
    mm: 'သင်ကိုယ်တိုင် လုပ်ခွင့်ရှိသည်များကိုသာ သော့အား ပေးနိုင်သည်။',
    zh: '只能授予您本人拥有的权限。',
  },
  merchantHint: {
    en: 'The key sees and makes the parcels and money of this merchant alone.',
    mm: 'ဤသော့သည် ဤကုန်သည်၏ ပါဆယ်နှင့် ငွေများကိုသာ မြင်ပြီး ပြုလုပ်နိုင်သည်။',
    zh: '此密钥只能查看和办理该商户的包裹与款项。',
  },
  noLimitHint: { en: 'Empty: 600', mm: 'ဗလာထားလျှင် ၆၀၀', zh: '留空为 600' },
  noEndHint: {
    en: 'Empty: until it is revoked',
    mm: 'ဗလာထားလျှင် ရုပ်သိမ်းသည့်အထိ',
    zh: '留空则直到撤销',
  },
  shownOnce: {
    en: 'This is the key. It is shown this once: copy it now and give it to whoever connects their program.',
    mm: 'ဤသည်မှာ သော့ဖြစ်သည်။ ဤတစ်ကြိမ်သာ ပြမည်။ ယခုကူးယူပြီး ပရိုဂရမ် ချိတ်ဆက်မည့်သူအား ပေးပါ။',
    zh: '这就是密钥，仅显示这一次：请立即复制并交给对接程序的人。',
  },
  stored: { en: 'I have stored it', mm: 'သိမ်းပြီးပါပြီ', zh: '我已保存' },
  facts: { en: 'The key', mm: 'သော့', zh: '密钥' },
  use: { en: 'Its use', mm: 'အသုံးပြုမှု', zh: '使用情况' },
  never: { en: 'Not used yet', mm: 'အသုံးမပြုရသေးပါ', zh: '尚未使用' },
  noEnd: { en: 'No end', mm: 'အဆုံးမရှိ', zh: '无期限' },
  rollText: {
    en: 'A new key with the same rights is made and shown once. The old one goes on working for the time you choose, so that the program can change over.',
    mm: 'အခွင့်အရေး တူညီသော သော့အသစ်ကို ပြုလုပ်ပြီး တစ်ကြိမ်သာ ပြမည်။ ပရိုဂရမ် ပြောင်းလဲနိုင်ရန် သော့ဟောင်းသည် သင်ရွေးသည့်ကာလအထိ ဆက်အလုပ်လုပ်မည်။',
    zh: '将生成权限相同的新密钥并只显示一次。旧密钥在所选时间内继续有效，以便程序切换。',
  },
  revokeText: {
    en: 'Every program that uses this key is refused from this moment on. This cannot be undone.',
    mm: 'ဤသော့ကို သုံးသော ပရိုဂရမ်အားလုံးကို ယခုအချိန်မှစ၍ ငြင်းပယ်မည်။ ပြန်ပြင်၍ မရပါ။',
    zh: '使用此密钥的所有程序将立即被拒绝，且无法恢复。',
  },
  hours: { en: '{n} hours', mm: '{n} နာရီ', zh: '{n} 小时' },
  atOnce: { en: 'Ends at once', mm: 'ချက်ချင်းရပ်မည်', zh: '立即失效' },
  successor: { en: 'Its successor', mm: 'အစားထိုးသော့', zh: '接替密钥' },
  predecessor: { en: 'Takes the place of', mm: 'အစားထိုးခံရသောသော့', zh: '接替' },
  keyNo: { en: 'Key no. {n}', mm: 'သော့အမှတ် {n}', zh: '{n} 号密钥' },
});
