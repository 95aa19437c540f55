import { words } from '@waybill/domain/kernel/words.ts';

/** One sentence for each page of money, help, head office and settings: the work that is done there. Loaded after the first page. */
export const officePageAboutWords = words({
  missing: {
    en: 'Search for missing parcels and decide on compensation.',
    mm: 'ပျောက်ဆုံးသော ပါဆယ်ရှာရန်နှင့် လျော်ကြေး ဆုံးဖြတ်ရန်။',
    zh: '查找丢失包裹并决定赔偿。',
  },
  refusedScans: {
    en: 'Resolve scans that the system refused.',
    mm: 'စနစ်က လက်မခံသော စကင်များကို ဖြေရှင်းရန်။',
    zh: '处理系统拒绝的扫描。',
  },
  scanner: {
    en: 'Teach this device your barcode scanner: what it adds and how fast it is.',
    mm: 'ဘားကုဒ် စကင်နာ၏ ထည့်သောစာလုံးနှင့် အမြန်နှုန်းကို ဤစက်အား သိစေရန်။',
    zh: '让本设备识别扫描枪附加的字符和速度。',
  },
  holds: {
    en: 'See parcels on hold, and release them.',
    mm: 'ထိန်းသိမ်းထားသော ပါဆယ်များ ကြည့်ရန်နှင့် ပြန်လွှတ်ရန်။',
    zh: '查看暂存的包裹并放行。',
  },
  trackMany: {
    en: 'Paste many codes and see where each parcel is.',
    mm: 'ကုဒ်များစွာ ထည့်ပြီး ပါဆယ်များ မည်သည့်နေရာရောက်နေသည် ကြည့်ရန်။',
    zh: '粘贴多个运单号，查看每件在哪里。',
  },
  trackByDate: {
    en: 'See what happened to all parcels of a day.',
    mm: 'တစ်ရက်အတွင်း ပါဆယ်အားလုံး၏ အခြေအနေ ကြည့်ရန်။',
    zh: '查看某天所有包裹的情况。',
  },
  cashDesk: {
    en: 'Count the cash that couriers hand in.',
    mm: 'ကူရီယာများ အပ်သော ငွေကို ရေတွက်ရန်။',
    zh: '清点快递员上交的现金。',
  },
  cashHandovers: {
    en: 'See every cash handover and whether its counts agree.',
    mm: 'ငွေလွှဲပြောင်းမှုအားလုံးနှင့် ရေတွက်မှု ကိုက်မကိုက် ကြည့်ရန်။',
    zh: '查看每次现金交接及清点是否一致。',
  },
  cashDifferences: {
    en: 'Decide on cash shortages and surpluses.',
    mm: 'ငွေလိုမှုနှင့် ငွေပိုမှုများကို ဆုံးဖြတ်ရန်။',
    zh: '处理短款和长款。',
  },
  ownCash: {
    en: 'See the cash you hold, and hand it in.',
    mm: 'သင့်လက်ထဲရှိ ငွေကို ကြည့်ရန်နှင့် အပ်ရန်။',
    zh: '查看您手中的现金并上交。',
  },
  emos: {
    en: 'Sell money orders and pay them out.',
    mm: 'ငွေပို့လွှာ ရောင်းရန်နှင့် ထုတ်ပေးရန်။',
    zh: '办理和兑付汇票。',
  },
  expenses: {
    en: 'Record what the branch spends, with receipts.',
    mm: 'ရုံးခွဲ အသုံးစရိတ်ကို ပြေစာနှင့်တကွ မှတ်ရန်။',
    zh: '登记网点支出并附收据。',
  },
  expenseMonth: {
    en: 'Compare the expenses of a month with its budget.',
    mm: 'တစ်လ၏ အသုံးစရိတ်များကို နှိုင်းယှဉ်ကြည့်ရန်။',
    zh: '查看并比较每月支出。',
  },
  shifts: {
    en: 'Count the till and hand the shift over.',
    mm: 'ငွေအံဆွဲ ရေတွက်ပြီး ဂျူတီ လွှဲရန်။',
    zh: '清点钱箱并交班。',
  },
  days: {
    en: 'Close the day and see days that are closed.',
    mm: 'နေ့စာရင်း ပိတ်ရန်နှင့် ပိတ်ပြီးသော ရက်များ ကြည့်ရန်။',
    zh: '日结并查看已关账日。',
  },
  ready: {
    en: 'See which merchants can be paid, and create their clearances.',
    mm: 'ငွေပေးနိုင်သော ကုန်သည်များကို ကြည့်ပြီး ငွေရှင်းတမ်း ပြုလုပ်ရန်။',
    zh: '为可付款的商户生成结算单。',
  },
  codStates: {
    en: 'See where all COD is, from receiver to merchant.',
    mm: 'COD ငွေအားလုံး မည်သည့်အဆင့်ရောက်နေသည် ကြည့်ရန်။',
    zh: '查看所有代收货款所处环节。',
  },
  payoutRuns: {
    en: 'Pay many merchants with one bank file, approve it, read the bank’s answer',
    mm: 'ကုန်သည်များစွာကို ဘဏ်ဖိုင်တစ်ခုဖြင့် ပေးချေ၊ အတည်ပြု၊ ဘဏ်၏အဖြေကို ဖတ်ရန်',
    zh: '用一个银行文件付给多个商户，批准并读取银行回执',
  },
  payoutTemplates: {
    en: 'Columns and format of the files for banks and wallets',
    mm: 'ဘဏ်နှင့် ဝေါလက်ဖိုင်များ၏ ကော်လံနှင့် ပုံစံ',
    zh: '银行和钱包文件的列与格式',
  },
  payouts: {
    en: 'Pay merchants, print clearances and find earlier ones.',
    mm: 'ကုန်သည်များအား ငွေပေးရန်၊ ငွေရှင်းတမ်း ပရင့်ထုတ်ရန်နှင့် ယခင်ငွေရှင်းတမ်းများ ရှာရန်။',
    zh: '向商户付款、打印结算单、查找以往结算单。',
  },
  credit: {
    en: 'See which merchants owe shipping fees.',
    mm: 'ပို့ဆောင်ခ အကြွေးရှိသော ကုန်သည်များ ကြည့်ရန်။',
    zh: '查看哪些商户欠运费。',
  },
  creditClearances: {
    en: 'Collect owed fees from merchants.',
    mm: 'ကုန်သည်များထံမှ အကြွေး ကောက်ရန်။',
    zh: '向商户收取欠款。',
  },
  returns: {
    en: 'Hand returned parcels back to merchants.',
    mm: 'ပြန်လာသော ပါဆယ်များကို ကုန်သည်ထံ ပြန်ပေးရန်။',
    zh: '把退件还给商户。',
  },
  returnClearances: {
    en: 'Find the documents of parcels handed back.',
    mm: 'ပြန်ပေးပြီးသော ပါဆယ်များ၏ စာရွက်များ ရှာရန်။',
    zh: '查找退还包裹的单据。',
  },
  fromPost: {
    en: 'Match the money that Myanmar Post pays with its parcels.',
    mm: 'စာတိုက်ပေးသော ငွေကို ပါဆယ်များနှင့် တိုက်စစ်ရန်။',
    zh: '核对缅甸邮政的汇款与包裹。',
  },
  fromGates: {
    en: 'Take the money that bus gates collected.',
    mm: 'ကားဂိတ်များ ကောက်ခံထားသော ငွေကို လက်ခံရန်။',
    zh: '收取车站代收的款项。',
  },
  bankAccounts: {
    en: 'See the operator’s bank accounts and compare them with the books.',
    mm: 'လုပ်ငန်း၏ ဘဏ်အကောင့်များကို စာရင်းစာအုပ်နှင့် ယှဉ်ကြည့်ရန်။',
    zh: '查看银行账户并与账面核对。',
  },
  openingBalances: {
    en: 'Enter the opening balances of the books.',
    mm: 'စာရင်းစတင်ချိန် လက်ကျန်များ ထည့်ရန်။',
    zh: '录入账簿的期初余额。',
  },
  statements: {
    en: 'Import a bank statement and match its lines.',
    mm: 'ဘဏ်ရှင်းတမ်း ထည့်ပြီး စာကြောင်းများကို တိုက်ရန်။',
    zh: '导入银行对账单并逐行匹配。',
  },
  bankFees: {
    en: 'See what banks charged.',
    mm: 'ဘဏ်များ ကောက်ခံသော ဝန်ဆောင်ခများ ကြည့်ရန်။',
    zh: '查看银行收取的费用。',
  },
  transfers: {
    en: 'Move money between tills and banks.',
    mm: 'ငွေအံဆွဲနှင့် ဘဏ်များကြား ငွေလွှဲရန်။',
    zh: '在钱箱与银行之间转账。',
  },
  ledgerAccounts: {
    en: 'See the balance of every account of the books.',
    mm: 'စာရင်းစာအုပ်ရှိ ခေါင်းစဉ်တစ်ခုချင်း၏ လက်ကျန် ကြည့်ရန်။',
    zh: '查看账簿每个账户的余额。',
  },
  journals: {
    en: 'See every posting and what caused it.',
    mm: 'စာရင်းသွင်းမှုတိုင်းနှင့် အကြောင်းရင်းကို ကြည့်ရန်။',
    zh: '查看每笔分录及其来源。',
  },
  health: {
    en: 'Check that the books balance.',
    mm: 'စာရင်းများ ကိုက်ညီမှု ရှိမရှိ စစ်ရန်။',
    zh: '检查账目是否平衡。',
  },
  chat: {
    en: 'Write to colleagues.',
    mm: 'လုပ်ဖော်ကိုင်ဖက်များနှင့် စာပို့ဆက်သွယ်ရန်။',
    zh: '与同事聊天。',
  },
  tickets: {
    en: 'Ask another team for help, and answer its questions.',
    mm: 'အခြားအဖွဲ့ထံ အကူအညီတောင်းရန်နှင့် ဖြေကြားရန်။',
    zh: '向其他部门求助并答复。',
  },
  cannedAnswers: {
    en: 'Keep answers that tickets often need.',
    mm: 'မကြာခဏ လိုသော အဖြေများကို သိမ်းထားရန်။',
    zh: '保存常用的工单答复。',
  },
  feedback: {
    en: 'Read what receivers and merchants say, and act on it.',
    mm: 'လက်ခံသူနှင့် ကုန်သည်များ၏ အကြံပြုချက်ကို ဖတ်ပြီး ဆောင်ရွက်ရန်။',
    zh: '查看收件人和商户的反馈并处理。',
  },
  messages: {
    en: 'See text messages that were sent, and write one.',
    mm: 'ပို့ပြီးသော SMS များ ကြည့်ရန်နှင့် အသစ်ရေးရန်။',
    zh: '查看已发短信或写新短信。',
  },
  optOuts: {
    en: 'See numbers that want no messages.',
    mm: 'SMS မလိုချင်သော ဖုန်းနံပါတ်များ ကြည့်ရန်။',
    zh: '查看不接收短信的号码。',
  },
  qanda: {
    en: 'Read how the company works.',
    mm: 'ကုမ္ပဏီ၏ လုပ်ထုံးလုပ်နည်းများကို ဖတ်ရန်။',
    zh: '查阅公司的操作说明。',
  },
  ownerDay: {
    en: 'Read a day on one page: parcels, money, problems.',
    mm: 'တစ်နေ့တာ၏ ပါဆယ်၊ ငွေနှင့် ပြဿနာများကို စာမျက်နှာတစ်ခုတွင် ဖတ်ရန်။',
    zh: '一页看完当天的包裹、资金和问题。',
  },
  officers: {
    en: 'Compare branches, regions and delivery times.',
    mm: 'ရုံးခွဲ၊ တိုင်းဒေသနှင့် ပို့ဆောင်ချိန်များကို နှိုင်းယှဉ်ရန်။',
    zh: '比较网点、地区和派送时效。',
  },
  operations: {
    en: 'Check that the system, its jobs and backups are healthy.',
    mm: 'စနစ်၊ နောက်ကွယ်အလုပ်များနှင့် အရန်သိမ်းမှု အခြေအနေ ကြည့်ရန်။',
    zh: '查看系统、后台任务和备份是否正常。',
  },
  paymentClaims: {
    en: 'Match parcels paid by wallet, QR or card with the providers’ statements, and end what is not found.',
    mm: 'ဝေါလက်၊ QR၊ ကတ်ဖြင့် ပေးချေသော ပါဆယ်များကို ရှင်းတမ်းများနှင့် တိုက်ဆိုင်ပြီး မတွေ့သည်များကို ဖြေရှင်းပါ။',
    zh: '将钱包、二维码和刷卡付款与渠道对账单核对，并处理未找到的款项。',
  },
  settings: {
    en: 'Set up branches, prices, limits, messages and rights.',
    mm: 'ရုံးခွဲ၊ ဈေးနှုန်း၊ ကန့်သတ်ချက်၊ SMS နှင့် ခွင့်ပြုချက်များ သတ်မှတ်ရန်။',
    zh: '设置网点、价格、限额、短信和权限。',
  },
  announcements: {
    en: 'Read what head office announces.',
    mm: 'ရုံးချုပ်၏ ကြေညာချက်များကို ဖတ်ရန်။',
    zh: '阅读总部公告。',
  },
});
