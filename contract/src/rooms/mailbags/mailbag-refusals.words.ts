import { words } from '@waybill/domain/kernel/words.ts';

/** Refusals of work with bags, with the HTTP status of a single call. */
export const mailbagRefusalStatus = {
  bag_unknown: 404,
  bag_same_branch: 422,
  bag_other_branch: 409,
  bag_moved_before: 409,
  bag_empty: 409,
  bag_not_open: 409,
  bag_not_taken_off: 409,
  bag_wrong_parcel: 409,
  bag_none_open: 409,
  bag_not_due: 409,
  bag_other_bag: 409,
  bag_not_in: 409,
  bag_misfit: 409,
  bag_read_before: 409,
  bag_over: 409,
  bag_needs_bag_code: 422,
  outcome_not_possible: 422,
  parcel_not_found_yet: 409,
  parcel_not_reported: 409,
} as const;

export const mailbagRefusalWords = words({
  bag_unknown: {
    en: 'No bag with this code comes to or leaves your branch. Check the code on the bag.',
    mm: 'သင့်ရုံးခွဲသို့ ဝင် သို့မဟုတ် ထွက်မည့် ဤကုဒ်ဖြင့် အိတ်မရှိပါ။ အိတ်ပေါ်ရှိ ကုဒ်ကို စစ်ပါ။',
    zh: '没有此袋号的邮袋进出您的网点，请核对袋上的号码。',
  },
  bag_same_branch: {
    en: 'A bag must go to another branch. Choose the next branch.',
    mm: 'အိတ်သည် အခြားရုံးခွဲသို့ သွားရမည်။ နောက်ရုံးခွဲကို ရွေးပါ။',
    zh: '邮袋须发往其他网点，请选择下一网点。',
  },
  bag_other_branch: {
    en: 'This bag belongs to {branch}. Give it to the people there.',
    mm: 'ဤအိတ်သည် {branch} နှင့်သာ သက်ဆိုင်သည်။ ထိုရုံးခွဲသို့ ပေးပါ။',
    zh: '此邮袋归{branch}处理，请交给该网点。',
  },
  bag_moved_before: {
    en: 'Your branch has already sent this bag. Now only the branch where it arrives can scan it.',
    mm: 'သင့်ရုံးခွဲက ဤအိတ်ကို ပို့ပြီးပါပြီ။ ယခု ရောက်ရှိမည့် ရုံးခွဲကသာ စကင်ဖတ်ရမည်။',
    zh: '您的网点已发出此邮袋，现在只由到达网点扫描。',
  },
  bag_empty: {
    en: 'The bag is empty. Scan parcels into it first.',
    mm: 'အိတ်ထဲတွင် ပါဆယ်မရှိပါ။ ပါဆယ်များ အရင်စကင်ဖတ်ထည့်ပါ။',
    zh: '邮袋是空的，请先扫描装袋。',
  },
  bag_not_open: {
    en: 'The bag is sealed or sent. Put the parcel into an open bag, or ask a supervisor to open the seal.',
    mm: 'အိတ်ကို တံဆိပ်ပိတ်ပြီး သို့မဟုတ် ပို့ပြီးဖြစ်သည်။ ဖွင့်ထားသည့် အိတ်ထဲ ထည့်ပါ သို့မဟုတ် ကြီးကြပ်ရေးမှူးကို တံဆိပ်ဖွင့်ခိုင်းပါ။',
    zh: '邮袋已封或已发出。请装入未封的邮袋，或由主管拆封。',
  },
  bag_not_taken_off: {
    en: 'Scan the bag in first, then its parcels.',
    mm: 'အိတ်ကို အရင်စကင်ဖတ်ပါ၊ ပြီးမှ ပါဆယ်များကို ဖတ်ပါ။',
    zh: '请先扫描邮袋入站，再扫描包裹。',
  },
  bag_wrong_parcel: {
    en: 'This parcel goes to {branch}. Put it into {bag}.',
    mm: 'ဤပါဆယ်သည် {branch} သို့ သွားမည်။ {bag} ထဲ ထည့်ရမည်။',
    zh: '此包裹发往{branch}，应装入{bag}。',
  },
  bag_none_open: {
    en: 'This parcel goes to {branch}. Open a bag for that branch and put it there.',
    mm: 'ဤပါဆယ်သည် {branch} သို့ သွားမည်။ ထိုရုံးခွဲအတွက် အိတ်ဖွင့်ပြီး ထည့်ပါ။',
    zh: '此包裹发往{branch}，请为该网点开袋后装入。',
  },
  bag_not_due: {
    en: 'This parcel cannot be sent to another branch now: {status}.',
    mm: 'ဤပါဆယ်ကို ယခု အခြားရုံးခွဲသို့ မပို့ရသေးပါ: {status}။',
    zh: '此包裹现在不发往其他网点：{status}。',
  },
  bag_other_bag: {
    en: 'It is in bag {bag}. Take it out there first.',
    mm: 'အိတ် {bag} ထဲတွင် ရှိနေသည်။ ထိုအိတ်မှ အရင်ထုတ်ပါ။',
    zh: '它在邮袋 {bag} 中，请先从该袋取出。',
  },
  bag_not_in: { en: 'It is not in this bag.', mm: 'ဤအိတ်ထဲတွင် မရှိပါ။', zh: '它不在此邮袋中。' },
  bag_misfit: {
    en: 'Some parcels in the bag no longer go to {branch}. Take these out: {codes}.',
    mm: 'အိတ်ထဲရှိ ပါဆယ်အားလုံး {branch} သို့ မသွားတော့ပါ။ ဤပါဆယ်များကို ထုတ်ပါ: {codes}။',
    zh: '袋内有包裹不再发往{branch}，请取出：{codes}。',
  },
  bag_read_before: {
    en: 'This parcel of the bag is already scanned. Continue with the next one.',
    mm: 'အိတ်ထဲရှိ ဤပါဆယ်ကို ဖတ်ပြီးပါပြီ။ နောက်ပါဆယ်ကို ဆက်လုပ်ပါ။',
    zh: '袋内此包裹已核对，请继续下一个。',
  },
  bag_over: {
    en: 'It is not on the list of this bag. Put it aside: a difference was recorded for it.',
    mm: 'ဤအိတ်၏ စာရင်းတွင် မပါပါ။ ဘေးဖယ်ထားပါ။ ၎င်းအတွက် ကွာခြားချက် မှတ်တမ်းဖွင့်ပြီးပါပြီ။',
    zh: '它不在此邮袋清单上，请放到一边：已登记差异。',
  },
  bag_needs_bag_code: {
    en: 'Scan the code of a bag here. It begins with MB.',
    mm: 'ဤနေရာတွင် အိတ်ကုဒ်ကို စကင်ဖတ်ပါ။ MB ဖြင့် စသည်။',
    zh: '请在此扫描袋号，以 MB 开头。',
  },
  outcome_not_possible: {
    en: 'This result does not fit this kind of difference.',
    mm: 'ဤရလဒ်သည် ကွာခြားချက် အမျိုးအစားနှင့် မကိုက်ညီပါ။',
    zh: '此结果不适用于这类差异。',
  },
  parcel_not_found_yet: {
    en: 'The parcel has not moved since. First scan it where it was found.',
    mm: 'ပါဆယ်သည် ထိုအချိန်မှစ၍ မရွေ့သေးပါ။ တွေ့သည့်နေရာတွင် အရင်စကင်ဖတ်ပါ။',
    zh: '包裹此后没有移动，请先在找到处扫描。',
  },
  parcel_not_reported: {
    en: 'The parcel is not reported missing. Report it on its page first.',
    mm: 'ပါဆယ် ပျောက်ဆုံးကြောင်း မတင်ပြရသေးပါ။ ၎င်း၏ စာမျက်နှာတွင် အရင်တင်ပြပါ။',
    zh: '包裹尚未报丢失，请先在其页面上报。',
  },
});
