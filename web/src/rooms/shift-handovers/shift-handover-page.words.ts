import { words } from '@waybill/domain/kernel/words.ts';

export const shiftHandoverPageWords = words({
  search: { en: 'Shift no. or person handing over', mm: 'ဂျူတီအမှတ် သို့မဟုတ် လွှဲသူ', zh: '交班编号或交班人' },
  title: { en: 'Shift handover {n}', mm: 'ဂျူတီ လွှဲပြောင်းမှု {n}', zh: '交接班 {n}' },
  between: { en: '{outgoing} › {incoming}', mm: '{outgoing} › {incoming}', zh: '{outgoing} › {incoming}' },
  cash: { en: 'Cash in the till', mm: 'ငွေအံဆွဲထဲရှိ ငွေ', zh: '钱箱现金' },
  cashHint: {
    en: 'Count the till and enter the amount. The books are shown after the next clerk has counted too.',
    mm: 'ငွေအံဆွဲကို ရေတွက်ပြီး ရှိသည့်ငွေကို ရိုက်ထည့်ပါ။ စာရင်းအရ ငွေကို နောက်ဝန်ထမ်း ရေတွက်ပြီးမှ ပြပါမည်။',
    zh: '清点钱箱并输入金额；下一位柜员也清点后才显示账面数。',
  },
  toCount: {
    en: 'Now the next clerk logs in and counts the till. No figures are shown before.',
    mm: 'ယခု နောက်ဝန်ထမ်းက မိမိအကောင့်ဖြင့် ဝင်ရောက်ပြီး ငွေအံဆွဲကို ရေတွက်ရမည်။ မရေတွက်မီ ကိန်းဂဏန်း မပြပါ။',
    zh: '现在由下一位柜员以自己的账号登录并清点钱箱，此前不显示任何数字。',
  },
  toSign: {
    en: 'Both counts agree with the books. {name} signs for open work and items in hand.',
    mm: 'ရေတွက်မှုနှစ်ခုစလုံး စာရင်းနှင့် ကိုက်ညီသည်။ မပြီးသေးသည်များနှင့် လက်ဝယ်ရှိသည်များအတွက် {name} က လက်မှတ်ထိုးရမည်။',
    zh: '两次清点均与账面一致，由 {name} 对未完事项和在手物品签字。',
  },
  differs: {
    en: 'A count differs from the books. A third person must resolve it, then {name} signs.',
    mm: 'ရေတွက်မှုသည် စာရင်းနှင့် မကိုက်ညီပါ။ ထိုနှစ်ဦးမှလွဲ၍ အခြားသူက ဖြေရှင်းပြီးမှ {name} လက်မှတ်ထိုးရမည်။',
    zh: '清点与账面不符，须由这两人以外的人处理，然后由 {name} 签字。',
  },
  settled: {
    en: 'The difference is resolved. {name} signs for open work and items in hand.',
    mm: 'ကွာခြားချက် ဖြေရှင်းပြီးပါပြီ။ မပြီးသေးသည်များနှင့် လက်ဝယ်ရှိသည်များအတွက် {name} က လက်မှတ်ထိုးရမည်။',
    zh: '差异已处理，由 {name} 对未完事项和在手物品签字。',
  },
  closesHint: {
    en: 'Only if the day ends with this shift: nothing is posted on that date afterwards; later entries go to the next day.',
    mm: 'နေ့စာရင်းပါ ပိတ်မည်ဆိုမှ ဖြည့်ပါ။ ထိုရက်၌ ငွေစာရင်း ထပ်မသွင်းတော့ဘဲ နောက်မှဝင်သည်များကို နောက်ရက်တွင် စာရင်းသွင်းမည်။',
    zh: '仅在同时关账时填写：此后该日不再记账，之后的款项记入次日。',
  },
  closesDay: {
    en: 'Signing closes the business day {date}.',
    mm: 'လက်မှတ်ထိုးလျှင် {date} နေ့စာရင်း ပိတ်မည်။',
    zh: '签字后将关闭营业日 {date}。',
  },
  inHand: { en: 'Parcels at the branch', mm: 'ရုံးခွဲရှိ ပါဆယ်များ', zh: '网点包裹' },
  open: { en: 'Still open', mm: 'မပြီးသေးသည်များ', zh: '未完事项' },
  nothing: { en: 'Nothing', mm: 'မရှိပါ', zh: '无' },
  countTitle: { en: 'How much is in the till?', mm: 'ငွေအံဆွဲထဲတွင် ငွေမည်မျှ ရှိပါသလဲ။', zh: '钱箱里有多少钱？' },
  settleText: {
    en: 'First count: {out} of {outBooks}. Second count: {in} of {inBooks}.',
    mm: 'ပထမ ရေတွက်မှု - {out} (စာရင်းအရ {outBooks})။ ဒုတိယ ရေတွက်မှု - {in} (စာရင်းအရ {inBooks})။',
    zh: '第一次清点 {out}（账面 {outBooks}），第二次清点 {in}（账面 {inBooks}）。',
  },
  seeOne: { en: 'View shift handover', mm: 'ဂျူတီလွှဲပြောင်းမှု ကြည့်ရန်', zh: '查看交接班' },
  figure: { en: 'Figure', mm: 'ကိန်းဂဏန်း', zh: '数值' },
  signedLine: { en: 'Taken over as listed here.', mm: 'ဤနေရာတွင် ဖော်ပြထားသည့်အတိုင်း လက်ခံပါသည်။', zh: '按此处所列接收。' },
});
