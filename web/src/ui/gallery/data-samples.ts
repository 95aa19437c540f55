import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';

/** Sample texts of the data gallery, which only developers open. */
export const sampleWords = words({
  labels: { en: 'Labels', mm: 'လေဘယ်များ', zh: '运单' },
  code: { en: 'Code', mm: 'ကုဒ်', zh: '运单号' },
  merchant: { en: 'Merchant', mm: 'ကုန်သည်', zh: '商户' },
  receiver: { en: 'Receiver', mm: 'လက်ခံသူ', zh: '收件人' },
  township: { en: 'Township', mm: 'မြို့နယ်', zh: '镇区' },
  cod: { en: 'COD', mm: 'COD', zh: '代收货款' },
  status: { en: 'Status', mm: 'အခြေအနေ', zh: '状态' },
  updated: { en: 'Updated', mm: 'နောက်ဆုံး', zh: '更新' },
  print: { en: 'Print', mm: 'ပရင့်ထုတ်မည်', zh: '打印' },
  view: { en: 'View', mm: 'ကြည့်ရန်', zh: '查看' },
  edit: { en: 'Edit', mm: 'ပြင်ရန်', zh: '编辑' },
  accept: { en: 'Accept', mm: 'လက်ခံမည်', zh: '接收' },
  rollback: { en: 'Rollback', mm: 'ယခင်အဆင့်သို့ ပြန်ဆုတ်မည်', zh: '回退' },
  remove: { en: 'Delete', mm: 'ဖျက်မည်', zh: '删除' },
  refused: { en: 'Only a supervisor may roll back.', mm: 'ကြီးကြပ်ရေးမှူးသာ ပြန်ဆုတ်နိုင်သည်။', zh: '只有主管可以回退。' },
  acceptMany: { en: 'Accept {n} labels', mm: 'လေဘယ် {n} ခု လက်ခံမည်', zh: '接收 {n} 张运单' },
  printMany: { en: 'Print {n} labels', mm: 'လေဘယ် {n} ခု ပရင့်ထုတ်မည်', zh: '打印 {n} 张运单' },
  removeMany: { en: 'Delete {n} labels', mm: 'လေဘယ် {n} ခု ဖျက်မည်', zh: '删除 {n} 张运单' },
  exportMany: { en: 'Export {n} labels', mm: 'လေဘယ် {n} ခု ထုတ်ယူမည်', zh: '导出 {n} 张运单' },
  noLabels: { en: 'No labels wait here', mm: 'စောင့်ဆိုင်းနေသော လေဘယ် မရှိပါ', zh: '没有待处理的运单' },
  noLabelsHint: {
    en: 'Labels that merchants send and that nobody has accepted yet stand here.',
    mm: 'ကုန်သည်များ ပေးပို့ပြီး လက်မခံရသေးသော လေဘယ်များကို ဤနေရာတွင် ပြပါမည်။',
    zh: '商户提交且尚未接收的运单显示在这里。',
  },
  newLabel: { en: 'New label', mm: 'လေဘယ်အသစ်', zh: '新建运单' },
  search: { en: 'Search', mm: 'ရှာဖွေရန်', zh: '查询' },
  process: { en: 'In process', mm: 'ဆောင်ရွက်ဆဲ', zh: '处理中' },
  ongoing: { en: 'On the road', mm: 'လမ်းခရီးတွင်', zh: '运输中' },
  branch: { en: 'Branch', mm: 'ရုံးခွဲ', zh: '网点' },
  branchYgn: { en: 'Yangon 49th street', mm: 'ရန်ကုန် ၄၉ လမ်း', zh: '仰光49街' },
  day: { en: 'Date', mm: 'ရက်စွဲ', zh: '日期' },
  myPending: { en: 'My pending', mm: 'ကျွန်ုပ်၏ စောင့်ဆိုင်းစာရင်း', zh: '我的待处理' },
  lateInBranch: { en: 'Late in our branch', mm: 'ရုံးခွဲတွင် နောက်ကျနေသည်များ', zh: '本网点逾期' },
  saved: { en: 'Saved successfully.', mm: 'သိမ်းပြီးပါပြီ။', zh: '保存成功。' },
  exportReady: { en: 'The export is ready.', mm: 'ဖိုင်ထုတ်ပြီးပါပြီ။', zh: '导出完成。' },
  late: { en: '3 parcels are late.', mm: 'ပါဆယ် ၃ ထုပ် နောက်ကျနေသည်။', zh: '3 件包裹逾期。' },
  wrong: { en: 'Something Went Wrong!', mm: 'တစ်ခုခု မှားယွင်းနေပါသည်။', zh: '出错了！' },
  offline: {
    en: 'Cannot connect. Check the internet connection.',
    mm: 'ချိတ်ဆက်၍မရပါ။ အင်တာနက် စစ်ဆေးပေးပါ။',
    zh: '无法连接，请检查网络。',
  },
  deliveredAlready: {
    en: 'Delivered yesterday by Ko Ye; it cannot be sent to the destination branch.',
    mm: 'မနေ့က Ko Ye ပို့ဆောင်ပြီး။ ဦးတည်ရာရုံးခွဲသို့ ပို့၍မရပါ။',
    zh: '昨天已由 Ko Ye 派送，不能再发往目的网点。',
  },
  putAside: { en: 'Put aside', mm: 'ခဏဖယ်ထားမည်', zh: '搁置' },
  notAllowed: { en: 'This status change is not allowed.', mm: 'ဤအခြေအနေသို့ ပြောင်း၍မရပါ။', zh: '不允许变更为此状态。' },
  rollbackAsk: { en: 'Are you sure to rollback?', mm: 'ယခင်အဆင့်သို့ ပြန်ဆုတ်ရန် သေချာပါသလား။', zh: '确定要回退吗？' },
  rollbackText: {
    en: 'The parcel goes back to “Accepted at origin branch”.',
    mm: 'ပါဆယ်သည် “မူလရုံးခွဲက လက်ခံပြီး” အခြေအနေသို့ ပြန်ရောက်သွားမည်။',
    zh: '包裹将回到“始发网点已收件”。',
  },
  editReceiver: { en: 'Edit the receiver', mm: 'လက်ခံသူ ပြင်ဆင်ရန်', zh: '编辑收件人' },
  name: { en: 'Name', mm: 'အမည်', zh: '姓名' },
  save: { en: 'Save', mm: 'သိမ်းမည်', zh: '保存' },
  cancel: { en: 'Cancel', mm: 'မလုပ်တော့ပါ', zh: '取消' },
  more: { en: 'More', mm: 'နောက်ထပ်', zh: '更多' },
  about: { en: 'About this fee', mm: 'ဤဝန်ဆောင်ခအကြောင်း', zh: '关于此费用' },
  feeText: {
    en: '2% below 300,000 Ks, otherwise 1% of the whole amount.',
    mm: '300,000 ကျပ်အောက် ၂%၊ ကျန် ပမာဏအားလုံး၏ ၁%။',
    zh: '低于 300,000 缅元收 2%，否则按全额收 1%。',
  },
  goTo: { en: 'Go to', mm: 'သွားရန်', zh: '前往' },
  onSelection: { en: 'Selected rows', mm: 'ရွေးထားသော အတန်းများ', zh: '已选行' },
  parcels: { en: 'Parcels', mm: 'ပါဆယ်များ', zh: '包裹' },
  staff: { en: 'Staff', mm: 'ဝန်ထမ်း', zh: '员工' },
  report: { en: 'Report', mm: 'အစီရင်ခံစာ', zh: '报表' },
  openPalette: { en: 'Open the palette', mm: 'ညွှန်ကြားချက်များ ဖွင့်ရန်', zh: '打开命令面板' },
  everywhere: { en: 'Everywhere', mm: 'နေရာတိုင်းတွင်', zh: '全局' },
  done: { en: 'Done: {what}', mm: 'ပြီးပါပြီ - {what}', zh: '已完成：{what}' },
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
  { tone: 'transit', status: { en: 'Sent to destination branch', mm: 'ဦးတည်ရာရုံးခွဲသို့ ပို့ထားသည်', zh: '已发往目的网点' } },
  {
    tone: 'attention',
    status: { en: 'Pending return confirmation', mm: 'ပြန်ပို့ရန် အတည်ပြုချက် စောင့်ဆိုင်းဆဲ', zh: '待退件确认' },
  },
  { tone: 'info', status: { en: 'Arrived at destination branch', mm: 'ဦးတည်ရာရုံးခွဲသို့ ရောက်ရှိပြီး', zh: '已到达目的网点' } },
  { tone: 'success', status: { en: 'Delivered', mm: 'ပို့ဆောင်ပြီး', zh: '已签收' } },
  { tone: 'neutral', status: { en: 'Pending', mm: 'စောင့်ဆိုင်းဆဲ', zh: '待处理' } },
  {
    tone: 'return',
    status: { en: 'Sent back to origin branch', mm: 'မူလရုံးခွဲသို့ ပြန်ပို့ထားသည်', zh: '已退回始发网点（在途）' },
  },
  { tone: 'danger', status: { en: 'Missing', mm: 'ပျောက်ဆုံး', zh: '丢失' } },
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
