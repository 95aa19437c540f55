import type { Locale } from '@waybill/domain/kernel/locale.ts';

/** Summaries of the calls for API keys; the English ones are in the OpenAPI document of the server. */
const titles: Readonly<Record<string, Readonly<Record<Exclude<Locale, 'en'>, string>>>> = {
  'api_keys.own': { mm: 'ဤသော့၏ အချက်အလက်', zh: '本密钥的信息' },
  'clearances.list': { mm: 'ငွေရှင်းစာရင်းများ', zh: '结算单列表' },
  'clearances.lines': { mm: 'ငွေရှင်းစာရင်းများ၏ အသေးစိတ်', zh: '结算单的明细' },
  'clearances.detail': { mm: 'ငွေရှင်းစာရင်းတစ်ခုနှင့် ၎င်း၏ အသေးစိတ်', zh: '一张结算单及其明细' },
  'cod.list': {
    mm: 'COD ငွေများ - အခြေအနေ၊ ရုံးခွဲ၊ ကုန်သည်၊ ကူရီယာ၊ ပို့သည့်ရက်အလိုက်',
    zh: '代收货款：按状态、网点、商户、快递员和派送日期',
  },
  'labels.find': {
    mm: 'ကုဒ်၊ ဖုန်း၊ ကိုးကားနံပါတ် သို့မဟုတ် အမည်တစ်စိတ်ဖြင့် လေဘယ်ရှာရန်',
    zh: '按编号、电话、参考号或部分姓名查找运单',
  },
  'labels.statuses': { mm: 'လေဘယ်၏ အခြေအနေများနှင့် အမည်များ', zh: '运单的所有状态及名称' },
  'labels.choices': { mm: 'လေဘယ်တွင် ရွေးချယ်နိုင်သည်များ', zh: '运单上的所有选项及名称' },
  'labels.detail': { mm: 'လေဘယ်တစ်ခု၏ အချက်အလက်အားလုံး', zh: '一张运单的全部信息' },
  'labels.create': { mm: 'လေဘယ်အသစ်၊ ဈေးနှုန်းကို ဆာဗာက တွက်သည်', zh: '新建运单，价格由服务器计算' },
  'labels.createMany': {
    mm: 'တစ်ကြိမ်လျှင် လေဘယ် 500 အထိ၊ တစ်ခုချင်း ပြုလုပ်သည် သို့မဟုတ် ငြင်းသည်',
    zh: '一次最多 500 张运单，每张单独新建或拒绝',
  },
  'labels.changes': { mm: 'cursor တစ်ခုမှစ၍ ပါဆယ်များ၏ ပြောင်းလဲမှုများ', zh: '从某个 cursor 起的包裹变更' },
  'ledger.statement': { mm: 'စာရင်းရှင်းတမ်း', zh: '账户对账单' },
  'pickup_requests.list': { mm: 'လာယူရန် တောင်းဆိုမှုများ', zh: '揽收请求列表' },
  'pickup_requests.detail': { mm: 'လာယူရန် တောင်းဆိုမှုတစ်ခု', zh: '一个揽收请求的详情' },
  'pickup_requests.create': { mm: 'လာယူရန် တောင်းဆိုမှုအသစ်', zh: '新建揽收请求' },
  'pickup_requests.withdraw': { mm: 'လာယူရန် တောင်းဆိုမှုကို ရုပ်သိမ်းရန်', zh: '撤回揽收请求' },
  'places.search': { mm: 'အမည် သို့မဟုတ် စာတိုက်သင်္ကေတဖြင့် နေရာရှာရန်', zh: '按名称或邮编查找地点' },
  'places.regions': { mm: 'တိုင်းနှင့် ပြည်နယ် 18 ခု', zh: '18 个省邦' },
  'places.townships': { mm: 'မြို့နှင့် မြို့နယ်များ၊ ပို့ဆောင်သည့် ရုံးခွဲနှင့်တကွ', zh: '所有城镇及其派送网点' },
  'places.countries': { mm: 'နိုင်ငံများ', zh: '国家列表' },
  'prints.prepare': { mm: 'လေဘယ် 1,000 အထိတွင် ပုံနှိပ်ရမည့် အချက်အလက်', zh: '最多 1,000 张运单的打印内容' },
  'prints.document': { mm: 'ပုံနှိပ်ရန် လေဘယ် - PDF သို့မဟုတ် ပုံ', zh: '可打印的运单：PDF 或图片' },
  'sandbox.walk': { mm: 'စမ်းသပ်သော့ဖြင့် - ပါဆယ်တစ်ခုကို အဆင့်ဆင့် ရွှေ့ရန်', zh: '测试密钥：让包裹走完各个步骤' },
  'sandbox.payout': {
    mm: 'စမ်းသပ်သော့ဖြင့် - ပို့ပြီးပါဆယ်၏ COD ကို ကုန်သည်ထံ ပေးချေရန်',
    zh: '测试密钥：向商户支付已派送包裹的代收货款',
  },
  'sandbox.clock': { mm: 'စမ်းသပ်သော့ဖြင့် - သင့်နာရီ', zh: '测试密钥：您的时间' },
  'sandbox.moveClock': { mm: 'စမ်းသပ်သော့ဖြင့် - သင့်နာရီကို ရှေ့သို့ ရွှေ့ရန်', zh: '测试密钥：把您的时间向前调' },
  'sandbox.fail': {
    mm: 'စမ်းသပ်သော့ဖြင့် - နောက်ခေါ်ဆိုမှုများကို မအောင်မြင်စေရန် သို့မဟုတ် နှေးစေရန်',
    zh: '测试密钥：让接下来的请求失败或变慢',
  },
  'sandbox.webhook': { mm: 'စမ်းသပ်သော့ဖြင့် - စမ်းသပ်မှုအတွက် webhook', zh: '测试密钥：测试用的 webhook' },
  'support_tickets.list': { mm: 'အကူအညီ တောင်းခံချက်များ', zh: '工单列表' },
  'support_tickets.detail': { mm: 'အကူအညီ တောင်းခံချက်တစ်ခု', zh: '一个工单的详情' },
  'support_tickets.file': { mm: 'အကူအညီ တောင်းခံချက်၏ ဖိုင်', zh: '工单中的文件' },
  'support_tickets.create': { mm: 'အကူအညီ တောင်းခံချက် အသစ်', zh: '新建工单' },
  'support_tickets.reply': { mm: 'အကူအညီ တောင်းခံချက်တွင် ထပ်ရေးရန်', zh: '在工单中继续留言' },
  'support_tickets.close': { mm: 'အကူအညီ တောင်းခံချက်ကို ပိတ်ရန်', zh: '关闭工单' },
  'support_tickets.reopen': { mm: 'အကူအညီ တောင်းခံချက်ကို ပြန်ဖွင့်ရန်', zh: '重新打开工单' },
  'tariffs.quote': { mm: 'လေဘယ်တစ်ခု မည်မျှကျမည်ကို တွက်ရန်', zh: '计算运单的价格' },
  'tracking.recall': { mm: 'ပါဆယ်ကို ပြန်ခေါ်ရန်', zh: '撤回包裹' },
  'tracking.track': { mm: 'ပါဆယ်များ ယခု ဘယ်မှာရှိသည်', zh: '查询多个包裹的位置' },
  'tracking.shipping': { mm: 'ပါဆယ်တစ်ခု၏ အခြေအနေနှင့် မှတ်တမ်း', zh: '一个包裹的进度和记录' },
  'tracking.agreeReturn': { mm: 'ပြန်ပို့ရန် သဘောတူရန်', zh: '同意退回' },
  'tracking.againReturn': { mm: 'ထပ်မံ ပို့ဆောင်ရန် တောင်းဆိုရန်', zh: '要求再次派送' },
  'tracking.reject': { mm: 'လေဘယ်ကို ပယ်ရန် တောင်းဆိုရန်', zh: '申请拒收运单' },
  'webhooks.list': { mm: 'webhook များ', zh: 'webhook 列表' },
  'webhooks.detail': { mm: 'webhook တစ်ခု', zh: '一个 webhook 的详情' },
  'webhooks.test': { mm: 'စမ်းသပ်ဖြစ်ရပ် ပို့ရန်', zh: '发送测试事件' },
  'webhooks.resend': { mm: 'အချိန်အပိုင်းအခြားတစ်ခု၏ ဖြစ်ရပ်များကို ထပ်ပို့ရန်', zh: '重新发送一段时间的事件' },
  'webhook_deliveries.list': { mm: 'webhook များသို့ ပို့ခဲ့သည်များ', zh: 'webhook 的发送记录' },
  'webhook_deliveries.detail': { mm: 'ပို့ခဲ့သည့် ဖြစ်ရပ်တစ်ခု၊ ကြိုးစားမှုတိုင်းနှင့်တကွ', zh: '一条发送记录及每次尝试' },
  'webhook_deliveries.resend': { mm: 'ဖြစ်ရပ်တစ်ခုကို ထပ်ပို့ရန်', zh: '重新发送一个事件' },
};

/** The title of a call in the reader's language. @example callTitle({ id: 'webhooks.list', summary: 'Programs …' }, 'zh') // 'webhook 列表' */
export function callTitle({ id, summary }: { readonly id: string; readonly summary: string }, locale: Locale): string {
  return locale === 'en' ? summary : (titles[id]?.[locale] ?? summary);
}
