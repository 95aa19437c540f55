import { words } from '@waybill/domain/kernel/words.ts';

/** One sentence for the dashboard and each page of parcels: the work that is done there. Loaded after the first page. */
export const pageAboutWords = words({
  dashboard: {
    en: 'See what needs you now, today’s parcels and the cash of your branch.',
    mm: 'ယခု လုပ်ရန်များ၊ ယနေ့ ပါဆယ်များနှင့် ရုံးခွဲ၏ ငွေကို ကြည့်ရန်။',
    zh: '查看待办、今日包裹和本网点的资金。',
  },
  labelList: {
    en: 'Find, print and change labels.',
    mm: 'လေဘယ်များ ရှာရန်၊ ပရင့်ထုတ်ရန်နှင့် ပြင်ရန်။',
    zh: '查找、打印和修改运单。',
  },
  newLabel: {
    en: 'Take a parcel at the counter and print its label.',
    mm: 'ကောင်တာတွင် ပါဆယ်လက်ခံပြီး လေဘယ် ထုတ်ရန်။',
    zh: '在柜台收件并打印运单。',
  },
  orderSheets: {
    en: 'Create labels from a merchant’s Excel sheet or pasted orders.',
    mm: 'ကုန်သည်၏ Excel စာရင်း သို့မဟုတ် ကူးထည့်သော အော်ဒါများမှ လေဘယ်များ ပြုလုပ်ရန်။',
    zh: '用商户的 Excel 表或粘贴的订单生成运单。',
  },
  multiPrint: {
    en: 'Scan codes and print their labels together.',
    mm: 'ကုဒ်များ စကင်ဖတ်ပြီး လေဘယ်များကို တစ်ပြိုင်နက် ပရင့်ထုတ်ရန်။',
    zh: '扫描运单号并一次打印多张运单。',
  },
  quote: {
    en: 'Tell a customer what a parcel costs.',
    mm: 'ဖောက်သည်အား ပို့ဆောင်ခ ပြောပြရန်။',
    zh: '告诉客户寄件要多少钱。',
  },
  priceExceptions: {
    en: 'Check labels whose price was changed by hand.',
    mm: 'လက်ဖြင့် ဈေးပြောင်းထားသော လေဘယ်များကို စစ်ရန်။',
    zh: '核查手动改价的运单。',
  },
  report: {
    en: 'See parcels, money and people by day, month or branch.',
    mm: 'ပါဆယ်၊ ငွေနှင့် ဝန်ထမ်းများကို ရက်၊ လ သို့မဟုတ် ရုံးခွဲအလိုက် ကြည့်ရန်။',
    zh: '按日、月或网点查看包裹、资金和人员。',
  },
  csv: {
    en: 'Download the files of rows that you exported.',
    mm: 'ထုတ်ယူထားသော စာရင်းဖိုင်များကို ဒေါင်းလုဒ်လုပ်ရန်။',
    zh: '下载已导出的文件。',
  },
  staff: {
    en: 'Add people, change their roles, suspend and reactivate accounts.',
    mm: 'ဝန်ထမ်းထည့်ရန်၊ ရာထူးပြောင်းရန်၊ အကောင့် ရပ်ဆိုင်းရန်နှင့် ပြန်ဖွင့်ရန်။',
    zh: '添加员工、更改角色、停用和恢复账号。',
  },
  pickups: {
    en: 'Send couriers to merchants and see what they collected.',
    mm: 'ကုန်သည်ထံ ကူရီယာ စေလွှတ်ရန်နှင့် ယူလာသည်များ ကြည့်ရန်။',
    zh: '安排快递员上门揽收并查看结果。',
  },
  ownPickups: {
    en: 'Collect parcels at the addresses assigned to you.',
    mm: 'သင့်ကို တာဝန်ပေးထားသော နေရာများတွင် ပါဆယ် သွားယူရန်။',
    zh: '到分派给您的地址揽收包裹。',
  },
  pickupQuarters: {
    en: 'See waiting pickups quarter by quarter.',
    mm: 'စောင့်နေသော လာယူမှုများကို ရပ်ကွက်အလိုက် ကြည့်ရန်။',
    zh: '按街区查看待揽收请求。',
  },
  pickupPlans: {
    en: 'Plan pickups that repeat every week.',
    mm: 'အပတ်စဉ် ပုံမှန် လာယူမှုများ စီစဉ်ရန်။',
    zh: '安排每周重复的揽收。',
  },
  customers: {
    en: 'Find merchants, their terms and their parcels.',
    mm: 'ကုန်သည်များ၊ သဘောတူညီချက်များနှင့် ပါဆယ်များကို ရှာရန်။',
    zh: '查找商户、合作条款及其包裹。',
  },
  companies: {
    en: 'Group shops that belong to one company.',
    mm: 'ကုမ္ပဏီတစ်ခုတည်း၏ ဆိုင်များကို စုစည်းရန်။',
    zh: '把属于同一公司的商户归在一起。',
  },
  agents: {
    en: 'See what each agent owes and is owed.',
    mm: 'ကိုယ်စားလှယ်တစ်ဦးချင်း ပေးရန်၊ ရရန် ကြည့်ရန်။',
    zh: '查看每个代理的应付与应收。',
  },
  agentPayouts: {
    en: 'Pay agents their commission.',
    mm: 'ကိုယ်စားလှယ်များအား ကော်မရှင် ပေးရန်။',
    zh: '向代理支付佣金。',
  },
  agentServices: {
    en: 'Approve the services that agents offer.',
    mm: 'ကိုယ်စားလှယ် ဝန်ဆောင်မှုများကို အတည်ပြုရန်။',
    zh: '审批代理提供的服务。',
  },
  calls: {
    en: 'Call receivers and senders, and write down what they said.',
    mm: 'လက်ခံသူနှင့် ပေးပို့သူကို ဖုန်းခေါ်ပြီး အဖြေ မှတ်ရန်။',
    zh: '致电收件人和寄件人并记录结果。',
  },
  apiKeys: {
    en: 'Give shops keys to create labels from their own software.',
    mm: 'ဆိုင်များ ကိုယ်ပိုင်ဆော့ဖ်ဝဲမှ လေဘယ်ထုတ်ရန် သော့များ ပေးရန်။',
    zh: '为商户发放密钥，以便用自己的软件下单。',
  },
  webhooks: {
    en: 'Tell a shop’s software when a parcel moves.',
    mm: 'ပါဆယ် ရွေ့လျားတိုင်း ဆိုင်၏ ဆော့ဖ်ဝဲကို အသိပေးရန်။',
    zh: '包裹状态变化时通知商户软件。',
  },
  deliveries: {
    en: 'See which notices of a webhook failed, and send them again.',
    mm: 'မရောက်သော Webhook များကို ကြည့်ပြီး ပြန်ပို့ရန်။',
    zh: '查看失败的 Webhook 通知并重发。',
  },
  apiCalls: {
    en: 'See the API calls of shops and the answers.',
    mm: 'ဆိုင်များ၏ API ခေါ်ဆိုမှုနှင့် အဖြေများကို ကြည့်ရန်။',
    zh: '查看商户的 API 请求和返回结果。',
  },
  apiReference: {
    en: 'Read how the API is called, and try it.',
    mm: 'API ခေါ်ပုံကို ဖတ်ရန်နှင့် စမ်းရန်။',
    zh: '阅读 API 用法并试用。',
  },
  receive: {
    en: 'Accept parcels from senders and pickup couriers by scanning them.',
    mm: 'ပေးပို့သူနှင့် ကူရီယာထံမှ ပါဆယ်များကို စကင်ဖတ်၍ လက်ခံရန်။',
    zh: '扫描收取寄件人和揽收员交来的包裹。',
  },
  receiveBags: {
    en: 'Receive bags and scan what is in them.',
    mm: 'စာပို့အိတ်များ လက်ခံပြီး အတွင်းပါပစ္စည်း စကင်ဖတ်ရန်။',
    zh: '接收邮袋并扫描袋内包裹。',
  },
  queues: {
    en: 'Work through parcels by the next step.',
    mm: 'ပါဆယ်များကို နောက်လုပ်ရမည့်အဆင့်အလိုက် လုပ်ဆောင်ရန်။',
    zh: '按下一步处理包裹。',
  },
  bags: {
    en: 'Pack parcels in bags and send them to another branch.',
    mm: 'ပါဆယ်များကို အိတ်ထဲထည့်ပြီး အခြားရုံးခွဲသို့ ပို့ရန်။',
    zh: '把包裹装袋发往其他网点。',
  },
  bagDifferences: {
    en: 'Decide on parcels missing from a bag or extra in it.',
    mm: 'အိတ်ထဲ လိုသော သို့မဟုတ် ပိုသော ပါဆယ်များကို ဆုံးဖြတ်ရန်။',
    zh: '处理邮袋中缺少或多出的包裹。',
  },
  handovers: {
    en: 'Hand parcels to a colleague or the next shift, counted by both.',
    mm: 'ပါဆယ်များကို လုပ်ဖော်ကိုင်ဖက်ထံ နှစ်ဦးစလုံး ရေတွက်ပြီး လွှဲပေးရန်။',
    zh: '与同事当面清点交接包裹。',
  },
  handoverDifferences: {
    en: 'Decide on parcels where two counts differ.',
    mm: 'ရေတွက်မှု မတူသော ပါဆယ်များကို ဆုံးဖြတ်ရန်။',
    zh: '处理交接清点不一致的包裹。',
  },
  runSheets: {
    en: 'Give parcels to couriers and follow their runs.',
    mm: 'ကူရီယာများအား ပါဆယ်ပေးရန်နှင့် ပို့ဆောင်မှု ကြည့်ရန်။',
    zh: '向快递员派发包裹并跟进派件。',
  },
  ownRun: {
    en: 'Deliver your parcels in order and collect the money.',
    mm: 'ပါဆယ်များကို အစီအစဉ်အတိုင်း ပို့ပြီး ငွေကောက်ရန်။',
    zh: '按顺序派送您的包裹并收款。',
  },
  returnParcels: {
    en: 'Scan parcels that go back to their sender.',
    mm: 'ပေးပို့သူထံ ပြန်သွားမည့် ပါဆယ်များကို စကင်ဖတ်ရန်။',
    zh: '扫描退回寄件人的包裹。',
  },
  gates: {
    en: 'Hand parcels to bus gates and collect what arrives by bus.',
    mm: 'ကားဂိတ်သို့ ပါဆယ်အပ်ရန်နှင့် ကားဖြင့်ရောက်သည်များ ယူရန်။',
    zh: '把包裹交给长途车站，并领取到站包裹。',
  },
  gateSlips: {
    en: 'Find the slips of parcels given to a gate.',
    mm: 'ဂိတ်သို့ အပ်ထားသော ပြေစာများ ရှာရန်။',
    zh: '查找交给车站的单据。',
  },
  mailPost: {
    en: 'Hand parcels to Myanmar Post and follow them.',
    mm: 'မြန်မာ့စာတိုက်သို့ ပါဆယ်အပ်ရန်နှင့် ခြေရာခံရန်။',
    zh: '把包裹交给缅甸邮政并跟踪。',
  },
  postFiles: {
    en: 'Import the tracking files of the post.',
    mm: 'စာတိုက်၏ ခြေရာခံဖိုင်များ ထည့်သွင်းရန်။',
    zh: '导入邮政的跟踪文件。',
  },
  postStatuses: {
    en: 'See and extend what each status of a post means.',
    mm: 'စာတိုက် အခြေအနေတစ်ခုစီ၏ အဓိပ္ပာယ်ကို ကြည့်ရှု၊ ထပ်ဖြည့်ရန်။',
    zh: '查看和补充邮政各状态的含义。',
  },
  international: {
    en: 'Send mail abroad.',
    mm: 'နိုင်ငံခြားသို့ ပို့ရန်။',
    zh: '寄送国际邮件。',
  },
  lateParcels: {
    en: 'See parcels that are late, the worst first, and who acts next.',
    mm: 'နောက်ကျသော ပါဆယ်များကို အဆိုးဆုံးမှစ၍ ကြည့်ရန်။',
    zh: '查看超时包裹，最严重的在前，以及由谁处理。',
  },
  lateCod: {
    en: 'See COD that is late: the amount, its age and who holds it.',
    mm: 'နောက်ကျသော COD ငွေ၊ ကြာချိန်နှင့် ကိုင်ထားသူ ကြည့်ရန်။',
    zh: '查看超时的代收货款：金额、时长和持有人。',
  },
});
