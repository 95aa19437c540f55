import { words } from '@waybill/domain/kernel/words.ts';

export const apiKeyPageWords = words({
  search: {
    en: 'Search by name, company or characters of the key',
    mm: 'အမည်၊ ကုမ္ပဏီ သို့မဟုတ် သော့၏ စာလုံးများဖြင့် ရှာရန်',
    zh: '按名称、公司或密钥字符搜索',
  },
  searchCalls: {
    en: 'Search by request id, status or path',
    mm: 'တောင်းဆိုမှု အမှတ်၊ ရလဒ်ကုဒ် သို့မဟုတ် လမ်းကြောင်းဖြင့် ရှာရန်',
    zh: '按请求编号、状态码或路径搜索',
  },
  whose: { en: 'Owner of the key', mm: 'မည်သူ့သော့ ဖြစ်သည်', zh: '密钥归属' },
  modeHint: {
    en: 'A test key works only in the sandbox: nothing it does is real, and it cannot reach real labels or money.',
    mm: 'စမ်းသပ်သော့သည် စမ်းသပ်ကမ္ဘာတွင်သာ အလုပ်လုပ်သည်- ၎င်းဖြင့် လုပ်သမျှ အစစ်မဟုတ်ဘဲ အစစ် လေဘယ်နှင့် ငွေကို မထိနိုင်ပါ။',
    zh: '测试密钥只在沙箱中有效：其操作均非真实，也接触不到真实的运单和款项。',
  },
  may: { en: 'What it may do', mm: 'လုပ်နိုင်သည်များ', zh: '权限' },
  mayHint: {
    en: 'You can give a key only permissions that you have yourself.',
    mm: 'သင်ကိုယ်တိုင် လုပ်ခွင့်ရှိသည်များကိုသာ သော့အား ပေးနိုင်သည်။',
    zh: '只能授予您本人拥有的权限。',
  },
  mayHintOfShop: {
    en: 'Your branch decides which permissions you may give to a key.',
    mm: 'သော့အား ပေးနိုင်သော အခွင့်အရေးများကို သင့်ရုံးခွဲက သတ်မှတ်သည်။',
    zh: '可授予密钥的权限由您的网点决定。',
  },
  merchantHint: {
    en: 'The key sees and creates only the parcels and money of this merchant.',
    mm: 'ဤသော့သည် ဤကုန်သည်၏ ပါဆယ်နှင့် ငွေများကိုသာ မြင်ပြီး ပြုလုပ်နိုင်သည်။',
    zh: '此密钥只能查看和办理该商户的包裹与款项。',
  },
  noLimitHint: { en: 'Default: 600', mm: 'ဗလာထားလျှင် 600', zh: '留空为 600' },
  noEndHint: {
    en: 'Leave empty to keep it valid until it is revoked',
    mm: 'ဗလာထားလျှင် ရုပ်သိမ်းသည့်အထိ',
    zh: '留空则直到撤销',
  },
  shownOnce: {
    en: 'This is the key. It is shown only once: copy it now and give it to whoever connects the software.',
    mm: 'ဤသည်မှာ သော့ဖြစ်သည်။ ဤတစ်ကြိမ်သာ ပြမည်။ ယခုကူးယူပြီး ပရိုဂရမ် ချိတ်ဆက်မည့်သူအား ပေးပါ။',
    zh: '这就是密钥，仅显示这一次：请立即复制并交给对接程序的人。',
  },
  stored: { en: 'I have stored it', mm: 'သိမ်းပြီးပါပြီ', zh: '我已保存' },
  facts: { en: 'The key', mm: 'သော့', zh: '密钥' },
  use: { en: 'Usage', mm: 'အသုံးပြုမှု', zh: '使用情况' },
  never: { en: 'Not used yet', mm: 'အသုံးမပြုရသေးပါ', zh: '尚未使用' },
  noEnd: { en: 'No expiry', mm: 'အဆုံးမရှိ', zh: '无期限' },
  rollText: {
    en: 'A new key with the same permissions is created and shown once. The old one keeps working for the time you choose, so that the software can switch.',
    mm: 'အခွင့်အရေး တူညီသော သော့အသစ်ကို ပြုလုပ်ပြီး တစ်ကြိမ်သာ ပြမည်။ ပရိုဂရမ် ပြောင်းလဲနိုင်ရန် သော့ဟောင်းသည် သင်ရွေးသည့်ကာလအထိ ဆက်အလုပ်လုပ်မည်။',
    zh: '将生成权限相同的新密钥并只显示一次。旧密钥在所选时间内继续有效，以便程序切换。',
  },
  revokeText: {
    en: 'All software that uses this key is refused from now on. This cannot be undone.',
    mm: 'ဤသော့ကို သုံးသော ပရိုဂရမ်အားလုံးကို ယခုအချိန်မှစ၍ ငြင်းပယ်မည်။ ပြန်ပြင်၍ မရပါ။',
    zh: '使用此密钥的所有程序将立即被拒绝，且无法恢复。',
  },
  hours: { en: '{n} hours', mm: '{n} နာရီ', zh: '{n} 小时' },
  atOnce: { en: 'Stops at once', mm: 'ချက်ချင်းရပ်မည်', zh: '立即失效' },
  successor: { en: 'Replaced by', mm: 'အစားထိုးသော့', zh: '接替密钥' },
  predecessor: { en: 'Replaces', mm: 'အစားထိုးခံရသောသော့', zh: '接替' },
  keyNo: { en: 'Key no. {n}', mm: 'သော့အမှတ် {n}', zh: '{n} 号密钥' },
});
