import { words } from '@waybill/domain/kernel/words.ts';

export const handoverCollectionRefusalStatus = {
  collection_open: 409,
  collection_unknown: 404,
  collection_not_open: 409,
  collection_other_branch: 409,
  collection_not_giver: 409,
  collection_wrong_side: 409,
  collection_taken: 409,
  collection_being_received: 409,
  collection_nothing_received: 409,
  collection_not_in_hand: 409,
  collection_on_another: 409,
  collection_not_listed: 409,
  collection_over: 409,
  collection_count_differs: 409,
  collection_hidden: 409,
} as const;

export const handoverCollectionRefusalWords = words({
  collection_open: {
    en: 'You have already started such a handover. Continue with that one.',
    mm: 'ဤလွှဲပြောင်းမှုမျိုးကို စတင်ထားပြီး ဖြစ်သည်။ ထိုစာရင်းကို ဆက်လုပ်ပါ။',
    zh: '您已开了一张同类交接单，请继续使用那一张。',
  },
  collection_unknown: {
    en: 'This handover does not exist at your branch.',
    mm: 'သင့်ရုံးခွဲတွင် ဤလွှဲပြောင်းမှု မရှိပါ။',
    zh: '您的网点没有此交接单。',
  },
  collection_not_open: {
    en: 'This handover has ended. Scan the parcel as usual, or on a new one.',
    mm: 'ဤလွှဲပြောင်းမှု ပြီးဆုံးပါပြီ။ ပါဆယ်ကို ပုံမှန်အတိုင်း သို့မဟုတ် အသစ်တွင် စကင်ဖတ်ပါ။',
    zh: '此交接已结束，请按平常方式扫描，或开新的交接单。',
  },
  collection_other_branch: {
    en: 'This handover belongs to another branch.',
    mm: 'ဤလွှဲပြောင်းမှုသည် အခြားရုံးခွဲ၏ ဖြစ်သည်။',
    zh: '此交接单属于其他网点。',
  },
  collection_not_giver: {
    en: 'Only the person who hands these parcels over can do this.',
    mm: 'ဤပါဆယ်များ ပေးသူသာ ပြုလုပ်နိုင်သည်။',
    zh: '只有交件人可以执行此操作。',
  },
  collection_wrong_side: {
    en: 'This handover must be received by the other side: street or office staff.',
    mm: 'ဤလွှဲပြောင်းမှုသည် အခြားဘက် (လမ်းပေါ် သို့မဟုတ် ရုံးတွင်း) ဝန်ထမ်းအတွက် ဖြစ်သည်။',
    zh: '此交接应由另一方（外勤或网点内部）人员办理。',
  },
  collection_taken: {
    en: 'Someone else is already receiving this handover.',
    mm: 'အခြားသူက ဤလွှဲပြောင်းမှုကို လက်ခံနေပြီ ဖြစ်သည်။',
    zh: '已有其他人在接收此交接单。',
  },
  collection_being_received: {
    en: 'Some of its parcels were already received, so the list cannot be changed.',
    mm: 'ပါဆယ်များ လက်ခံပြီးဖြစ်၍ စာရင်းကို မပြောင်းနိုင်တော့ပါ။',
    zh: '已有包裹被接收，清单不能再改。',
  },
  collection_nothing_received: {
    en: 'First scan the parcels that you receive.',
    mm: 'လက်ခံသည့် ပါဆယ်များကို အရင်စကင်ဖတ်ပါ။',
    zh: '请先扫描您接收的包裹。',
  },
  collection_not_in_hand: {
    en: 'Its history shows that you do not have this parcel to hand over: {status}.',
    mm: 'မှတ်တမ်းအရ ဤပါဆယ်သည် သင်လွှဲပေးရန် မရှိပါ: {status}။',
    zh: '按其记录，您手中没有可交接的此包裹：{status}。',
  },
  collection_on_another: {
    en: 'It is on the list of handover {n}. Remove it there first.',
    mm: 'လွှဲပြောင်းမှု {n} ၏ စာရင်းတွင် ရှိနေသည်။ ထိုမှ အရင်ဖယ်ပါ။',
    zh: '它在交接单 {n} 的清单上，请先从那里移除。',
  },
  collection_not_listed: {
    en: 'It is not on this list.',
    mm: 'ဤစာရင်းတွင် မပါပါ။',
    zh: '它不在此清单上。',
  },
  collection_over: {
    en: 'It is not on the giver’s list. Put it aside: it is recorded as a difference.',
    mm: 'ပေးသူ၏ စာရင်းတွင် မပါပါ။ ဘေးဖယ်ထားပါ။ ကွာခြားချက်အဖြစ် မှတ်ထားပြီးပါပြီ။',
    zh: '它不在交件人的清单上，请放到一边：已记为差异。',
  },
  collection_count_differs: {
    en: 'You counted {n}, but {other} of your scans have arrived. Scan what is missing, wait until stored scans are sent, or count again.',
    mm: 'သင်ရေတွက်သည်မှာ {n} ခု၊ ရောက်ရှိသော စကင်မှာ {other} ခု ဖြစ်သည်။ လိုနေသည်ကို စကင်ဖတ်ပါ၊ သိမ်းထားသောစကင်များ ပို့ပြီးသည်အထိ စောင့်ပါ သို့မဟုတ် ပြန်ရေတွက်ပါ။',
    zh: '您清点 {n} 件，已收到 {other} 次扫描。请补扫、等待保存的扫描发出，或重新清点。',
  },
  collection_hidden: {
    en: 'The list is shown once the receiver has confirmed.',
    mm: 'လက်ခံသူ အတည်ပြုပြီးမှ စာရင်းကို ပြပါမည်။',
    zh: '接收人确认后才显示清单。',
  },
});
