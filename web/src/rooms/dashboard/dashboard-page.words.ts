import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { PeriodName } from '@waybill/domain/rooms/dashboard/periods.ts';
import type { StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { trackByDateFieldWords } from '@waybill/contract/rooms/track-by-date/track-by-date.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export const dashboardWords = words({
  chosen: { en: 'Chosen days', mm: 'ရွေးထားသည့် ရက်များ', zh: '自选日期' },
  allBranches: commonWords.allBranchesThatICover,
  figures: { en: 'Figures of the period', mm: 'ကာလအတွင်း ကိန်းဂဏန်းများ', zh: '期间数据' },
  rate: { en: '{n}\u00a0% of attempts delivered', mm: 'ပို့ဆောင်အောင်မြင်မှု {n}\u00a0%', zh: '派送成功率 {n}\u00a0%' },
  made: { en: 'Labels created, by status', mm: 'ပြုလုပ်ခဲ့သည့် လေဘယ်များ၏ လက်ရှိအခြေအနေ', zh: '所建运单的当前状态' },
  queues: { en: 'To do', mm: 'ဆောင်ရွက်ရန် ကျန်ရှိသည့် အလုပ်များ', zh: '待办工作' },
  attention: { en: 'Needs attention', mm: 'ဂရုပြုရန်', zh: '需要关注' },
  late: { en: 'In transit over {n} days', mm: '{n} ရက်ထက်ကျော်၍ လမ်းခရီးတွင် ရှိနေသည်', zh: '在途超过 {n} 天' },
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
  allGood: { en: 'Nothing needs attention.', mm: 'ဂရုပြုရန် မရှိပါ။', zh: '没有需要关注的事项。' },
  money: { en: 'COD, from receiver to merchant', mm: 'COD ငွေ၏ ခရီး (လက်ခံသူမှ ကုန်သည်ထံ)', zh: '代收货款流向（收件人到商户）' },
  blind: { en: 'hidden until counted', mm: 'ရေတွက်ပြီးမှ ပြမည်', zh: '清点后显示' },
  trend: { en: 'The last {n} days', mm: 'နောက်ဆုံး {n} ရက်', zh: '最近 {n} 天' },
  ages: { en: 'In transit, by age', mm: 'လမ်းခရီးတွင် ကြာချိန်', zh: '在途时长' },
  trendLegend: {
    en: 'Bars: these {n} days. Line: the {n} days before. Shaded: weekends.',
    mm: 'တိုင်များ - ယခု {n} ရက်။ မျဉ်း - ယခင် {n} ရက်။ အရိပ် - စနေ၊ တနင်္ဂနွေ။',
    zh: '柱：这 {n} 天；线：之前 {n} 天；阴影：周末。',
  },
  oldest: { en: 'Oldest late by', mm: 'အကြာဆုံး နောက်ကျချိန်', zh: '最久超时' },
  underOneDay: { en: 'under 1 d', mm: '1 ရက်အောက်', zh: '不足 1 天' },
  lateAction: { en: 'Send, deliver or return them', mm: 'ပို့ပါ၊ ပို့ဆောင်ပါ သို့မဟုတ် ပြန်ပို့ပါ', zh: '请发出、派送或退回' },
  missingAction: { en: 'Find them or close the case', mm: 'ရှာပါ သို့မဟုတ် အမှုပိတ်ပါ', zh: '请查找或结案' },
  exceptionsAction: { en: 'Check and resolve each', mm: 'တစ်ခုချင်း စစ်ပြီး ဖြေရှင်းပါ', zh: '请逐一核对处理' },
  townsAction: { en: 'Choose the town', mm: 'မြို့ ရွေးပါ', zh: '请选择城镇' },
  completeAction: { en: 'Fill in what is missing', mm: 'လိုအပ်သည်များ ဖြည့်ပါ', zh: '请补全资料' },
  confirmAction: { en: 'Confirm or refuse', mm: 'အတည်ပြုပါ သို့မဟုတ် ငြင်းပါ', zh: '请确认或拒绝' },
  flowToday: { en: 'Today’s parcels', mm: 'ယနေ့ ပါဆယ်များ', zh: '今日包裹' },
  flow: { en: 'Parcels of the period', mm: 'ကာလအတွင်း ပါဆယ်များ', zh: '期间包裹' },
  nYesterday: { en: '{n} yesterday', mm: 'မနေ့က {n}', zh: '昨天 {n}' },
  nBefore: { en: '{n} before', mm: 'ယခင် {n}', zh: '上期 {n}' },
  codReceivers: { en: 'To collect from receivers', mm: 'လက်ခံသူထံမှ ကောက်ခံရန်', zh: '待向收件人收取' },
  codUndivided: {
    en: 'Collected, on the way to head office',
    mm: 'ကောက်ခံပြီး ရုံးချုပ်သို့ လမ်းတွင်',
    zh: '已收，正送往总部',
  },
  codElsewhere: { en: 'Collected by other branches', mm: 'အခြားရုံးခွဲများက ကောက်ခံပြီး', zh: '其他网点已收' },
  codOnDocument: { en: 'On clearances', mm: 'ငွေရှင်းတမ်းများတွင်', zh: '结算单中' },
  codPaidToday: { en: 'Paid to merchants today', mm: 'ယနေ့ ကုန်သည်များသို့ ပေးပြီး', zh: '今日已付商户' },
  codPaid: { en: 'Paid to merchants', mm: 'ကုန်သည်များသို့ ပေးပြီး', zh: '已付商户' },
  moneyHint: {
    en: 'Each parcel counts in one stage. Payments are after fees.',
    mm: 'ပါဆယ်တစ်ခုကို အဆင့်တစ်ခုတည်းတွင် ရေတွက်သည်။ ပေးချေငွေမှာ ဝန်ဆောင်ခ နုတ်ပြီး ဖြစ်သည်။',
    zh: '每件只计入一个环节；付款额已扣费用。',
  },
  empty: { en: 'Nothing has happened here yet', mm: 'မည်သည့် လုပ်ဆောင်မှုမျှ မရှိသေးပါ', zh: '这里还没有任何业务' },
  emptyHint: {
    en: 'Create the first label; its progress is counted here.',
    mm: 'ပထမဆုံး လေဘယ်ကို ပြုလုပ်ပါ။ ၎င်း၏ ခရီးစဉ်ကို ဤနေရာတွင် တွေ့ရပါမည်။',
    zh: '创建第一张运单后，其进展将在此统计。',
  },
});

export const periodWords: Record<PeriodName, Word> = {
  today: commonWords.today,
  yesterday: commonWords.yesterday,
  week: { en: 'Last 7 days', mm: 'နောက်ဆုံး 7 ရက်', zh: '最近 7 天' },
  month: { en: 'Last 30 days', mm: 'နောက်ဆုံး ရက် 30', zh: '最近 30 天' },
};

export const figureWords: Record<StepCountName, Word> = {
  accepted: commonWords.accepted,
  sent: trackByDateFieldWords.sent,
  arrived: trackByDateFieldWords.arrived,
  out: commonWords.outForDelivery,
  delivered: commonWords.delivered,
  failed: commonFieldWords.delivery_failed,
  returned: commonWords.parcelReturned,
  lost: commonWords.reportedMissing,
};
