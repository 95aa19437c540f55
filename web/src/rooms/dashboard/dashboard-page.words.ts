import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { PeriodName } from '@waybill/domain/rooms/dashboard/periods.ts';
import type { StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';

export const dashboardWords = words({
  period: { en: 'Period', mm: 'ကာလ', zh: '期间' },
  chosen: { en: 'Chosen days', mm: 'ရွေးထားသည့် ရက်များ', zh: '自选日期' },
  branch: { en: 'Branch', mm: 'ရုံးခွဲ', zh: '网点' },
  allBranches: { en: 'All that I cover', mm: 'တာဝန်ယူထားသည့် ရုံးခွဲအားလုံး', zh: '我负责的全部网点' },
  asOf: { en: 'as of {time}', mm: '{time} အချိန်အထိ', zh: '截至 {time}' },
  figures: { en: 'Figures of the period', mm: 'ကာလအတွင်း ကိန်းဂဏန်းများ', zh: '期间数据' },
  before: { en: 'before: {n}', mm: 'ယခင်ကာလ - {n}', zh: '上期：{n}' },
  shipping: { en: 'Shipping', mm: 'ပို့ဆောင်ခ', zh: '运费' },
  cod: { en: 'COD', mm: 'COD', zh: '代收货款' },
  rate: { en: '{n}\u00a0% delivered of all tried', mm: 'ပို့ဆောင်အောင်မြင်မှု {n}\u00a0%', zh: '派送成功率 {n}\u00a0%' },
  made: { en: 'Labels made, and where they stand now', mm: 'ပြုလုပ်ခဲ့သည့် လေဘယ်များ၏ လက်ရှိအခြေအနေ', zh: '所建运单的当前状态' },
  tab: { en: 'Status', mm: 'အခြေအနေ', zh: '状态' },
  labels: { en: 'Labels', mm: 'လေဘယ်များ', zh: '运单数' },
  total: { en: 'Total', mm: 'စုစုပေါင်း', zh: '合计' },
  queues: { en: 'Work that waits', mm: 'ဆောင်ရွက်ရန် ကျန်ရှိသည့် အလုပ်များ', zh: '待办工作' },
  attention: { en: 'Needs attention', mm: 'ဂရုပြုရန်', zh: '需要关注' },
  late: { en: 'Under way for more than {n} days', mm: '{n} ရက်ထက်ကျော်၍ လမ်းခရီးတွင် ရှိနေသည်', zh: '在途超过 {n} 天' },
  townsUnknown: {
    en: 'Branches without a town from the list',
    mm: 'စာရင်းရှိ မြို့ မရွေးရသေးသော ရုံးခွဲများ',
    zh: '未从列表选择城镇的网点',
  },
  toConfirm: {
    en: 'Merchant accounts and terms to confirm',
    mm: 'အတည်ပြုရန် ကုန်သည်အကောင့်နှင့် သဘောတူညီချက်',
    zh: '待确认的商户账户与条款',
  },
  toComplete: { en: 'Merchants to complete', mm: 'ဖြည့်စွက်ရန် ကုန်သည်များ', zh: '待补全的商户' },
  allGood: { en: 'Nothing that needs attention.', mm: 'ဂရုပြုရန် မရှိပါ။', zh: '没有需要关注的事项。' },
  money: { en: 'COD on its way', mm: 'လမ်းတွင်ရှိသည့် COD ငွေ', zh: '在途代收货款' },
  couriers: { en: 'Held by couriers', mm: 'ကူရီယာများ လက်ဝယ်', zh: '快递员手中' },
  branches: { en: 'Held by branches', mm: 'ရုံးခွဲများ လက်ဝယ်', zh: '网点持有' },
  ofLabels: { en: 'of {n} [label|labels]', mm: 'လေဘယ် {n} ခု၏', zh: '{n} 单' },
  blind: { en: 'labels; the sum is counted blind', mm: 'လေဘယ် (ငွေကို မမြင်ဘဲ ရေတွက်ရန်)', zh: '单；金额盲点' },
  trend: { en: 'The last {n} days', mm: 'နောက်ဆုံး {n} ရက်', zh: '最近 {n} 天' },
  asTable: { en: 'As a table', mm: 'ဇယားဖြင့် ကြည့်ရန်', zh: '以表格查看' },
  day: { en: 'Day', mm: 'ရက်စွဲ', zh: '日期' },
  ages: { en: 'Under way, by age', mm: 'လမ်းခရီးတွင် ကြာချိန်', zh: '在途时长' },
  days: { en: '{from}–{to} days', mm: '{from}–{to} ရက်', zh: '{from}–{to} 天' },
  daysAndMore: { en: '{from} days and more', mm: '{from} ရက်နှင့် အထက်', zh: '{from} 天及以上' },
  byBranch: { en: 'By branch', mm: 'ရုံးခွဲအလိုက်', zh: '按网点' },
  cash: { en: 'Cash held', mm: 'လက်ဝယ်ရှိ ငွေ', zh: '持有现金' },
  empty: { en: 'Nothing has happened here yet', mm: 'မည်သည့် လုပ်ဆောင်မှုမျှ မရှိသေးပါ', zh: '这里还没有任何业务' },
  emptyHint: {
    en: 'Make the first label; what becomes of it is counted here.',
    mm: 'ပထမဆုံး လေဘယ်ကို ပြုလုပ်ပါ။ ၎င်း၏ ခရီးစဉ်ကို ဤနေရာတွင် တွေ့ရပါမည်။',
    zh: '创建第一张运单后，其进展将在此统计。',
  },
  newLabel: { en: 'New label', mm: 'လေဘယ်အသစ်', zh: '新建运单' },
  failed: { en: 'The figures could not be had.', mm: 'ကိန်းဂဏန်းများကို မရယူနိုင်ပါ။', zh: '无法获取数据。' },
  retry: { en: 'Try again', mm: 'ထပ်ကြိုးစားရန်', zh: '重试' },
});

export const periodWords: Record<PeriodName, Word> = {
  today: { en: 'Today', mm: 'ယနေ့', zh: '今天' },
  yesterday: { en: 'Yesterday', mm: 'မနေ့က', zh: '昨天' },
  week: { en: 'Last 7 days', mm: 'နောက်ဆုံး ၇ ရက်', zh: '最近 7 天' },
  month: { en: 'Last 30 days', mm: 'နောက်ဆုံး ရက် ၃၀', zh: '最近 30 天' },
};

export const figureWords: Record<StepCountName, Word> = {
  accepted: { en: 'Accepted', mm: 'လက်ခံပြီး', zh: '已收件' },
  out: { en: 'Sent out for delivery', mm: 'ပို့ဆောင်ရန် ထွက်ပြီး', zh: '已外出派送' },
  delivered: { en: 'Delivered', mm: 'ပို့ဆောင်ပြီး', zh: '已签收' },
  failed: { en: 'Delivery failed', mm: 'ပို့ဆောင်မှု မအောင်မြင်', zh: '派送失败' },
  returned: { en: 'Returned', mm: 'ပြန်ပို့ပြီး', zh: '已退件' },
  lost: { en: 'Reported missing', mm: 'ပျောက်ဆုံးကြောင်း တင်ပြပြီး', zh: '已报丢失' },
};
