import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of the cards on the settings page. */
export const settingsWords = words({
  network: { en: 'Branches and places', mm: 'ရုံးခွဲနှင့် နေရာများ', zh: '网点与地点' },
  money: { en: 'Prices and money', mm: 'ဈေးနှုန်းနှင့် ငွေကြေး', zh: '价格与资金' },
  limits: { en: 'Limits', mm: 'ကန့်သတ်ချက်များ', zh: '限额' },
  control: { en: 'Access and record', mm: 'ခွင့်ပြုချက်နှင့် မှတ်တမ်း', zh: '权限与记录' },
  branches: {
    en: 'Offices and agents: code, names, address, phones, open or closed.',
    mm: 'ရုံးနှင့် ကိုယ်စားလှယ်များ - ကုဒ်၊ အမည်၊ လိပ်စာ၊ ဖုန်း၊ ဖွင့်/ပိတ်။',
    zh: '网点与代理：代码、名称、地址、电话、营业状态。',
  },
  collections: {
    en: 'Branches that one person oversees together.',
    mm: 'တစ်ဦးတည်းက ပူးတွဲကြီးကြပ်သော ရုံးခွဲများ။',
    zh: '由同一人统一负责的网点。',
  },
  routes: {
    en: 'Branches that a parcel passes on its way between two others.',
    mm: 'ရုံးခွဲနှစ်ခုကြား ပါဆယ် ဖြတ်သွားရမည့် တစ်ဆင့်ပို့ရုံးခွဲများ။',
    zh: '包裹在两个网点之间经过的中转网点。',
  },
  prices: {
    en: 'What is charged between which places, by weight and service, and from which day.',
    mm: 'မည်သည့်နေရာမှ မည်သည့်နေရာသို့ အလေးချိန်၊ ဝန်ဆောင်မှုနှင့် နေ့ရက်အလိုက် ကောက်ခံမည့် ဈေးနှုန်း။',
    zh: '按地点、重量和服务收取的价格及其生效日期。',
  },
  portal: {
    en: 'The most that people of merchants may do at their portal: nothing, see, or see and order.',
    mm: 'ကုန်သည်များ သူတို့၏ စာမျက်နှာတွင် အများဆုံး လုပ်ဆောင်ခွင့် - ပိတ်ထား၊ ကြည့်ရုံသာ သို့မဟုတ် အော်ဒါတင်ခွင့်။',
    zh: '商户在平台上的最高权限：关闭、仅查看，或查看和下单。',
  },
  clearance: {
    en: 'Amount above which a second person must approve a COD clearance.',
    mm: 'COD ငွေရှင်းရာတွင် ဒုတိယလူ အတည်ပြုရမည့် ပမာဏ။',
    zh: '代收货款结算需第二人批准的金额。',
  },
  erasures: {
    en: 'Names, phones and addresses of people who ask for it are erased for ever.',
    mm: 'တောင်းဆိုသူများ၏ အမည်၊ ဖုန်းနှင့် လိပ်စာများကို အပြီးဖျက်ရန်။',
    zh: '应本人申请，永久清除其姓名、电话和地址。',
  },
  exportDestinations: {
    en: 'S3 buckets and SFTP folders that scheduled reports are delivered to.',
    mm: 'အချိန်ဇယားဖြင့် အစီရင်ခံစာများ ပို့မည့် S3 နှင့် SFTP နေရာများ။',
    zh: '定时报表送往的 S3 bucket 和 SFTP 目录。',
  },
  printers: {
    en: 'Label and receipt printers in the network of a branch.',
    mm: 'ရုံးခွဲကွန်ရက်ရှိ လေဘယ်နှင့် ပြေစာ ပရင်တာများ။',
    zh: '网点网络中的运单和收据打印机。',
  },
  expenseCategories: {
    en: 'Expense categories of the branches, in groups.',
    mm: 'ရုံးခွဲများ အသုံးစရိတ်သုံးသည့် အမျိုးအစားများ၊ အုပ်စုအလိုက်။',
    zh: '网点支出的类别，按组排列。',
  },
  expenseLimits: {
    en: 'Amounts above which payment needs a second person and a receipt.',
    mm: 'ငွေမထုတ်မီ ဒုတိယလူနှင့် ပြေစာ လိုအပ်သည့် ပမာဏ။',
    zh: '付款前需第二人批准和收据的金额。',
  },
  moveIns: {
    en: 'Customers, staff, balances and parcels from the sheets of your former system.',
    mm: 'စနစ်ဟောင်းမှ ဖောက်သည်၊ ဝန်ထမ်း၊ လက်ကျန်ငွေနှင့် ပါဆယ်များကို စာရင်းဖိုင်ဖြင့် သွင်းယူရန်။',
    zh: '从旧系统的表格迁入客户、员工、余额和包裹。',
  },
  payoutTemplates: {
    en: 'Files for banks and wallets: columns, format and how the answer is read.',
    mm: 'ဘဏ်နှင့် ဝေါလက်ဖိုင်များ - ကော်လံ၊ ပုံစံနှင့် အဖြေဖတ်ပုံ။',
    zh: '给银行和钱包的文件：列、格式以及如何读取回执。',
  },
  paymentChannels: {
    en: 'Wallets, bank QRs and card terminals: account, fee, evidence and QR.',
    mm: 'ဝေါလက်၊ ဘဏ် QR နှင့် ကတ်စက်များ၏ အကောင့်၊ ဝန်ဆောင်ခ၊ အထောက်အထားနှင့် QR။',
    zh: '钱包、银行二维码和刷卡机的账户、费用、凭证与二维码。',
  },
  emos: {
    en: 'Money order fees by amount, and the daily limit per person.',
    mm: 'ငွေပို့လွှာ ပမာဏအလိုက် ဝန်ဆောင်ခနှင့် တစ်ဦးလျှင် တစ်ရက် ပို့နိုင်သည့်ငွေ။',
    zh: '汇票按金额收取的手续费及每人每日限额。',
  },
  places: {
    en: 'Regions, townships, quarters and streets, and which branch delivers there.',
    mm: 'တိုင်း/ပြည်နယ်၊ မြို့နယ်၊ ရပ်ကွက်၊ လမ်းများနှင့် ပို့ဆောင်ပေးသော ရုံးခွဲများ။',
    zh: '省邦、镇区、街区、街道及其派送网点。',
  },
  messages: {
    en: 'How messages to receivers and senders are sent: gateway, rate, quiet hours.',
    mm: 'လက်ခံသူ၊ ပို့သူထံ SMS ပို့ပုံ - ဂိတ်ဝေး၊ အမြန်နှုန်း၊ မပို့ရချိန်။',
    zh: '短信如何发出：网关、速度、静默时段。',
  },
  messageChannels: {
    en: 'E-mail, Viber and WhatsApp before SMS, and the order for each kind of message.',
    mm: 'SMS မတိုင်မီ အီးမေးလ်၊ Viber၊ WhatsApp နှင့် စာအမျိုးအစားအလိုက် အစဉ်။',
    zh: '短信之前的电子邮件、Viber、WhatsApp，以及各类消息的顺序。',
  },
  messageTexts: {
    en: 'Message texts in three languages.',
    mm: 'SMS စာသားများ၊ ဘာသာသုံးမျိုးဖြင့်။',
    zh: '短信内容，三种语言。',
  },
  bankLimits: {
    en: 'Amounts above which a second person must approve transfers and bank charges.',
    mm: 'ငွေလွှဲနှင့် ဘဏ်ဝန်ဆောင်ခများတွင် ဒုတိယလူ အတည်ပြုရမည့် ပမာဏ။',
    zh: '转账和银行费用需第二人批准的金额。',
  },
  outflows: {
    en: 'Amounts above which a payment needs a second person, by kind of payment and role.',
    mm: 'ငွေထွက်အမျိုးအစားနှင့် ရာထူးအလိုက် ဒုတိယလူ လိုအပ်သည့် ပမာဏ။',
    zh: '按付款方式和角色，付款需第二人批准的金额。',
  },
  surplus: {
    en: 'Days after which unclaimed surplus cash may be kept as income.',
    mm: 'ပိုင်ရှင်မပေါ်သော ပိုငွေကို ဝင်ငွေအဖြစ် မှတ်နိုင်သည့် ရက်အရေအတွက်။',
    zh: '无人认领的长款多少天后可计入收入。',
  },
  roles: { en: 'What each role may do.', mm: 'ရာထူးအလိုက် မည်သူ ဘာလုပ်နိုင်သည်။', zh: '各角色可以做什么。' },
  secondStep: {
    en: 'Roles that log in with a code or a passkey.',
    mm: 'ကုဒ် သို့မဟုတ် passkey ဖြင့် ဝင်ရမည့် ရာထူးများ။',
    zh: '须用验证码或通行密钥登录的角色。',
  },
  audit: {
    en: 'Who changed what, when and where.',
    mm: 'မည်သူက ဘာကို မည်သည့်အချိန်၊ မည်သည့်နေရာတွင် ပြောင်းခဲ့သည်။',
    zh: '谁在何时何地修改了什么。',
  },
});
