import { words } from '@waybill/domain/kernel/words.ts';

export const missingCasePageWords = words({
  last: { en: 'Last location', mm: 'နောက်ဆုံးရှိခဲ့သည့်နေရာ', zh: '最后位置' },
  handOnHint: {
    en: 'You can choose only people of branches that the parcel belongs to. An owner of a case cannot confirm its end later.',
    mm: 'ပါဆယ်နှင့်ဆိုင်သော ရုံးခွဲများမှ ဝန်ထမ်းများကိုသာ ရွေးနိုင်သည်။ အမှုတာဝန်ခံသည် နောင်တွင် အဆုံးသတ်ကို အတည်မပြုနိုင်ပါ။',
    zh: '只能选择与此包裹有关网点的人员；负责过案件的人以后不能确认结案。',
  },
  payHint: {
    en: '{amount} is paid from the till of your branch. Check the card, then have the receipt signed. A payee other than the sender needs a reason and a second person.',
    mm: 'သင့်ရုံးခွဲ၏ ငွေအံဆွဲမှ {amount} ထုတ်ပေးမည်။ မှတ်ပုံတင်ကို စစ်ပြီး လက်ခံဖြတ်ပိုင်းတွင် လက်မှတ်ထိုးပါစေ။ ပေးပို့သူ မဟုတ်ပါက အကြောင်းရင်းနှင့် ဒုတိယလူ လိုအပ်သည်။',
    zh: '将从您网点的现金中支付 {amount}。请查验证件，并让对方在收据上签字。付给寄件人以外的人须写明原因并由第二人付款。',
  },
  payRequestHint: {
    en: '{by} requests to pay {amount} to {name} instead of the sender. If you agree, pay it as the second person.',
    mm: 'ပေးပို့သူအစား {name} ထံ {amount} ပေးရန် {by} က တောင်းဆိုထားသည်။ သဘောတူပါက ဒုတိယလူအဖြစ် ပေးပါ။',
    zh: '{by} 申请将 {amount} 付给 {name} 而不是寄件人。如同意，请作为第二人付款。',
  },
  payeeRequested: {
    en: 'Other payee requested. A second person must pay it.',
    mm: 'အခြားသူထံ ပေးရန် တောင်းဆိုပြီးပါပြီ။ ဒုတိယလူတစ်ဦးက ပေးရမည်။',
    zh: '已申请付给他人，须由第二人付款。',
  },
  toPay: {
    en: 'Paid out at a counter: the sender has no account.',
    mm: 'ပေးပို့သူတွင် အကောင့်မရှိ၍ ကောင်တာတွင် ထုတ်ပေးရမည်။',
    zh: '寄件人没有账户，在柜台支付。',
  },
  noReceipt: {
    en: 'Nothing was paid at a counter in this case, so there is no receipt.',
    mm: 'ဤကိစ္စတွင် ကောင်တာမှ ငွေမထုတ်ပေးရသေးသဖြင့် ဖြတ်ပိုင်း မရှိပါ။',
    zh: '此案件没有在柜台支付，因此没有收据。',
  },
  received: {
    en: 'Received {amount} as compensation for this parcel.',
    mm: 'ဤပါဆယ်အတွက် လျော်ကြေး {amount} လက်ခံရရှိပါသည်။',
    zh: '已收到此包裹的赔偿 {amount}。',
  },
  openCase: { en: 'View case', mm: 'အမှုကို ဖွင့်ရန်', zh: '打开案件' },
  plan: { en: 'Search plan', mm: 'ရှာဖွေမှု အစီအစဉ်', zh: '查找安排' },
  case: { en: 'Case', mm: 'အမှု', zh: '案件' },
  dueNote: { en: 'Decide by {day}', mm: '{day} နောက်ဆုံးထား ဆုံးဖြတ်ရန်', zh: '{day} 前决定' },
  until: { en: 'until {day}', mm: '{day} အထိ', zh: '至 {day}' },
  branchPeople: { en: 'people of the branch', mm: 'ရုံးခွဲ ဝန်ထမ်းများ', zh: '网点人员' },
  ticked: { en: '{by}, {at}', mm: '{by}၊ {at}', zh: '{by}，{at}' },
  noDecision: {
    en: 'No decision yet. When all places are searched, the parcel can be declared lost.',
    mm: 'မဆုံးဖြတ်ရသေးပါ။ နေရာအားလုံး ရှာပြီးမှ ပျောက်ဆုံးကြောင်း ဆုံးဖြတ်နိုင်သည်။',
    zh: '尚未决定。所有地点查完后才能认定丢失。',
  },
  byLabel: { en: '{amount} · {basis}', mm: '{amount} · {basis}', zh: '{amount} · {basis}' },
  suggestedHint: {
    en: 'By the label: {amount} ({basis}). Explain if you choose another amount or basis.',
    mm: 'လေဘယ်အရ - {amount} ({basis})။ အခြားပမာဏ သို့မဟုတ် အခြေခံဖြစ်လျှင် ရှင်းပြပါ။',
    zh: '按运单：{amount}（{basis}）。如金额或依据不同，请说明。',
  },
  waiveHint: {
    en: 'Write who said so, when, and the proof: a call, a letter, a signature.',
    mm: 'မည်သူက မည်သည့်အချိန်တွင် ပြောသည်၊ မည်သို့ အထောက်အထားပြုသည် (ဖုန်း၊ စာ၊ လက်မှတ်) ကို ရေးပါ။',
    zh: '请写明何人、何时表示放弃，以及凭据：电话、信函或签字。',
  },
  confirmHint: {
    en: 'The person who reported it, owned the case or had the parcel last cannot confirm it.',
    mm: 'တင်ပြသူ၊ အမှုတာဝန်ယူသူ သို့မဟုတ် ပါဆယ်ကို နောက်ဆုံးကိုင်တွယ်သူသည် အတည်မပြုနိုင်ပါ။',
    zh: '报失人、案件负责人或最后持有人不能确认。',
  },
  foundAfter: {
    en: 'Did it turn up? A super role reopens the case, which undoes the compensation if it is on no clearance; then record it as found.',
    mm: 'ပြန်တွေ့ပါသလား။ အဆင့်မြင့်တာဝန်ရှိသူက အမှုကို ပြန်ဖွင့်ပါက ငွေရှင်းတမ်းတွင် မပါသေးသည့် လျော်ကြေးကို ပြန်ရုပ်သိမ်းမည်။ ထို့နောက် ပုံမှန်အတိုင်း တွေ့ရှိကြောင်း မှတ်ပါ။',
    zh: '后来找到了？由最高权限角色重新开放案件；赔偿未列入结算单时会撤回，然后照常登记找回。',
  },
  paysTo: { en: '{sender} receives {amount}.', mm: '{sender} က {amount} ရမည်။', zh: '{sender} 获赔 {amount}。' },
  paysNothing: { en: '{sender} receives nothing.', mm: '{sender} က လျော်ကြေး မရပါ။', zh: '{sender} 不获赔偿。' },
});
