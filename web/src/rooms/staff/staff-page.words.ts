import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const staffPageWords = words({
  search: { en: 'Name, phone or e-mail', mm: 'အမည်၊ ဖုန်း၊ အီးမေးလ်', zh: '姓名、电话或邮箱' },
  bulkSuspend: { en: 'Suspend {n} staff', mm: 'ဝန်ထမ်း {n} ဦးကို ခေတ္တရပ်ဆိုင်းမည်', zh: '停用 {n} 名员工' },
  bulkReactivate: { en: 'Reactivate {n} staff', mm: 'ဝန်ထမ်း {n} ဦးကို ပြန်ဖွင့်ပေးမည်', zh: '恢复 {n} 名员工' },
  bulkBan: { en: 'Ban {n} staff', mm: 'ဝန်ထမ်း {n} ဦးကို ပိတ်ပင်မည်', zh: '封禁 {n} 名员工' },
  bulkSessions: {
    en: 'All their sessions end at once.',
    mm: 'ဝင်ထားသမျှ ချက်ချင်း ပြတ်တောက်မည်။',
    zh: '其所有会话将立即结束。',
  },
  person: { en: 'Person', mm: 'ပုဂ္ဂိုလ်', zh: '个人' },
  work: { en: 'Role and branches', mm: 'ရာထူးနှင့် ရုံးခွဲများ', zh: '角色与网点' },
  signIn: { en: 'Login', mm: 'အကောင့်ဝင်ခြင်း', zh: '登录' },
  account: { en: 'Account', mm: 'အကောင့်', zh: '账号' },
  openSessions: { en: 'Open sessions', mm: 'ဝင်ထားသော နေရာများ', zh: '当前会话数' },
  mustChange: { en: 'Must choose a new password', mm: 'ကိုယ်ပိုင်စကားဝှက် သတ်မှတ်ရမည်', zh: '须自行设置密码' },
  branchHint: {
    en: 'Not needed for head-office roles, call centre, customer service, postmen and couriers.',
    mm: 'ရုံးချုပ်ရာထူးများ၊ ဖုန်းဝန်ဆောင်မှုစင်တာ၊ ဖောက်သည်ဝန်ဆောင်မှု၊ စာပို့သမားနှင့် ကူရီယာများအတွက် မလိုပါ။',
    zh: '总部角色、呼叫中心、客服、邮递员和快递员无需填写。',
  },
  jointedHint: {
    en: 'Branches this person can also work for.',
    mm: 'ဤသူ အလုပ်လုပ်နိုင်သော အခြားရုံးခွဲများ။',
    zh: '此人还可工作的网点。',
  },
  phoneHint: {
    en: 'Up to {n}. The person can log in with it.',
    mm: 'အများဆုံး {n} ခု။ ဤနံပါတ်ဖြင့် အကောင့်ဝင်နိုင်သည်။',
    zh: '最多 {n} 个，可用于登录。',
  },
  readOnly: {
    en: 'You can view this person but not change the record.',
    mm: 'ကြည့်ရှုခွင့်သာ ရှိပြီး ပြင်ဆင်ခွင့် မရှိပါ။',
    zh: '您可以查看此人，但不能修改。',
  },
  resetFactor: { en: 'Reset second step', mm: 'ဒုတိယအဆင့် ပြန်သတ်မှတ်မည်', zh: '重置第二步验证' },
  factorAsk: {
    en: 'Has {name} lost phone and recovery codes? A second person above must confirm this within a day.',
    mm: '{name} သည် ဖုန်းနှင့် ပြန်လည်ရယူရန်ကုဒ်များ ပျောက်ဆုံးသွားပါသလား။ အထက်လူကြီး ဒုတိယတစ်ဦးက တစ်ရက်အတွင်း အတည်ပြုရမည်။',
    zh: '{name} 是否丢失了手机和恢复码？须由另一位上级在一天内确认。',
  },
  factorRemove: {
    en: 'Another person has asked for this. Remove the second step of {name} and end their sessions?',
    mm: 'အခြားတစ်ဦးက တောင်းဆိုထားပြီး ဖြစ်သည်။ {name} ၏ ဒုတိယအဆင့်ကို ဖယ်ရှားပြီး ဝင်ရောက်ထားမှုများကို ဖြတ်မလား။',
    zh: '已有人提出申请。移除 {name} 的第二步验证并结束其会话？',
  },
  factorResetPending: {
    en: 'Asked for. Another person above must do the same within a day.',
    mm: 'တောင်းဆိုပြီးပါပြီ။ အထက်လူကြီး နောက်တစ်ဦးက တစ်ရက်အတွင်း ထပ်မံဆောင်ရွက်ရမည်။',
    zh: '已申请。须由另一位上级在一天内再次操作。',
  },
  factorRemoved: { en: 'Second step removed.', mm: 'ဒုတိယအဆင့်ကို ဖယ်ရှားပြီးပါပြီ။', zh: '第二步验证已移除。' },
  resetPassword: { en: 'Reset password', mm: 'စကားဝှက် ပြန်သတ်မှတ်မည်', zh: '重置密码' },
  resetTitle: { en: 'Reset the password of {name}?', mm: '{name} ၏ စကားဝှက်ကို ပြန်သတ်မှတ်မလား။', zh: '重置{name}的密码？' },
  resetText: {
    en: 'A one-time code in two halves is created. You see the first half. The second half is sent to their phone, or another person hands it over. All their sessions end at once.',
    mm: 'နှစ်ပိုင်းခွဲ တစ်ခါသုံးကုဒ် ပြုလုပ်ပေးမည်။ ပထမတစ်ဝက်ကို သင်မြင်ရမည်။ ဒုတိယတစ်ဝက်ကို ထိုသူ၏ဖုန်းသို့ ပို့မည်၊ သို့မဟုတ် အခြားသူတစ်ဦးက ပေးမည်။ ဝင်ထားသမျှ ချက်ချင်း ပြတ်တောက်မည်။',
    zh: '将生成分为两段的一次性代码。您看到前段；后段发到其手机，或由另一人交付。其所有会话立即结束。',
  },
  resetDone: { en: 'First half of the code of {name}', mm: '{name} ၏ ကုဒ် ပထမတစ်ဝက်', zh: '{name}的代码前段' },
  resetByMessage: {
    en: 'Tell {name} this half. The second half was sent to their phone. To log in they type both halves with a dash between. Valid until {until}.',
    mm: 'ဤတစ်ဝက်ကို {name} အား ပြောပြပါ။ ဒုတိယတစ်ဝက်ကို ထိုသူ၏ဖုန်းသို့ ပို့ပြီးပါပြီ။ နှစ်ပိုင်းကို ဆက်၍ ကြားတွင် “-” ထည့်ကာ ဝင်ရမည်။ {until} အထိ သုံးနိုင်သည်။',
    zh: '请把此段告诉{name}。后段已发到其手机。登录时依次输入两段，中间用“-”连接。有效期至 {until}。',
  },
  resetOnPaper: {
    en: 'Tell {name} this half. Another person gives them the second half: they open this page and press “Confirm person”. To log in {name} types both halves with a dash between. Valid until {until}.',
    mm: 'ဤတစ်ဝက်ကို {name} အား ပြောပြပါ။ ဒုတိယတစ်ဝက်ကို အခြားသူတစ်ဦးက ဤစာမျက်နှာတွင် “လူကို အတည်ပြုမည်” နှိပ်၍ ပေးရမည်။ {name} က နှစ်ပိုင်းကို ဆက်၍ ကြားတွင် “-” ထည့်ကာ ဝင်ရမည်။ {until} အထိ သုံးနိုင်သည်။',
    zh: '请把此段告诉{name}。后段由另一人在此页点“确认本人”后交付。登录时{name}依次输入两段，中间用“-”连接。有效期至 {until}。',
  },
  onPaper: {
    en: 'The phone is lost: another person hands over the second half',
    mm: 'ဖုန်းပျောက်နေသည်၊ ဒုတိယတစ်ဝက်ကို အခြားသူတစ်ဦးက ပေးမည်',
    zh: '手机已丢失：后段由另一人交付',
  },
  confirmPerson: { en: 'Confirm person', mm: 'လူကို အတည်ပြုမည်', zh: '确认本人' },
  confirmTitle: {
    en: 'Is this the account of {name}?',
    mm: 'ဤအကောင့်ကို {name} ကိုယ်တိုင် ကိုင်ဆောင်ပါသလား။',
    zh: '此账号由{name}本人持有吗？',
  },
  confirmText: {
    en: '{by} created, reset, unlocked or changed it in the last 30 days. Confirm only if you have met {name}: from then on they count as two different people.',
    mm: 'နောက်ဆုံး ရက် 30 အတွင်း {by} က ဖန်တီး၊ ပြန်သတ်မှတ်၊ ပြန်ဖွင့် သို့မဟုတ် ပြောင်းလဲခဲ့သည်။ {name} နှင့် တွေ့ပြီးမှသာ အတည်ပြုပါ။ ထိုအခါမှစ၍ သီးခြားလူများအဖြစ် သတ်မှတ်မည်။',
    zh: '最近 30 天内，{by}创建、重置、解锁或更改过该账号。请见到{name}本人后再确认：此后视为不同的人。',
  },
  confirmHalf: {
    en: 'You will see the second half of the code. Write it on paper and give it to {name} only.',
    mm: 'ကုဒ်၏ ဒုတိယတစ်ဝက်ကို မြင်ရမည်။ စာရွက်ပေါ်ရေး၍ {name} ကိုသာ ပေးပါ။',
    zh: '您将看到代码的后段。请写在纸上，只交给{name}。',
  },
  confirmed: { en: '{name} is confirmed.', mm: '{name} ကို အတည်ပြုပြီးပါပြီ။', zh: '已确认{name}。' },
  halfTitle: { en: 'Second half of the code of {name}', mm: '{name} ၏ ကုဒ် ဒုတိယတစ်ဝက်', zh: '{name}的代码后段' },
  halfText: {
    en: 'It is shown only now. Give it only to {name}. The person who reset the password gives the first half.',
    mm: 'ယခုတစ်ကြိမ်သာ ပြမည်။ {name} ကိုသာ ပေးပါ။ ပထမတစ်ဝက်ကို စကားဝှက်ပြန်သတ်မှတ်သူက ပေးမည်။',
    zh: '仅显示这一次，只交给{name}。前段由重置密码的人告知。',
  },
  unconfirmedBy: {
    en: 'Created or changed by, not confirmed by another person',
    mm: 'ဖန်တီး/ပြောင်းလဲသူ (အခြားသူ အတည်မပြုရသေး)',
    zh: '创建或更改者（尚无他人确认）',
  },
  codeUntil: { en: 'Reset code valid until', mm: 'ကုဒ် သုံးနိုင်သည့်အချိန်', zh: '重置代码有效期至' },
  oneTime: { en: 'One-time password', mm: 'တစ်ခါသုံး စကားဝှက်', zh: '一次性密码' },
  generate: { en: 'Create a one-time password', mm: 'တစ်ခါသုံး စကားဝှက် ပြုလုပ်ရန်', zh: '生成一次性密码' },
});

export const staffLanguageWords = words({
  mm: commonWords.langMm,
  en: commonWords.langEn,
  zh: commonWords.langZh,
});
