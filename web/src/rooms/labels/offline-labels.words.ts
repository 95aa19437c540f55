import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { words } from '@waybill/domain/kernel/words.ts';

/** Labels that a device numbers and prints without a network. */
export const offlineLabelWords = words({
  canMake: {
    en: 'Offline: saving gives the label one of the {n} codes of this device. You can print it now; it is sent automatically.',
    mm: 'လိုင်းမရှိပါ။ သိမ်းလျှင် ဤစက်ရှိ ကုဒ် {n} ခုအနက် တစ်ခုကို လေဘယ်တွင် သုံးမည်။ ယခု ထုတ်နိုင်ပြီး လိုင်းရသည်နှင့် အလိုအလျောက် ပို့မည်။',
    zh: '网络中断：保存时将使用本机剩余 {n} 个单号之一，可立即打印，联网后自动发送。',
  },
  noCodes: {
    en: 'Offline, and this device has no codes left: you can create labels when you are online again.',
    mm: 'လိုင်းမရှိပါ။ ဤစက်တွင် ကုဒ် မကျန်တော့သဖြင့် လိုင်းရမှ လေဘယ် ပြုလုပ်နိုင်မည်။',
    zh: '网络中断，且本机已无可用单号，联网后才能制单。',
  },
  noPrice: {
    en: 'Offline, and the price is not known on this device: the label cannot be printed.',
    mm: 'လိုင်းမရှိပါ။ ဤစက်တွင် ဈေးနှုန်း မသိရသဖြင့် လေဘယ် မထုတ်နိုင်ပါ။',
    zh: '网络中断，本机不知道价格，无法打印。',
  },
  notKept: {
    en: 'This device could not keep the label. Nothing was created.',
    mm: 'ဤစက်တွင် လေဘယ်ကို သိမ်း၍မရပါ။ ဘာမျှ မပြုလုပ်ရသေးပါ။',
    zh: '本机无法保存此运单，未制单。',
  },
  made: {
    en: '{code} has its number from this device and is sent when you are online.',
    mm: '{code} ကို ဤစက်တွင် နံပါတ်ပေးပြီး လိုင်းရလျှင် ပို့မည်။',
    zh: '{code} 已在本机编号，等待联网发送。',
  },
  list: { en: 'Labels created offline', mm: 'လိုင်းမရှိဘဲ ပြုလုပ်ထားသော လေဘယ်များ', zh: '离线制作的运单' },
  waits: { en: 'waiting for connection', mm: 'လိုင်းကို စောင့်နေသည်', zh: '等待联网' },
  drop: commonWords.remove,
  reallyDrop: {
    en: 'Remove {code} from this device? It was never sent; take its label off the parcel.',
    mm: '{code} ကို ဤစက်မှ ဖယ်ရှားမည်လား။ မပို့ရသေးပါ။ ပါဆယ်ပေါ်ရှိ လေဘယ်ကို ဖယ်ရှားပါ။',
    zh: '从本机移除 {code}？该运单尚未发送，请撕下包裹上的标签。',
  },
  sent: { en: '{code} was sent.', mm: '{code} ပို့ပြီးပါပြီ။', zh: '{code} 已发送。' },
  leftPickup: {
    en: '{code} was created, but its pickup could no longer take it. Link it by its code.',
    mm: '{code} ကို ဖန်တီးပြီးပါပြီ။ သို့သော် လာယူမှုတွင် မပူးတွဲနိုင်တော့ပါ။ ကုဒ်ဖြင့် ပူးတွဲပါ။',
    zh: '{code} 已新建，但无法再归入其揽收，请按运单号关联。',
  },
  otherPrice: {
    en: '{code} was sent; its price is {total}, not the printed one.',
    mm: '{code} ပို့ပြီးပါပြီ။ ဈေးနှုန်းမှာ {total} ဖြစ်ပြီး ထုတ်ထားသည့်အတိုင်း မဟုတ်ပါ။',
    zh: '{code} 已发送；价格为 {total}，与打印的不同。',
  },
  refused: {
    en: '{code} was refused: the page of the new label shows why.',
    mm: '{code} ကို လက်မခံပါ။ အကြောင်းရင်းကို လေဘယ်အသစ် စာမျက်နှာတွင် ကြည့်ပါ။',
    zh: '{code} 未被接受，原因见新建运单页面。',
  },
});
