import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { words } from '@waybill/domain/kernel/words.ts';

const searchAndCommandsWord = { en: 'Search and commands', mm: 'ရှာဖွေရန်နှင့် ညွှန်ကြားရန်', zh: '搜索与命令' };

/** Texts of the frame around every page. Source: glossary nav.*. */
export const shellWords = words({
  menu: { en: 'Main menu', mm: 'ပင်မမီနူး', zh: '主菜单' },
  home: { en: 'Home', mm: 'ပင်မစာမျက်နှာ', zh: '首页' },
  skip: { en: 'Skip to the content', mm: 'အကြောင်းအရာသို့ ကျော်သွားရန်', zh: '跳到正文' },
  collapse: { en: 'Collapse sidebar', mm: 'ဘေးဘားကို ခေါက်ရန်', zh: '收起侧栏' },
  expand: { en: 'Expand sidebar', mm: 'ဘေးဘားကို ဖြန့်ရန်', zh: '展开侧栏' },
  framework: { en: 'Server: {name}', mm: 'ဆာဗာ - {name}', zh: '服务器：{name}' },
  footer: { en: 'Delivery software by {name}', mm: 'ပို့ဆောင်ရေးဆော့ဖ်ဝဲ - {name}', zh: '物流软件：{name}' },
  backTo: { en: 'Back to {name}', mm: '{name} သို့ ပြန်ရန်', zh: '返回{name}' },
  breadcrumb: { en: 'Breadcrumb', mm: 'လမ်းညွှန်လမ်းကြောင်း', zh: '面包屑导航' },
  earlier: { en: 'Pages visited before', mm: 'ယခင် ကြည့်ခဲ့သော စာမျက်နှာများ', zh: '之前访问的页面' },
  branch: { en: 'Branch: {name}', mm: 'ရုံးခွဲ - {name}', zh: '网点：{name}' },
  noBranch: { en: 'No branch', mm: 'ရုံးခွဲ မရှိ', zh: '无网点' },
  switchBranch: { en: 'Switch branch', mm: 'ရုံးခွဲပြောင်းရန်', zh: '切换网点' },
  switchShop: { en: 'Switch shop', mm: 'ဆိုင်ပြောင်းရန်', zh: '切换商户' },
  switching: { en: 'Switching to {name}', mm: '{name} သို့ ပြောင်းနေသည်', zh: '正在切换到{name}' },
  search: searchAndCommandsWord,
  userMenu: { en: 'Account: {name}', mm: 'အကောင့် - {name}', zh: '账号：{name}' },
  account: { en: 'My account', mm: 'မိမိအကောင့်', zh: '我的账号' },
  themeSystem: { en: 'Match system', mm: 'စက်အတိုင်း', zh: '跟随系统' },
  readAll: { en: 'read all announcements', mm: 'ကြေညာချက်အားလုံး ဖတ်ရန်', zh: '查看全部公告' },
  newBadge: { en: 'new', mm: 'အသစ်', zh: '新' },
  noAnnouncements: { en: 'There are no announcements.', mm: 'ကြေညာချက် မရှိပါ။', zh: '暂无公告。' },
  noAnswer: { en: 'The announcements could not be loaded.', mm: 'ကြေညာချက်များကို ဖွင့်၍မရပါ။', zh: '公告加载失败。' },
  inbox: { en: 'Inbox', mm: 'စောင့်နေသော အကြောင်းကြားစာများ', zh: '待办消息' },
  recentErrors: { en: 'Recent errors', mm: 'မကြာသေးမီက အမှားများ', zh: '最近的错误' },
  anywhere: { en: 'Anywhere', mm: 'နေရာတိုင်းတွင်', zh: '任何页面' },
  keyPalette: searchAndCommandsWord,
  keyShortcuts: {
    en: 'Help and keyboard shortcuts',
    mm: 'အကူအညီနှင့် ဖြတ်လမ်းခလုတ်များ',
    zh: '帮助与快捷键',
  },
  keySidebar: { en: 'Collapse or expand the sidebar', mm: 'ဘေးဘား ခေါက်ရန် သို့မဟုတ် ဖြန့်ရန်', zh: '收起或展开侧栏' },
  singleKeysHint: {
    en: 'Turn this off if you control the computer by voice or use a screen reader.',
    mm: 'အသံထိန်းချုပ်မှု၊ မျက်နှာပြင်ဖတ်စက် သုံးလျှင် ပိတ်ထားပါ။',
    zh: '如果您使用语音控制或屏幕阅读器，请关闭此项。',
  },
});

/** Names of the menu that are not titles of pages. Source: glossary nav.*, seed 2.3. */
export const menuWords = words({
  cash: commonWords.cash,
  new: commonWords.newOne,
  start: { en: 'Home', mm: 'ပင်မ', zh: '首页' },
  scan: { en: 'Scan', mm: 'စကင်ဖတ်ရန်', zh: '扫描' },
  run: { en: 'Run', mm: 'ပို့ဆောင်ရေး', zh: '派件' },
  csvMenu: { en: 'CSV menu', mm: 'CSV မီနူး', zh: 'CSV 菜单' },
  warehouse: { en: 'Warehouse', mm: 'ဂိုဒေါင်', zh: '仓库' },
  send: { en: 'Send and bags', mm: 'ပို့ရန်နှင့် စာပို့အိတ်များ', zh: '发运与邮袋' },
  post: { en: 'Bus and mail post', mm: 'ကားဂိတ်နှင့် စာတိုက်', zh: '车站与邮政' },
  problems: { en: 'Problems', mm: 'ပြဿနာရှိသော ပါဆယ်များ', zh: '问题件' },
  track: { en: 'Track', mm: 'ခြေရာခံရန်', zh: '跟踪' },
  count: { en: 'Count couriers', mm: 'ကူရီယာထံမှ ငွေ ရေတွက်ရန်', zh: '清点快递员现金' },
  close: { en: 'Close shift and day', mm: 'ဂျူတီနှင့် နေ့စာရင်း ပိတ်ရန်', zh: '交班与关账' },
  merchantMoney: { en: 'Merchant money', mm: 'ကုန်သည်ငွေ', zh: '商户款项' },
  codStates: { en: 'COD by status', mm: 'အခြေအနေအလိုက် COD', zh: '按状态的代收货款' },
  accounts: { en: 'Accounts', mm: 'ဘဏ်နှင့် စာရင်း', zh: '财务' },
  books: { en: 'Books', mm: 'ငွေစာရင်း', zh: '账簿' },
});
