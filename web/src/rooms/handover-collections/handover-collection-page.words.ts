import { words } from '@waybill/domain/kernel/words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const handoverCollectionPageWords = words({
  paper: { en: 'Print the handover', mm: 'လွှဲပြောင်းစာရင်း ပရင့်ထုတ်ရန်', zh: '打印交接单' },
  search: { en: 'Handover no. or giver', mm: 'လွှဲပြောင်းမှုအမှတ် သို့မဟုတ် ပေးသူ', zh: '交接单号或交件人' },
  searchCase: commonFieldWords.tracking_code,
  title: commonWords.handoverNumber,
  which: { en: 'Kind of handover', mm: 'မည်သို့ လွှဲပြောင်းမည်', zh: '交接种类' },
  whichHint: {
    en: 'Scan what you hand over. The receiver scans it again without seeing your list.',
    mm: 'သင်ပေးသည်များကို သင်စကင်ဖတ်ပါ။ လက်ခံသူက သင့်စာရင်းကို မမြင်ဘဲ ထပ်မံစကင်ဖတ်ပါမည်။',
    zh: '您扫描所交的包裹，接收人在看不到您清单的情况下再扫一遍。',
  },
  list: { en: 'Scan parcels onto the list', mm: 'စာရင်းသို့ စကင်ဖတ်ထည့်ရန်', zh: '扫描列入清单' },
  receive: { en: 'Scan what I receive', mm: 'လက်ခံသည်များ စကင်ဖတ်ရန်', zh: '扫描接收' },
  meaning: { en: 'Meaning of a scan', mm: 'စကင်ဖတ်ခြင်း အဓိပ္ပာယ်', zh: '扫描含义' },
  doList: { en: 'Onto the list', mm: 'စာရင်းသို့ ထည့်ရန်', zh: '列入清单' },
  doUnlist: { en: 'Off the list', mm: 'စာရင်းမှ ပြန်ဖယ်ရန်', zh: '移出清单' },
  doReceive: { en: 'Receive', mm: 'လက်ခံရန်', zh: '接收' },
  listed: { en: 'on the list', mm: 'စာရင်းဝင်ပြီး', zh: '已列入' },
  unlisted: { en: 'off the list', mm: 'စာရင်းမှ ဖယ်ပြီး', zh: '已移出' },
  received: { en: 'received', mm: 'လက်ခံပြီး', zh: '已接收' },
  toReceive: {
    en: 'Now someone else scans the parcels on their own device, without this list, and confirms them.',
    mm: 'ယခု အခြားသူက မိမိစက်ဖြင့် ဤစာရင်းကို မမြင်ဘဲ ပါဆယ်များ စကင်ဖတ်ပြီး အတည်ပြုရမည်။',
    zh: '现在由另一人在自己的设备上、不看此清单扫描并确认。',
  },
  hidden: {
    en: 'Scan and count first: the giver’s list is shown after you confirm the receipt.',
    mm: 'အရင် စကင်ဖတ်ရေတွက်ပါ။ လက်ခံကြောင်း အတည်ပြုပြီးမှ ပေးသူ၏ စာရင်းကို ပြပါမည်။',
    zh: '请先扫描清点；确认接收后才显示交件人的清单。',
  },
  differs: {
    en: '{n} [difference|differences] to resolve.',
    mm: 'ကွာခြားချက် {n} ခုကို ဖြေရှင်းရန် ကျန်ရှိသည်။',
    zh: '有 {n} 项差异待处理。',
  },
  seeCases: { en: 'View differences', mm: 'ကွာခြားချက်များ ကြည့်ရန်', zh: '查看差异' },
  stillInHand: {
    en: 'By their history {n} [parcel is|parcels are] still with {name}.',
    mm: 'မှတ်တမ်းအရ ပါဆယ် {n} ခု {name} ထံတွင် ရှိနေသေးသည်။',
    zh: '按包裹记录，仍有 {n} 件在 {name} 手中。',
  },
  parcels: commonFieldWords.parcels,
  facts: commonWords.details,
  noParcels: {
    en: 'No parcels on the list yet. Scan the parcels that you hand over.',
    mm: 'စာရင်းတွင် ပါဆယ်မရှိသေးပါ။ သင်ပေးမည့် ပါဆယ်များကို စကင်ဖတ်ပါ။',
    zh: '清单上还没有包裹，请扫描您要交的包裹。',
  },
  countTitle: { en: 'How many parcels did you receive?', mm: 'ပါဆယ် ဘယ်နှစ်ခု လက်ခံရရှိပါသလဲ။', zh: '您收到几件包裹？' },
  print: commonWords.print,
  seeOne: { en: 'View handover', mm: 'လွှဲပြောင်းမှု ကြည့်ရန်', zh: '查看交接单' },
  between: { en: '{giver} › {receiver}', mm: '{giver} › {receiver}', zh: '{giver} › {receiver}' },
  totalLine: commonWords.parcelCount,
});
