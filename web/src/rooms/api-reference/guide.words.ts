import { words } from '@waybill/domain/kernel/words.ts';

export const guideWords = words({
  intro: {
    en: 'From nothing to a printed, tracked parcel in ten minutes. Copy what is below and put in the ids of your own townships for 412 and 735.',
    mm: 'ဘာမှမရှိရာမှ ခြေရာခံနိုင်သော ပါဆယ်တစ်ထုပ်အထိ ဆယ်မိနစ်အတွင်း။ အောက်ပါတို့ကို ကူးယူပြီး 412 နှင့် 735 နေရာတွင် သင့်မြို့နယ်များ၏ id ကို ထည့်ပါ။',
    zh: '十分钟内从零到可跟踪的包裹。复制以下内容，并将 412 和 735 换成您自己的镇区 id。',
  },
  key: {
    en: 'Make a test key on the page API integration (world: Test) with the scopes quotes.read, labels.create, labels.read and labels.print. It is shown once: copy it at once, and keep it on your server, never in a page or an app. A test key begins with wb_test_ and works in the sandbox: the same calls, places and prices, and nothing is real.',
    mm: 'API ချိတ်ဆက်မှု စာမျက်နှာတွင် (ကမ္ဘာ- စမ်းသပ်) quotes.read၊ labels.create၊ labels.read၊ labels.print ခွင့်ပြုချက်များဖြင့် စမ်းသပ်သော့တစ်ခု ပြုလုပ်ပါ။ သော့ကို တစ်ကြိမ်သာ ပြမည်ဖြစ်၍ ချက်ချင်း ကူးယူပြီး သင့်ဆာဗာတွင်သာ သိမ်းပါ။ စာမျက်နှာ သို့မဟုတ် အက်ပ်ထဲ မထည့်ပါနှင့်။ စမ်းသပ်သော့သည် wb_test_ ဖြင့် စပြီး စမ်းသပ်ကမ္ဘာတွင် အလုပ်လုပ်သည်- ခေါ်ဆိုမှု၊ နေရာ၊ ဈေးနှုန်း အတူတူဖြစ်ပြီး ဘာမှ အစစ် မဟုတ်ပါ။',
    zh: '在“API 对接”页面创建测试密钥（环境：测试），选择权限范围 quotes.read、labels.create、labels.read 和 labels.print。密钥只显示一次：请立即复制并保存在您的服务器上，切勿放入网页或应用中。测试密钥以 wb_test_ 开头，只在沙箱中有效：接口、地点和价格相同，但一切均非真实。',
  },
  place: {
    en: 'Find the township of the receiver. Names in Myanmar and in Latin letters work, and so do postcodes. Its id is what a label wants.',
    mm: 'လက်ခံသူ၏ မြို့နယ်ကို ရှာပါ။ မြန်မာ၊ အင်္ဂလိပ်အမည် သို့မဟုတ် စာပို့သင်္ကေတဖြင့် ရှာနိုင်သည်။ လေဘယ်တွင် ၎င်း၏ id ကို သုံးရမည်။',
    zh: '查找收件人所在镇区：可用缅文或拉丁字母名称，也可用邮政编码。运单中使用其 id。',
  },
  quote: {
    en: 'Ask what it costs. Money is always in whole kyat.',
    mm: 'ကုန်ကျငွေကို မေးပါ။ ငွေပမာဏအားလုံး ကျပ်အပြည့်ဖြစ်သည်။',
    zh: '查询费用。金额一律为整数缅元。',
  },
  label: {
    en: 'Make the label. The header Idempotency-Key is your own order number: sent again after a broken line, it answers the same label and makes no second one.',
    mm: 'လေဘယ် ပြုလုပ်ပါ။ Idempotency-Key တွင် သင့်အော်ဒါနံပါတ်ကို ထည့်ပါ- လိုင်းပြတ်၍ ထပ်ပို့လျှင် လေဘယ်အတူတူကိုသာ ဖြေပြီး နောက်တစ်ခု မပြုလုပ်ပါ။',
    zh: '创建运单。请求头 Idempotency-Key 填您自己的订单号：断线后重发会返回同一张运单，不会重复创建。',
  },
  print: {
    en: 'Print it: put the id of the label’s answer in for 51203. You get a PDF of 100 × 150 mm with a page for each piece; with type=png a picture.',
    mm: 'ပရင့်ထုတ်ပါ- 51203 နေရာတွင် လေဘယ်အဖြေထဲမှ id ကို ထည့်ပါ။ အထုပ်တစ်ထုပ်လျှင် တစ်မျက်နှာပါသော 100 × 150 mm PDF ရမည်၊ type=png ဖြင့် ပုံ ရမည်။',
    zh: '打印：将 51203 换成创建运单时返回的 id，即得 100 × 150 毫米的 PDF，每件一页；加 type=png 则得图片。',
  },
  client: {
    en: 'Client for TypeScript and JavaScript',
    mm: 'TypeScript နှင့် JavaScript အတွက် ကလိုင်းယင့်',
    zh: 'TypeScript 与 JavaScript 客户端',
  },
  clientUse: {
    en: 'It knows every call with its fields, tries again when the line fails, makes nothing twice and verifies webhooks. It comes from this server and needs nothing else.',
    mm: 'ခေါ်ဆိုမှုတိုင်းနှင့် အကွက်များကို သိသည်၊ လိုင်းပြတ်လျှင် ထပ်ကြိုးစားသည်၊ ဘာမှ နှစ်ခါ မပြုလုပ်ပါ၊ Webhook လက်မှတ်ကိုလည်း စစ်ပေးသည်။ ဤဆာဗာမှပင် ရပြီး အခြားဘာမှ မလိုပါ။',
    zh: '包含全部接口及字段类型，断线自动重试，不会重复创建，并可验证 Webhook。由本服务器提供，无需其他依赖。',
  },
  clientFile: { en: 'Download the client', mm: 'ကလိုင်းယင့် ဒေါင်းလုဒ်ရယူရန်', zh: '下载客户端' },
  track: {
    en: 'Write the tracking code on the parcel, and ask where it is, for up to 100 codes at once.',
    mm: 'ခြေရာခံကုဒ်ကို ပါဆယ်ပေါ်တွင် ရေးပြီး မည်သည့်နေရာ ရောက်နေသည်ကို တစ်ကြိမ်လျှင် ကုဒ် ၁၀၀ အထိ မေးနိုင်သည်။',
    zh: '将运单号写在包裹上，并可一次查询最多 100 个运单号的位置。',
  },
  walk: {
    en: 'In the sandbox nobody carries your parcel: walk it yourself. To accepted, sent, arrived, out_for_delivery, delivered, failed, return_pending or returned; clerks and couriers of the sandbox make each step, and your webhooks hear of it (POST /api/sandbox/webhook makes one).',
    mm: 'စမ်းသပ်ကမ္ဘာတွင် ပါဆယ်ကို သယ်သူမရှိ၍ ကိုယ်တိုင် ရွှေ့ပါ။ accepted၊ sent၊ arrived၊ out_for_delivery၊ delivered၊ failed၊ return_pending သို့မဟုတ် returned သို့ ရွှေ့နိုင်သည်။ အဆင့်တိုင်းကို စမ်းသပ်ကမ္ဘာ၏ ဝန်ထမ်းများ လုပ်ပေးပြီး သင့် Webhook သို့ အကြောင်းကြားသည် (POST /api/sandbox/webhook ဖြင့် ပြုလုပ်ပါ)။',
    zh: '沙箱中没有人运送包裹，请自行推进：accepted、sent、arrived、out_for_delivery、delivered、failed、return_pending 或 returned。每一步由沙箱的人员完成，您的 Webhook 也会收到（用 POST /api/sandbox/webhook 创建）。',
  },
  clock: {
    en: 'Put the clock ahead to see what happens when nobody answers for a day, or when a webhook is tried again. It is the clock of all test keys, and it only goes forward.',
    mm: 'တစ်ရက်လုံး မည်သူမျှ မဖြေလျှင် သို့မဟုတ် Webhook ထပ်ပို့လျှင် ဘာဖြစ်မည်ကို သိရန် နာရီကို ရှေ့သို့ ရွှေ့ပါ။ စမ်းသပ်သော့အားလုံး၏ နာရီဖြစ်ပြီး ရှေ့သို့သာ သွားသည်။',
    zh: '把时钟拨快，可看到一天无人答复或 Webhook 重试时的情况。该时钟由所有测试密钥共用，只能前进。',
  },
  failures: {
    en: 'Ask for failures, and see whether your program tries again: the next calls of this key are answered 429 or 503, or come late (slow).',
    mm: 'အမှားများ တောင်းပြီး သင့်ပရိုဂရမ် ထပ်ကြိုးစားမကြိုးစား စမ်းပါ- ဤသော့၏ နောက်ခေါ်ဆိုမှုများကို 429 သို့မဟုတ် 503 ဖြေမည်၊ သို့မဟုတ် နောက်ကျမှ ဖြေမည် (slow)။',
    zh: '可要求出错，以检验您的程序是否会重试：此密钥接下来的调用将返回 429 或 503，或延迟返回（slow）。',
  },
  live: {
    en: 'When all of this works, make a live key (wb_live_) and put it in the place of the test key. Nothing else changes, except that it is real.',
    mm: 'အားလုံး အဆင်ပြေလျှင် အစစ်သော့ (wb_live_) ပြုလုပ်ပြီး စမ်းသပ်သော့နေရာတွင် အစားထိုးပါ။ အစစ်ဖြစ်သွားသည်မှလွဲ၍ အခြားဘာမှ မပြောင်းပါ။',
    zh: '一切就绪后，创建正式密钥（wb_live_）替换测试密钥。除了变为真实，其余不变。',
  },
  busy: {
    en: 'When an answer is 429 or 503, wait as many seconds as its header Retry-After says. When you ask us about a call, name its X-Request-Id.',
    mm: '429 သို့မဟုတ် 503 ဖြေလျှင် Retry-After တွင် ပြထားသော စက္ကန့်အတိုင်း စောင့်ပါ။ ခေါ်ဆိုမှုအကြောင်း မေးလျှင် X-Request-Id ကို ပြောပါ။',
    zh: '若返回 429 或 503，请按响应头 Retry-After 的秒数等待。咨询某次调用时，请提供其 X-Request-Id。',
  },
  verify: {
    en: 'Every webhook is signed (Standard Webhooks 1.0): HMAC-SHA256 with your secret over id, timestamp and body, joined by full stops. Check it before you believe the body, refuse what is more than five minutes old, and take the body as it came, before anything reads it as JSON. While a secret is rolled there are two: one is enough.',
    mm: 'Webhook တိုင်းကို လက်မှတ်ထိုးထားသည် (Standard Webhooks 1.0)- id၊ အချိန်နှင့် စာကိုယ်ကို အစက်ဖြင့် ဆက်ပြီး သင့်လျှို့ဝှက်ချက်ဖြင့် HMAC-SHA256 တွက်ထားသည်။ စာကိုယ်ကို မယုံမီ စစ်ပါ၊ ငါးမိနစ်ထက် ဟောင်းလျှင် ငြင်းပါ၊ JSON အဖြစ် မဖတ်မီ ရောက်လာသည့်အတိုင်း သုံးပါ။ လျှို့ဝှက်ချက် ပြောင်းနေစဉ် နှစ်ခုရှိပြီး တစ်ခု ကိုက်လျှင် ရသည်။',
    zh: '每个 Webhook 都有签名（Standard Webhooks 1.0）：以您的密钥对“id.时间戳.正文”计算 HMAC-SHA256。信任正文前先验证；超过五分钟的请予拒绝；请使用收到的原始正文，不要先解析 JSON。轮换密钥期间有两个密钥，其一匹配即可。',
  },
  repeat: {
    en: 'Answer with any 2xx within a few seconds and work afterwards. The same event can come twice: its webhook-id is the same, so keep it and do nothing the second time.',
    mm: 'စက္ကန့်အနည်းငယ်အတွင်း 2xx ဖြင့် ဖြေပြီးမှ အလုပ်လုပ်ပါ။ ဖြစ်ရပ်တစ်ခု နှစ်ကြိမ် ရောက်နိုင်သည်- webhook-id တူသောကြောင့် မှတ်ထားပြီး ဒုတိယအကြိမ်တွင် ဘာမှမလုပ်ပါနှင့်။',
    zh: '请在几秒内返回 2xx，然后再处理。同一事件可能送达两次：其 webhook-id 相同，请记录下来，第二次不再处理。',
  },
});
