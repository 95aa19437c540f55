const desk = 'Labels > Label list, New label, Order sheets, Multi-label print, Price quote';
const csv = 'CSV menu > Shipping report CSV list';
const pickup = 'Pickup request';
const customer = 'Customer';
const calls = 'Call log';
const api = 'API integration';
const report = 'Report';
const leading = ['Dashboard', desk, report, csv, 'Staff', pickup, customer, calls, api] as const;

const warehouse =
  'Warehouse > Accept parcels, Send and bags, Out for delivery, Return parcels, Bus and mail post, Problems, Track';
const looking = 'Warehouse > Work queues, Problems, Track';
const cash = 'Cash desk > Count couriers, My cash, Money orders, Expenses, Close shift and day';
const merchants =
  'Merchant money > Ready for clearance, COD clearances, Credit, Returns to merchants, From the mail post, From bus gates, Late COD';
const returns = 'Merchant money > Returns to merchants';
const accounts = 'Accounts > Bank accounts, Bank statement, Paid by channels, Transfers, Books, Check of the books';
const branchAccounts = 'Accounts > Paid by channels, Transfers, Books';
const help = 'Help > Chat, Support tickets, Feedback, Messages, Questions and answers';
const settings = 'Settings';

const founders = [
  '/dashboard',
  ...leading,
  warehouse,
  cash,
  merchants,
  accounts,
  help,
  'Head office > Daily summary, Officer dashboard, System monitor',
  settings,
] as const;
const managers = ['/dashboard', ...leading, warehouse, cash, merchants, branchAccounts, help, settings] as const;
const clerks = [
  '/label/search',
  desk,
  report,
  csv,
  pickup,
  calls,
  api,
  warehouse,
  'Cash desk > Money orders, Expenses, Shift handovers',
  returns,
  help,
] as const;
const street = [
  '/run-sheet',
  'Labels > Label list, Multi-label print',
  'Pickups',
  'Warehouse > Work queues, Send and bags, My run, Problems, Parcel tracking',
  'Cash desk > My cash',
  'Help > Chat, Support tickets, Questions and answers',
] as const;

/** First page and menu of each account of the demo operator. */
export const firstSignIns: Readonly<Record<string, readonly [home: string, ...entries: string[]]>> = {
  superadmin: founders,
  md: founders,
  admin: founders,
  owner: [
    '/dashboard',
    ...leading,
    warehouse,
    cash,
    merchants,
    branchAccounts,
    help,
    'Head office > Daily summary',
    settings,
  ],
  manager: managers,
  supervisor: [
    '/dashboard',
    'Dashboard',
    desk,
    report,
    csv,
    pickup,
    calls,
    api,
    warehouse,
    cash,
    returns,
    help,
    settings,
  ],
  staff: clerks,
  cs: [
    '/label/search',
    'Labels > Label list, New label, Multi-label print, Price quote',
    csv,
    pickup,
    calls,
    api,
    looking,
    help,
  ],
  callcenter: ['/call-list/pending', 'Labels > Label list', csv, pickup, calls, looking, help],
  accountant: [
    '/cod-clearance/ready/pending',
    'Labels > Label list, Price quote',
    report,
    csv,
    pickup,
    customer,
    looking,
    cash,
    merchants,
    branchAccounts,
    help,
    settings,
  ],
  postman: street,
  'mdy.manager': managers,
  'mdy.staff': clerks,
  'mdy.postman': street,
};
