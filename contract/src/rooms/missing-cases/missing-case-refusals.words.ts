import { words } from '@waybill/domain/kernel/words.ts';

export const missingCaseRefusalStatus = {
  search_not_done: 409,
  step_ticked: 409,
  case_day_past: 422,
  case_hand_in: 409,
  case_second_person: 409,
  proposal_changed: 409,
  compensation_cleared: 409,
  case_not_owner: 409,
  compensation_by_clearance: 409,
  compensation_paid: 409,
  payout_second_person: 409,
  payee_not_sender: 422,
} as const;

export const missingCaseRefusalWords = words({
  search_not_done: {
    en: 'The search is not finished: {n} places are left. Look there first, or write what was found.',
    mm: 'ရှာဖွေမှု မပြီးသေးပါ။ {n} နေရာ ကျန်ရှိသည်။ ထိုနေရာများတွင် အရင်ရှာပါ သို့မဟုတ် တွေ့ရှိချက်ကို ရေးပါ။',
    zh: '查找尚未完成：还有 {n} 处未勾销。请先查找，或写明结果。',
  },
  step_ticked: {
    en: '{by} already searched this place, at {at}.',
    mm: '{by} က ဤနေရာကို {at} တွင် မှတ်သားပြီး ဖြစ်သည်။',
    zh: '{by}已于{at}勾销此处。',
  },
  case_day_past: {
    en: 'Choose today or a later day.',
    mm: 'ယနေ့ သို့မဟုတ် နောက်ရက်ကို ရွေးပါ။',
    zh: '请选择今天或以后的日期。',
  },
  case_hand_in: {
    en: 'You reported this parcel, owned its case or had it last, so someone else must confirm.',
    mm: 'သင်သည် ဤပါဆယ်ကို တင်ပြခဲ့သူ၊ အမှုတာဝန်ယူခဲ့သူ သို့မဟုတ် နောက်ဆုံး ကိုင်တွယ်ခဲ့သူ ဖြစ်သည်။ အခြားသူတစ်ဦးက အတည်ပြုရမည်။',
    zh: '您曾报失、负责此案或最后持有此包裹，须由他人确认。',
  },
  case_second_person: {
    en: 'You proposed this yourself. Someone else must confirm it.',
    mm: 'ဤအချက်ကို သင်ကိုယ်တိုင် တင်ပြထားသည်။ အခြားသူတစ်ဦးက အတည်ပြုရမည်။',
    zh: '这是您自己提出的，须由他人确认。',
  },
  proposal_changed: {
    en: 'The case has changed meanwhile. Check it again, then confirm.',
    mm: 'သင်မြင်ခဲ့သည်မှာ ပြောင်းလဲသွားပြီ။ အမှုကို ပြန်ကြည့်ပြီးမှ အတည်ပြုပါ။',
    zh: '您看到的内容已变更，请重新查看后再确认。',
  },
  compensation_by_clearance: {
    en: 'Nothing is paid at a counter for this parcel: a merchant receives it with the next clearance.',
    mm: 'ဤပါဆယ်အတွက် ကောင်တာတွင် ပေးရန် မရှိပါ။ ကုန်သည်က နောက်ငွေရှင်းတမ်းဖြင့် ရမည်။',
    zh: '此包裹无需在柜台支付；商户将在下一张结算单中收到。',
  },
  compensation_paid: {
    en: 'The compensation is already paid out. It cannot be paid again or undone.',
    mm: 'လျော်ကြေးကို ပေးပြီးဖြစ်သည်။ ထပ်ပေး၍ သို့မဟုတ် ပြန်ရုပ်သိမ်း၍ မရပါ။',
    zh: '赔偿已支付，不能再次支付或撤回。',
  },
  payout_second_person: {
    en: 'You confirmed this compensation yourself. Above {limit} a day someone else must pay it out.',
    mm: 'ဤလျော်ကြေးကို သင်ကိုယ်တိုင် အတည်ပြုထားသည်။ တစ်ရက်လျှင် {limit} ထက်ကျော်ပါက အခြားသူတစ်ဦးက ထုတ်ပေးရမည်။',
    zh: '此赔偿由您自己确认。一天超过 {limit} 时须由他人支付。',
  },
  payee_not_sender: {
    en: 'This is not the sender of the label. Enter why someone else receives the money; a second person then pays it.',
    mm: 'လေဘယ်ပေါ်ရှိ ပေးပို့သူ မဟုတ်ပါ။ အခြားသူထံ ပေးရသည့် အကြောင်းရင်းကို ရေးပါ။ ထို့နောက် ဒုတိယလူတစ်ဦးက ပေးရမည်။',
    zh: '此人不是运单上的寄件人。请写明付给他人的原因，然后由第二人付款。',
  },
  case_not_owner: {
    en: 'Only the owner of the case or a supervisor can pass it on.',
    mm: 'အမှုတာဝန်ခံ သို့မဟုတ် ကြီးကြပ်သူကသာ လွှဲပေးနိုင်သည်။',
    zh: '只有案件负责人或主管可以转交。',
  },
  compensation_cleared: {
    en: 'The compensation is on a clearance. Remove its line if the clearance is not paid yet. If it is paid, agree with the sender: they return the money, or the operator keeps the parcel.',
    mm: 'လျော်ကြေးသည် ငွေရှင်းတမ်းပေါ်တွင် ရှိနေသည်။ မပေးချေရသေးလျှင် ထိုစာကြောင်းကို ဖယ်ပါ။ ပေးချေပြီးလျှင် ပေးပို့သူ ငွေပြန်အမ်းမည် သို့မဟုတ် လုပ်ငန်းက ပါဆယ်ကို ထားမည်ကို ညှိနှိုင်းပါ။',
    zh: '赔偿已列入结算单。未付款时请移除该行；已付款则与寄件人商定：退还款项，或包裹归运营方。',
  },
});
