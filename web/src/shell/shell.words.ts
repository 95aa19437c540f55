import { payMethodWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { supportTicketStateFaces } from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
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
  branch: { en: 'Branch: {name}', mm: 'ရုံးခွဲ - {name}', zh: '网点：{name}' },
  noBranch: { en: 'No branch', mm: 'ရုံးခွဲ မရှိ', zh: '无网点' },
  switchBranch: { en: 'Switch branch', mm: 'ရုံးခွဲပြောင်းရန်', zh: '切换网点' },
  switching: { en: 'Switching to {name}', mm: '{name} သို့ ပြောင်းနေသည်', zh: '正在切换到{name}' },
  search: searchAndCommandsWord,
  userMenu: { en: 'Account: {name}', mm: 'အကောင့် - {name}', zh: '账号：{name}' },
  account: { en: 'My account', mm: 'မိမိအကောင့်', zh: '我的账号' },
  themeSystem: { en: 'Like the system', mm: 'စက်အတိုင်း', zh: '跟随系统' },
  readAll: { en: 'read all announcements', mm: 'ကြေညာချက်အားလုံး ဖတ်ရန်', zh: '查看全部公告' },
  newBadge: { en: 'new', mm: 'အသစ်', zh: '新' },
  noAnnouncements: { en: 'There are no announcements.', mm: 'ကြေညာချက် မရှိပါ။', zh: '暂无公告。' },
  noAnswer: { en: 'The announcements could not be loaded.', mm: 'ကြေညာချက်များကို ဖွင့်၍မရပါ။', zh: '公告加载失败。' },
  deniedPickups: { en: 'Denied pickup requests', mm: 'ငြင်းဆိုထားသော လာယူရန် တောင်းဆိုမှုများ', zh: '被拒绝的揽收请求' },
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

/** Entries of the sidebar, word for word. Source: glossary nav.*, seed 2.3. */
export const sidebarWords = words({
  cash: payMethodWords.cash,
  new: supportTicketStateFaces.open.word,
  scan: { en: 'Scan', mm: 'စကင်ဖတ်ရန်', zh: '扫描' },
  labelList: { en: 'label list', mm: 'လေဘယ်စာရင်း', zh: '运单列表' },
  quote: { en: 'price quote', mm: 'ဈေးနှုန်းမေးရန်', zh: '报价' },
  orderSheets: { en: 'order sheets', mm: 'အော်ဒါစာရင်းများ', zh: '订单表' },
  newLabel: { en: 'new label', mm: 'လေဘယ်အသစ်', zh: '新建运单' },
  csvMenu: { en: 'CSV menu', mm: 'CSV မီနူး', zh: 'CSV 菜单' },
  shippingReportCsv: { en: 'shipping report csv list', mm: 'ပို့ဆောင်မှု အစီရင်ခံစာ CSV စာရင်း', zh: '运输报表 CSV 列表' },
  carriers: { en: 'Other carriers', mm: 'အခြား သယ်ယူသူများ', zh: '其他承运方' },
  queues: { en: 'work queues', mm: 'လုပ်ဆောင်ရန် စာရင်းများ', zh: '待办队列' },
  track: { en: 'track many codes', mm: 'ကုဒ်များ ခြေရာခံရန်', zh: '批量跟踪' },
  trackByDate: { en: 'track by date', mm: 'ရက်စွဲဖြင့် ခြေရာခံရန်', zh: '按日期跟踪' },
  exceptions: { en: 'scans to settle', mm: 'ဖြေရှင်းရန် စကင်များ', zh: '待处理扫描' },
  helpMenu: { en: 'Help and voices', mm: 'အကူအညီနှင့် အသံများ', zh: '帮助与反馈' },
  books: { en: 'Books', mm: 'ငွေစာရင်း', zh: '账簿' },
  agentMoney: { en: 'Agents’ cash', mm: 'ကိုယ်စားလှယ် ငွေစာရင်း', zh: '代理款项' },
  codStates: { en: 'COD by state', mm: 'အခြေအနေအလိုက် COD', zh: '按状态的代收货款' },
});
