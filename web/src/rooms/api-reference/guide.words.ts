import { words } from '@waybill/domain/kernel/words.ts';

export const guideWords = words({
  intro: {
    en: 'From zero to a printed, tracked parcel and a verified webhook in ten minutes. Copy each step below as it is into a terminal; on Windows use Git Bash or WSL. Keep JavaScript in a file that ends with .mjs.',
    mm: 'ဘာမှမရှိရာမှ ခြေရာခံနိုင်သော ပါဆယ်နှင့် စစ်ဆေးပြီးသော Webhook အထိ ဆယ်မိနစ်အတွင်း။ အောက်ပါတို့ကို အဆင့်လိုက် ရှိသည့်အတိုင်း Terminal ထဲသို့ ကူးထည့်ပါ။ Windows တွင် Git Bash သို့မဟုတ် WSL ကို သုံးပါ။ JavaScript ကို .mjs ဖြင့် ဆုံးသော ဖိုင်တွင် သိမ်းပါ။',
    zh: '十分钟内从零到可打印、可跟踪的包裹和经过验证的 Webhook。按步骤将以下内容原样复制到终端即可；Windows 请使用 Git Bash 或 WSL。JavaScript 请保存为以 .mjs 结尾的文件。',
  },
  key: {
    en: 'Create a test key on the page API integration (mode: Test); if you have no account, the operator creates it for you. It is shown once: copy it at once, and keep it on your server, never in a page or an app. A test key begins with wb_test_ and works in the sandbox: the same calls, places and prices, but nothing is real. It needs these permissions:',
    mm: 'API ချိတ်ဆက်မှု စာမျက်နှာတွင် (အသုံးပြုပုံ- စမ်းသပ်) စမ်းသပ်သော့တစ်ခု ပြုလုပ်ပါ။ အကောင့်မရှိလျှင် ပို့ဆောင်ရေးလုပ်ငန်းက ပြုလုပ်ပေးမည်။ သော့ကို တစ်ကြိမ်သာ ပြမည်ဖြစ်၍ ချက်ချင်း ကူးယူပြီး သင့်ဆာဗာတွင်သာ သိမ်းပါ။ စာမျက်နှာ သို့မဟုတ် အက်ပ်ထဲ မထည့်ပါနှင့်။ စမ်းသပ်သော့သည် wb_test_ ဖြင့် စပြီး စမ်းသပ်ကမ္ဘာတွင် အလုပ်လုပ်သည်- ခေါ်ဆိုမှု၊ နေရာ၊ ဈေးနှုန်း အတူတူဖြစ်ပြီး ဘာမှ အစစ် မဟုတ်ပါ။ လိုအပ်သော ခွင့်ပြုချက်များ-',
    zh: '在“API 对接”页面创建测试密钥（模式：测试）；没有账号时由运营方代为创建。密钥只显示一次：请立即复制并保存在您的服务器上，切勿放入网页或应用中。测试密钥以 wb_test_ 开头，只在沙箱中有效：接口、地点和价格相同，但一切均非真实。需要以下权限：',
  },
  shell: {
    en: 'Set it in the terminal in which you run the commands below:',
    mm: 'အောက်ပါတို့ကို လုပ်ဆောင်မည့် ဝင်းဒိုးတွင် သော့ကို ထည့်ပါ-',
    zh: '在要运行以下命令的终端窗口中设置密钥：',
  },
  made: {
    en: 'Enter the code of your label here; the commands below then use it.',
    mm: 'သင့်လေဘယ်၏ အဖြေကို ဤနေရာတွင် ရေးပါ၊ အောက်ပါကုဒ်များသည် သင့်လေဘယ်ကို မေးမည်။',
    zh: '在此填写您的运单返回的内容，以下代码即使用您的运单。',
  },
  hook: {
    en: 'Receive every step instead of asking: enter an address of yours that the internet reaches by https (an address in a private network is refused, unless the server’s administrator lists its host in the setting WEBHOOK_HOSTS, for example for a trial on one machine). The answer has the secret; the tab Webhooks has a complete program that receives and verifies.',
    mm: 'မေးမနေဘဲ အဆင့်တိုင်းကို ကြားသိရန်- အင်တာနက်မှ https ဖြင့် ရောက်နိုင်သော သင့်လိပ်စာကို ထည့်ပါ (သီးသန့်ကွန်ရက်ရှိ လိပ်စာကို ငြင်းသည်၊ ဆာဗာကြီးကြပ်သူက WEBHOOK_HOSTS တွင် ထည့်ပေးလျှင်သာ ရသည်)။ အဖြေတွင် လျှို့ဝှက်ချက် ပါသည်။ လက်ခံ၍ စစ်ဆေးသော ပရိုဂရမ်အပြည့်အစုံကို Webhook အပိုင်းတွင် ကြည့်ပါ။',
    zh: '无需查询即可获知每一步：填入您可从互联网以 https 访问的地址（私有网络地址会被拒绝，除非服务器管理员在 WEBHOOK_HOSTS 设置中列出该主机，例如在同一台机器上试用）。返回内容中含签名密钥；“Webhook”页签中有完整的接收和验证程序。',
  },
  receiver: {
    en: 'A complete receiver: put it below the code above in one file, set WAYBILL_WEBHOOK_SECRET to the secret (whsec_…), and start it. It listens on port 8080, or on the port set in PORT.',
    mm: 'လက်ခံသော ပရိုဂရမ် အပြည့်အစုံ- အထက်ပါကုဒ်၏ အောက်တွင် ဖိုင်တစ်ခုတည်း၌ ထားပါ၊ WAYBILL_WEBHOOK_SECRET တွင် လျှို့ဝှက်ချက် (whsec_…) ကို ထည့်ပြီး စတင်ပါ- port 8080 သို့မဟုတ် PORT တွင် ထည့်ထားသော port ကို နားထောင်သည်။',
    zh: '完整的接收程序：与上面的代码放在同一文件中并置于其后，将 WAYBILL_WEBHOOK_SECRET 设为签名密钥（whsec_…），然后启动：监听 8080 端口，或 PORT 指定的端口。',
  },
  place: {
    en: 'Find the township of the receiver by its name in Myanmar or Latin letters, or by postcode. A label needs its id. The first call ever made with a test key creates the sandbox and can take half a minute.',
    mm: 'လက်ခံသူ၏ မြို့နယ်ကို ရှာပါ။ မြန်မာ၊ အင်္ဂလိပ်အမည် သို့မဟုတ် စာပို့သင်္ကေတဖြင့် ရှာနိုင်သည်။ လေဘယ်တွင် ၎င်း၏ id ကို သုံးရမည်။ စမ်းသပ်သော့အားလုံး၏ ပထမဆုံး ခေါ်ဆိုမှုသည် စမ်းသပ်ကမ္ဘာကို ဖန်တီးသဖြင့် စက္ကန့် 30 ခန့် ကြာနိုင်သည်။',
    zh: '查找收件人所在镇区：可用缅文或拉丁字母名称，也可用邮政编码。运单中使用其 id。首次使用测试密钥的调用会创建沙箱，可能需要约 30 秒。',
  },
  quote: {
    en: 'Ask for the price. Money is always in whole kyat.',
    mm: 'ကုန်ကျငွေကို မေးပါ။ ငွေပမာဏအားလုံး ကျပ်အပြည့်ဖြစ်သည်။',
    zh: '查询费用。金额一律为整数缅元。',
  },
  label: {
    en: 'Create the label. The header Idempotency-Key is your own order number: if you send it again after a lost connection, you get the same label and no second one. For COD, with the key of a merchant, add "accept_type": "cod" and "cod_amount".',
    mm: 'လေဘယ် ပြုလုပ်ပါ။ Idempotency-Key တွင် သင့်အော်ဒါနံပါတ်ကို ထည့်ပါ- လိုင်းပြတ်၍ ထပ်ပို့လျှင် လေဘယ်အတူတူကိုသာ ဖြေပြီး နောက်တစ်ခု မပြုလုပ်ပါ။ COD အတွက် ကုန်သည်၏ သော့ဖြင့် "accept_type": "cod" နှင့် "cod_amount" ကို ထည့်ပါ။',
    zh: '创建运单。请求头 Idempotency-Key 填您自己的订单号：断线后重发会返回同一张运单，不会重复创建。代收货款须用商户密钥，并加上 "accept_type": "cod" 和 "cod_amount"。',
  },
  print: {
    en: 'Print it: a PDF of 100 × 150 mm with one page per piece, or a picture if you add ?type=png to the address.',
    mm: 'ပရင့်ထုတ်ပါ- အထုပ်တစ်ထုပ်လျှင် တစ်မျက်နှာပါသော 100 × 150 mm PDF ရမည်၊ လိပ်စာအဆုံးတွင် ?type=png ထည့်လျှင် ပုံ ရမည်။',
    zh: '打印：得到 100 × 150 毫米的 PDF，每件一页；在地址末尾加 ?type=png 则得图片。',
  },
  client: {
    en: 'Client for TypeScript and JavaScript',
    mm: 'TypeScript နှင့် JavaScript အတွက် ကလိုင်းယင့်',
    zh: 'TypeScript 与 JavaScript 客户端',
  },
  clientUse: {
    en: 'It has every call with its fields, retries when the connection fails, creates nothing twice and verifies webhooks. This server provides it; it needs nothing else.',
    mm: 'ခေါ်ဆိုမှုတိုင်းနှင့် အကွက်များကို သိသည်၊ လိုင်းပြတ်လျှင် ထပ်ကြိုးစားသည်၊ ဘာမှ နှစ်ခါ မပြုလုပ်ပါ၊ Webhook လက်မှတ်ကိုလည်း စစ်ပေးသည်။ ဤဆာဗာမှပင် ရပြီး အခြားဘာမှ မလိုပါ။',
    zh: '包含全部接口及字段类型，断线自动重试，不会重复创建，并可验证 Webhook。由本服务器提供，无需其他依赖。',
  },
  tools: { en: 'Other languages and tools', mm: 'အခြားဘာသာစကားနှင့် ကိရိယာများ', zh: '其他语言与工具' },
  toolsUse: {
    en: 'From the OpenAPI document of these calls, OpenAPI Generator and similar programs make clients for Python, Java and other languages; Postman and Insomnia import it. The Bruno collection has every call with its example: unpack it, open the folder in Bruno, and enter the address and your key in its environment.',
    mm: 'ဤခေါ်ဆိုမှုများ၏ OpenAPI ဖိုင်ဖြင့် Python၊ Java နှင့် အခြားဘာသာစကားများအတွက် ကလိုင်းယင့် ထုတ်နိုင်ပြီး (OpenAPI Generator စသည်) Postman နှင့် Insomnia တွင် ထည့်သွင်းနိုင်သည်။ Bruno စုစည်းမှုတွင် ခေါ်ဆိုမှုတိုင်း နမူနာနှင့်တကွ ပါသည်- ဖြည်ပြီး Bruno တွင် ဖိုင်တွဲကို ဖွင့်ကာ လိပ်စာနှင့် သင့်သော့ကို ထည့်ပါ။',
    zh: '可用这些接口的 OpenAPI 文件生成 Python、Java 等语言的客户端（OpenAPI Generator 等工具），也可导入 Postman 或 Insomnia。Bruno 文件包含全部接口及示例：解开后在 Bruno 中打开，并填写地址和密钥。',
  },
  openapiFile: { en: 'Download the OpenAPI document', mm: 'OpenAPI ဖိုင် ဒေါင်းလုဒ်ရယူရန်', zh: '下载 OpenAPI 文件' },
  brunoFile: { en: 'Download the Bruno collection', mm: 'Bruno စုစည်းမှု ဒေါင်းလုဒ်ရယူရန်', zh: '下载 Bruno 文件' },
  clientFile: { en: 'Download the client', mm: 'ကလိုင်းယင့် ဒေါင်းလုဒ်ရယူရန်', zh: '下载客户端' },
  track: {
    en: 'Write the tracking code on the parcel, and ask for the status of up to 100 codes at once.',
    mm: 'ခြေရာခံကုဒ်ကို ပါဆယ်ပေါ်တွင် ရေးပြီး မည်သည့်နေရာ ရောက်နေသည်ကို တစ်ကြိမ်လျှင် ကုဒ် 100 အထိ မေးနိုင်သည်။',
    zh: '将运单号写在包裹上，并可一次查询最多 100 个运单号的位置。',
  },
  walk: {
    en: 'In the sandbox nobody carries your parcel: move it yourself to accepted, sent, arrived, out_for_delivery, delivered, failed, return_pending or returned. Clerks and couriers of the sandbox make each step, and your webhooks receive it.',
    mm: 'စမ်းသပ်ကမ္ဘာတွင် ပါဆယ်ကို သယ်သူမရှိ၍ ကိုယ်တိုင် ရွှေ့ပါ။ accepted၊ sent၊ arrived၊ out_for_delivery၊ delivered၊ failed၊ return_pending သို့မဟုတ် returned သို့ ရွှေ့နိုင်သည်။ အဆင့်တိုင်းကို စမ်းသပ်ကမ္ဘာ၏ ဝန်ထမ်းများ လုပ်ပေးပြီး သင့် Webhook သို့ အကြောင်းကြားသည်။',
    zh: '沙箱中没有人运送包裹，请自行推进：accepted、sent、arrived、out_for_delivery、delivered、failed、return_pending 或 returned。每一步由沙箱的人员完成，您的 Webhook 也会收到。',
  },
  payout: {
    en: 'With the key of a merchant: have the COD of a delivered parcel paid. The label above has none: create one with "accept_type": "cod", "cod_amount": 20000 and another Idempotency-Key, enter its code above and move it. The courier’s cash is counted and banked, and everything of yours that is ready is cleared and paid; the answer has the number of the clearance, and your webhooks receive clearance.paid.',
    mm: 'ကုန်သည်၏ သော့ဖြင့်- ပို့ပြီးသော ပါဆယ်၏ COD ကို ထုတ်ပေးခိုင်းပါ။ အထက်ပါ လေဘယ်တွင် COD မပါပါ- "accept_type": "cod"၊ "cod_amount": 20000 နှင့် အခြား Idempotency-Key ဖြင့် လေဘယ်တစ်ခု ပြုလုပ်ပြီး ၎င်း၏ကုဒ်ကို အထက်တွင် ရေး၍ ရွှေ့ပါ။ ကူရီယာ၏ ငွေကို ရေတွက်၍ ဘဏ်သို့ ပို့ပြီး သင့်အတွက် အသင့်ရှိသမျှကို ရှင်း၍ ပေးချေသည်။ အဖြေတွင် ငွေရှင်းတမ်း ပါပြီး သင့် Webhook သို့ clearance.paid ရောက်သည်။',
    zh: '使用商户密钥：结付已签收包裹的代收货款。上面的运单没有代收货款：请加上 "accept_type": "cod"、"cod_amount": 20000 并换一个 Idempotency-Key 另建一张，在上方填入其运单号并推进。快递员的现金经清点并存入银行，您的全部待结款项一并结算付清；返回内容含结算单号，您的 Webhook 会收到 clearance.paid。',
  },
  clock: {
    en: 'Move the clock ahead to see what happens when nobody answers for a day, or when a webhook is tried again. The clock is yours alone: it applies to your test keys and parcels, and only goes forward. From then on answers have its time, not the time of your machine; only the signature of a webhook has the real time.',
    mm: 'တစ်ရက်လုံး မည်သူမျှ မဖြေလျှင် သို့မဟုတ် Webhook ထပ်ပို့လျှင် ဘာဖြစ်မည်ကို သိရန် နာရီကို ရှေ့သို့ ရွှေ့ပါ။ ဤနာရီသည် သင်၏ကိုယ်ပိုင် ဖြစ်သည်- သင့်စမ်းသပ်သော့များနှင့် သင့်ပါဆယ်များအတွက်သာ ရွေ့ပြီး ရှေ့သို့သာ သွားသည်။ ထိုအချိန်မှစ၍ အဖြေများတွင် သင့်စက်၏ အချိန်မဟုတ်ဘဲ ဤနာရီ၏ အချိန် ပါမည်။ Webhook ၏ လက်မှတ်တွင်သာ အချိန်အစစ် ပါသည်။',
    zh: '把时钟拨快，可看到一天无人答复或 Webhook 重试时的情况。时钟归您自己所有：只对您的测试密钥和包裹生效，且只能前进。此后返回内容中的时间以它为准，而非您机器的时间；只有 Webhook 的签名使用真实时间。',
  },
  failures: {
    en: 'Request failures, to check that your program tries again: the next calls with this key are answered 429 or 503, or arrive late (slow).',
    mm: 'အမှားများ တောင်းပြီး သင့်ပရိုဂရမ် ထပ်ကြိုးစားမကြိုးစား စမ်းပါ- ဤသော့၏ နောက်ခေါ်ဆိုမှုများကို 429 သို့မဟုတ် 503 ဖြေမည်၊ သို့မဟုတ် နောက်ကျမှ ဖြေမည် (slow)။',
    zh: '可要求出错，以检验您的程序是否会重试：此密钥接下来的调用将返回 429 或 503，或延迟返回（slow）。',
  },
  live: {
    en: 'When all of this works, create a live key (wb_live_) and use it instead of the test key. Nothing else changes, except that everything is real.',
    mm: 'အားလုံး အဆင်ပြေလျှင် အစစ်သော့ (wb_live_) ပြုလုပ်ပြီး စမ်းသပ်သော့နေရာတွင် အစားထိုးပါ။ အစစ်ဖြစ်သွားသည်မှလွဲ၍ အခြားဘာမှ မပြောင်းပါ။',
    zh: '一切就绪后，创建正式密钥（wb_live_）替换测试密钥。除了变为真实，其余不变。',
  },
  busy: {
    en: 'When an answer is 429 or 503, wait the number of seconds in its header Retry-After. When you ask us about a call, tell us its X-Request-Id.',
    mm: '429 သို့မဟုတ် 503 ဖြေလျှင် Retry-After တွင် ပြထားသော စက္ကန့်အတိုင်း စောင့်ပါ။ ခေါ်ဆိုမှုအကြောင်း မေးလျှင် X-Request-Id ကို ပြောပါ။',
    zh: '若返回 429 或 503，请按响应头 Retry-After 的秒数等待。咨询某次调用时，请提供其 X-Request-Id。',
  },
  verify: {
    en: 'Every webhook is signed (Standard Webhooks 1.0): HMAC-SHA256 with your secret over id, timestamp and body, joined by full stops. Verify it before you trust the body, refuse requests older than five minutes, and use the raw body before it is parsed as JSON. While a secret is rolled there are two: one match is enough.',
    mm: 'Webhook တိုင်းကို လက်မှတ်ထိုးထားသည် (Standard Webhooks 1.0)- id၊ အချိန်နှင့် စာကိုယ်ကို အစက်ဖြင့် ဆက်ပြီး သင့်လျှို့ဝှက်ချက်ဖြင့် HMAC-SHA256 တွက်ထားသည်။ စာကိုယ်ကို မယုံမီ စစ်ပါ၊ ငါးမိနစ်ထက် ဟောင်းလျှင် ငြင်းပါ၊ JSON အဖြစ် မဖတ်မီ ရောက်လာသည့်အတိုင်း သုံးပါ။ လျှို့ဝှက်ချက် ပြောင်းနေစဉ် နှစ်ခုရှိပြီး တစ်ခု ကိုက်လျှင် ရသည်။',
    zh: '每个 Webhook 都有签名（Standard Webhooks 1.0）：以您的密钥对“id.时间戳.正文”计算 HMAC-SHA256。信任正文前先验证；超过五分钟的请予拒绝；请使用收到的原始正文，不要先解析 JSON。轮换密钥期间有两个密钥，其一匹配即可。',
  },
  repeat: {
    en: 'Answer with any 2xx within a few seconds and do the work afterwards. The same event can arrive twice with the same webhook-id: store the id and ignore the second one.',
    mm: 'စက္ကန့်အနည်းငယ်အတွင်း 2xx ဖြင့် ဖြေပြီးမှ အလုပ်လုပ်ပါ။ ဖြစ်ရပ်တစ်ခု နှစ်ကြိမ် ရောက်နိုင်သည်- webhook-id တူသောကြောင့် မှတ်ထားပြီး ဒုတိယအကြိမ်တွင် ဘာမှမလုပ်ပါနှင့်။',
    zh: '请在几秒内返回 2xx，然后再处理。同一事件可能送达两次：其 webhook-id 相同，请记录下来，第二次不再处理。',
  },
});
