const desk = 'Labels > label list, new label, order sheets, Multi-label print, price quote';
const csv = 'CSV menu > shipping report csv list';
const staff = 'Staff';
const pickup = 'Pickup request';
const customer = 'Customer';
const calls = 'Call log';
const api = 'API integration';
const prices = 'Price exceptions';
const webhooks = 'Webhooks';
const floor =
  'Parcels > work queues, Label accept, Label return, Late work, track many codes, track by date, Hold mail, Missing cases, scans to settle';
const looking = 'Parcels > work queues, Late work, track many codes, track by date, Missing cases';
const calling = 'Parcels > work queues, Late work, track many codes, track by date, Hold mail, Missing cases';
const carrying = 'Parcels > work queues, Late work, track many codes, scans to settle';
const runs = 'Run sheets';
const handed = 'Handover collections > Handover collections, Handover differences';
const depot = [
  'Run sheets',
  handed,
  'Mailbags > Mailbags, Mailbag receiver, Mailbag differences',
  'Other carriers > Mail post, International mail, Bus gates',
] as const;
const day = 'Dashboard';
const cod =
  'COD > Ready for clearance, COD clearance, Credit, Credit clearances, Returns to merchants, Return clearances, From the mail post, Gate collections, COD by state';
const returns = 'COD > Returns to merchants, Return clearances';
const cash =
  'Cash > My cash, Cash desk, Cash differences, Cash handovers, Expense record, EMO, Shift handovers, Closed days';
const ownBank = 'Bank > Transfers';
const bank = 'Bank > Transfers, Bank accounts, Opening balances, Bank statement, Bank statement fees';
const report = 'Report';
const ownerDay = 'The day on one page';
const officers = 'Officer dashboard';
const agents = 'Agents > Agents’ cash, Payouts to agents, Agent services';
const voices = 'Help and voices > Chat, Support tickets, Feedback, Messages, Questions and answers';
const ownVoices = 'Help and voices > Chat, Support tickets, Questions and answers';
const counterCash = 'Cash > Expense record, EMO, Shift handovers';
const ownCash = 'Cash > My cash, Cash handovers';
const books = 'Books > Accounts, Journals';
const allBooks = 'Books > Accounts, Journals, Check of the books';
const allSettings =
  'Settings > Branches, Branch collections, Routes, Prices, Places, Roles and permissions, Audit log, Clearance settings, Expense categories, Expense limits, Bank limits, Limits of outflows, Surplus cash';
const monitor = 'System monitor';
const settings = 'Settings > Branches, Routes, Prices, Places, Audit log';
const adminSettings = `${settings}, Expense categories`;
const leading = [day, desk, report, csv, staff, pickup, customer, calls] as const;
const working = [floor, ...depot, cod, cash] as const;
const managers = [
  '/dashboard',
  ...leading,
  api,
  prices,
  webhooks,
  ...working,
  ownBank,
  agents,
  voices,
  books,
  'Settings > Branches, Routes, Prices, Places',
] as const;
const street = [
  '/parcels/out',
  'Labels > label list, Multi-label print',
  pickup,
  carrying,
  runs,
  handed,
  ownCash,
  ownVoices,
] as const;

const founders = [
  '/dashboard',
  ...leading,
  api,
  prices,
  webhooks,
  ownerDay,
  officers,
  ...working,
  bank,
  agents,
  voices,
  allBooks,
  monitor,
  allSettings,
] as const;

/** First page and sidebar of each account of the demo operator. */
export const firstSignIns: Readonly<Record<string, readonly [home: string, ...entries: string[]]>> = {
  superadmin: founders,
  md: founders,
  admin: [
    '/dashboard',
    ...leading,
    api,
    prices,
    webhooks,
    ownerDay,
    officers,
    ...working,
    bank,
    agents,
    voices,
    allBooks,
    monitor,
    adminSettings,
  ],
  owner: [
    '/dashboard',
    ...leading,
    api,
    prices,
    webhooks,
    ownerDay,
    ...working,
    ownBank,
    agents,
    voices,
    books,
    settings,
  ],
  manager: managers,
  supervisor: [
    '/dashboard',
    day,
    desk,
    report,
    csv,
    pickup,
    calls,
    api,
    floor,
    ...depot,
    returns,
    cash,
    voices,
    'Settings > Prices',
  ],
  staff: ['/label/search', desk, report, csv, pickup, calls, api, floor, ...depot, returns, counterCash, voices],
  cs: [
    '/label/search',
    'Labels > label list, new label, Multi-label print, price quote',
    csv,
    pickup,
    calls,
    api,
    calling,
    voices,
  ],
  callcenter: ['/label/search', 'Labels > label list', csv, pickup, calls, calling, voices],
  accountant: [
    '/label/search',
    'Labels > label list, price quote',
    report,
    csv,
    pickup,
    customer,
    looking,
    cod,
    cash,
    ownBank,
    'Agents > Agents’ cash, Payouts to agents',
    voices,
    books,
    'Settings > Prices',
  ],
  postman: street,
  'mdy.manager': managers,
  'mdy.staff': ['/label/search', desk, report, csv, pickup, calls, api, floor, ...depot, returns, counterCash, voices],
  'mdy.postman': street,
};
