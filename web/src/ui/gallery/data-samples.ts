import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { labelStatusWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { labelTabWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { publicPlaceFaces } from '@waybill/contract/rooms/public-pages/public-places.words.ts';
import { parcelCommandWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { kernelWords } from '../../kernel/kernel.words.ts';
import { dataWords } from '../table/data.words.ts';
import { laterWords } from '../later.words.ts';

/** Sample texts of the data gallery, which only developers open. */
export const sampleWords = words({
  labels: commonFieldWords.labels,
  code: { en: 'Code', mm: 'ကုဒ်', zh: '运单号' },
  merchant: commonFieldWords.merchant,
  receiver: commonWords.receiver,
  township: commonFieldWords.township,
  cod: commonWords.cod,
  status: commonFieldWords.status,
  updated: { en: 'Updated', mm: 'နောက်ဆုံး', zh: '更新' },
  print: commonWords.print,
  view: commonWords.view,
  edit: commonWords.edit,
  accept: { en: 'Accept', mm: 'လက်ခံမည်', zh: '接收' },
  rollback: parcelCommandWords.rollback.verb,
  remove: commonWords.delete,
  refused: { en: 'Only a supervisor may roll back.', mm: 'ကြီးကြပ်ရေးမှူးသာ ပြန်ဆုတ်နိုင်သည်။', zh: '只有主管可以回退。' },
  acceptMany: { en: 'Accept {n} labels', mm: 'လေဘယ် {n} ခု လက်ခံမည်', zh: '接收 {n} 张运单' },
  printMany: { en: 'Print {n} labels', mm: 'လေဘယ် {n} ခု ပရင့်ထုတ်မည်', zh: '打印 {n} 张运单' },
  removeMany: { en: 'Delete {n} labels', mm: 'လေဘယ် {n} ခု ဖျက်မည်', zh: '删除 {n} 张运单' },
  exportMany: { en: 'Export {n} labels', mm: 'လေဘယ် {n} ခု ထုတ်ယူမည်', zh: '导出 {n} 张运单' },
  noLabels: { en: 'No labels waiting', mm: 'စောင့်ဆိုင်းနေသော လေဘယ် မရှိပါ', zh: '没有待处理的运单' },
  noLabelsHint: {
    en: 'Labels from merchants that are not accepted yet appear here.',
    mm: 'ကုန်သည်များ ပေးပို့ပြီး လက်မခံရသေးသော လေဘယ်များကို ဤနေရာတွင် ပြပါမည်။',
    zh: '商户提交且尚未接收的运单显示在这里。',
  },
  newLabel: commonWords.newLabel,
  search: labelTabWords.search,
  process: commonWords.inProcess,
  ongoing: publicPlaceFaces.on_road.title,
  branch: commonFieldWords.branch,
  branchYgn: { en: 'Yangon 49th street', mm: 'ရန်ကုန် ၄၉ လမ်း', zh: '仰光49街' },
  day: commonFieldWords.date,
  myPending: { en: 'My pending', mm: 'ကျွန်ုပ်၏ စောင့်ဆိုင်းစာရင်း', zh: '我的待处理' },
  lateInBranch: { en: 'Late in our branch', mm: 'ရုံးခွဲတွင် နောက်ကျနေသည်များ', zh: '本网点逾期' },
  saved: commonWords.savedSuccessfully,
  exportReady: { en: 'The export is ready.', mm: 'ဖိုင်ထုတ်ပြီးပါပြီ။', zh: '导出完成。' },
  late: { en: '3 parcels are late.', mm: 'ပါဆယ် ၃ ထုပ် နောက်ကျနေသည်။', zh: '3 件包裹逾期。' },
  wrong: commonWords.somethingWentWrong,
  offline: kernelWords.network,
  deliveredAlready: {
    en: 'Delivered yesterday by Ko Ye; it cannot be sent to the destination branch.',
    mm: 'မနေ့က Ko Ye ပို့ဆောင်ပြီး။ ဦးတည်ရာရုံးခွဲသို့ ပို့၍မရပါ။',
    zh: '昨天已由 Ko Ye 派送，不能再发往目的网点。',
  },
  putAside: { en: 'Put aside', mm: 'ခဏဖယ်ထားမည်', zh: '搁置' },
  notAllowed: { en: 'This status change is not allowed.', mm: 'ဤအခြေအနေသို့ ပြောင်း၍မရပါ။', zh: '不允许变更为此状态。' },
  rollbackAsk: parcelCommandWords.rollback.ask,
  rollbackText: {
    en: 'The parcel goes back to “Accepted at origin branch”.',
    mm: 'ပါဆယ်သည် “မူလရုံးခွဲက လက်ခံပြီး” အခြေအနေသို့ ပြန်ရောက်သွားမည်။',
    zh: '包裹将回到“始发网点已收件”。',
  },
  editReceiver: { en: 'Edit the receiver', mm: 'လက်ခံသူ ပြင်ဆင်ရန်', zh: '编辑收件人' },
  name: commonFieldWords.person_name,
  save: dataWords.save,
  cancel: commonWords.cancel,
  more: commonWords.more,
  about: { en: 'About this fee', mm: 'ဤဝန်ဆောင်ခအကြောင်း', zh: '关于此费用' },
  feeText: {
    en: '2% below 300,000 Ks, otherwise 1% of the whole amount.',
    mm: '300,000 ကျပ်အောက် ၂%၊ ကျန် ပမာဏအားလုံး၏ ၁%။',
    zh: '低于 300,000 缅元收 2%，否则按全额收 1%。',
  },
  goTo: commonWords.goTo,
  onSelection: laterWords.selection,
  parcels: commonFieldWords.parcels,
  staff: commonFieldWords.staff,
  report: commonFieldWords.report,
  openPalette: { en: 'Open the palette', mm: 'ညွှန်ကြားချက်များ ဖွင့်ရန်', zh: '打开命令面板' },
  everywhere: { en: 'Everywhere', mm: 'နေရာတိုင်းတွင်', zh: '全局' },
  done: { en: '{what}: done', mm: '{what} - ပြီးပါပြီ', zh: '{what} 已完成' },
});

export interface SampleLabel {
  id: number;
  code: string;
  merchant: string;
  receiver: string;
  township: string;
  cod: number;
  tone: Tone;
  status: Word;
  updated: string;
}

const statuses: readonly { tone: Tone; status: Word }[] = [
  { tone: 'transit', status: labelStatusWords.send_to_destination_branch },
  {
    tone: 'attention',
    status: labelStatusWords.pending_return_confirm,
  },
  { tone: 'info', status: labelStatusWords.arrived_to_destination_branch },
  { tone: 'success', status: commonWords.delivered },
  { tone: 'neutral', status: commonWords.pending },
  {
    tone: 'return',
    status: labelStatusWords.sendback_to_origin_branch,
  },
  { tone: 'danger', status: commonWords.missing },
];
const merchants = ['Shwe Shop', 'Mya Thidar', 'Book Corner', 'Golden Leaf', 'ကိုယ်တိုင်လာပို့'];
const receivers = ['ဒေါ်ခင်မာလာ', 'ဦးစိုးနိုင်', 'မသီတာ', 'ကိုကျော်ဇင်', 'ဒေါ်အေးအေး', 'ဦးထွန်းလင်း', 'မဖြူဖြူ', 'ကိုထက်', 'ဒေါ်နန်း'];
const townships = ['လှိုင်', 'ချမ်းအေးသာစံ', 'တောင်ကြီး', 'ဗိုလ်တထောင်', 'ပုသိမ်', 'မော်လမြိုင်', 'မြစ်ကြီးနား', 'ပဲခူး', 'လားရှိုး'];
const clerks = ['Su', 'Aung', 'Nilar', 'Ko Ye', 'Min', 'Hnin'];

function pick<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item;
}

/** Returns realistic labels, the same on every machine. */
export function sampleLabels(count: number, from = 1): SampleLabel[] {
  return Array.from({ length: count }, (_, step) => {
    const at = from + step;
    return {
      id: at,
      code: `EX4731${String(2482 + at * 7).padStart(4, '0')}${at % 10}XM`,
      merchant: pick(merchants, at * 3),
      receiver: pick(receivers, at),
      township: pick(townships, at * 2),
      cod: at % 4 === 1 ? 0 : ((at * 7919) % 320) * 1000 + 500,
      ...pick(statuses, at),
      updated: `${String(14 - (at % 5)).padStart(2, '0')}:${String((at * 17) % 60).padStart(2, '0')} ${pick(clerks, at)}`,
    };
  });
}
