import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import type { UserType } from '@waybill/domain/kernel/user-types.ts';

/** Password of every account of the demo operator; the server prints it at its start. */
export const demoPassword = 'waybill-demo';

export interface DemoBranch {
  readonly code: string;
  readonly name_en: string;
  readonly name_mm: string;
  readonly name_zh: string;
  readonly type: 'fcs' | 'agent';
  readonly town: string;
  readonly address: string;
  readonly phone: readonly string[];
  readonly postcode: string;
  readonly international_mail: boolean;
}

/** Two main branches (K-07) and six more of both types in other regions. */
export const demoBranches: readonly DemoBranch[] = [
  {
    code: 'YGN',
    name_en: '49th Street Office, Yangon',
    name_mm: '၄၉ လမ်းရုံး၊ ရန်ကုန်',
    name_zh: '仰光49街网点',
    type: 'fcs',
    town: 'Yangon',
    address: 'အမှတ် ၁၂၅၊ ၄၉ လမ်း၊ ဗိုလ်တထောင်',
    phone: ['09250001001'],
    postcode: '11161',
    international_mail: true,
  },
  {
    code: 'MDY',
    name_en: 'Mandalay Branch Office',
    name_mm: 'မန္တလေးရုံးခွဲ',
    name_zh: '曼德勒网点',
    type: 'fcs',
    town: 'Mandalay',
    address: '၂၆ လမ်း၊ ၈၀ လမ်းထောင့်၊ ချမ်းအေးသာစံ',
    phone: ['09250001002'],
    postcode: '05021',
    international_mail: true,
  },
  {
    code: 'NPT',
    name_en: 'Nay Pyi Taw Branch',
    name_mm: 'နေပြည်တော်ရုံးခွဲ',
    name_zh: '内比都网点',
    type: 'fcs',
    town: 'Nay Pyi Taw',
    address: 'သပြေကုန်းဈေးအနီး၊ ဇမ္ဗူသီရိ',
    phone: ['09250001003'],
    postcode: '15011',
    international_mail: false,
  },
  {
    code: 'TGI',
    name_en: 'Taunggyi Branch',
    name_mm: 'တောင်ကြီးရုံးခွဲ',
    name_zh: '东枝网点',
    type: 'fcs',
    town: 'Taunggyi',
    address: 'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း',
    phone: ['09250001004'],
    postcode: '06011',
    international_mail: false,
  },
  {
    code: 'LSO',
    name_en: 'Lashio Agent',
    name_mm: 'လားရှိုး ကိုယ်စားလှယ်',
    name_zh: '腊戌代理点',
    type: 'agent',
    town: 'Lashio',
    address: 'သီရိလမ်း၊ ရပ်ကွက် ၂',
    phone: ['09250001005'],
    postcode: '06031',
    international_mail: false,
  },
  {
    code: 'BGO',
    name_en: 'Bago Branch',
    name_mm: 'ပဲခူးရုံးခွဲ',
    name_zh: '勃固网点',
    type: 'fcs',
    town: 'Bago',
    address: 'ရန်ကုန်-မန္တလေး လမ်းဟောင်း',
    phone: ['09250001006'],
    postcode: '08011',
    international_mail: false,
  },
  {
    code: 'TGO',
    name_en: 'Taungoo Agent',
    name_mm: 'တောင်ငူ ကိုယ်စားလှယ်',
    name_zh: '东吁代理点',
    type: 'agent',
    town: 'Taungoo',
    address: 'ဗိုလ်မှူးဖိုးကွန်းလမ်း',
    phone: ['09250001007'],
    postcode: '08051',
    international_mail: false,
  },
  {
    code: 'MLM',
    name_en: 'Mawlamyine Agent',
    name_mm: 'မော်လမြိုင် ကိုယ်စားလှယ်',
    name_zh: '毛淡棉代理点',
    type: 'agent',
    town: 'Mawlamyine',
    address: 'အောက်လမ်းမကြီး',
    phone: ['09250001008'],
    postcode: '12011',
    international_mail: false,
  },
];

/** Routes over forwarding branches: distant branches reach each other by the two main branches. */
export const demoRoutes: readonly { readonly from: string; readonly to: string; readonly hops: readonly string[] }[] = [
  { from: 'LSO', to: 'MLM', hops: ['MDY', 'YGN'] },
  { from: 'MLM', to: 'LSO', hops: ['YGN', 'MDY'] },
];

/** One for each region with several branches. */
export const demoCollections: readonly {
  name_en: string;
  name_mm: string;
  name_zh: string;
  branches: readonly string[];
}[] = [
  { name_en: 'Shan State', name_mm: 'ရှမ်းပြည်နယ်', name_zh: '掸邦', branches: ['TGI', 'LSO'] },
  { name_en: 'Bago Region', name_mm: 'ပဲခူးတိုင်းဒေသကြီး', name_zh: '勃固省', branches: ['BGO', 'TGO'] },
];

export interface DemoPerson {
  readonly user_name: string;
  readonly name: string;
  readonly role: RoleSlug;
  readonly branch: string;
  readonly joined?: readonly string[];
  readonly gender: 'male' | 'female';
  readonly user_type?: UserType;
  readonly collection?: string;
  /** Covers all branches: a head-office role for the whole operator. */
  readonly everywhere?: boolean;
}

/** The account that creates the others. */
export const demoFounder: DemoPerson = {
  user_name: 'superadmin',
  name: 'ဦးသန့်ဇင်',
  role: 'super-admin',
  branch: 'YGN',
  gender: 'male',
};

/** The named accounts of the demo operator, as `npm start` prints them. */
export const demoAccounts: readonly DemoPerson[] = [
  { user_name: 'md', name: 'ဒေါ်ခင်မာလာ', role: 'md', branch: 'YGN', gender: 'female' },
  { user_name: 'admin', name: 'ဦးကျော်စွာ', role: 'admin', branch: 'YGN', gender: 'male' },
  { user_name: 'owner', name: 'ဦးအောင်မြင့်', role: 'owner', branch: 'YGN', gender: 'male' },
  { user_name: 'manager', name: 'ဒေါ်နှင်းအိ', role: 'manager', branch: 'YGN', joined: ['BGO'], gender: 'female' },
  { user_name: 'supervisor', name: 'ကိုဇော်မင်း', role: 'supervisor', branch: 'YGN', gender: 'male' },
  { user_name: 'staff', name: 'မသီတာ', role: 'staff', branch: 'YGN', gender: 'female' },
  { user_name: 'cs', name: 'မအေးအေးမွန်', role: 'customer-service', branch: 'YGN', gender: 'female' },
  { user_name: 'callcenter', name: 'မဖြူဖြူ', role: 'call-center', branch: 'YGN', gender: 'female' },
  { user_name: 'accountant', name: 'ဒေါ်စန်းစန်းဝင်း', role: 'accountant', branch: 'YGN', gender: 'female' },
  { user_name: 'postman', name: 'ကိုမျိုးသူ', role: 'postman', branch: 'YGN', gender: 'male' },
  { user_name: 'mdy.manager', name: 'ဦးတင်လှိုင်', role: 'manager', branch: 'MDY', gender: 'male' },
  { user_name: 'mdy.staff', name: 'မယမင်း', role: 'staff', branch: 'MDY', gender: 'female' },
  { user_name: 'mdy.postman', name: 'ကိုနိုင်လင်း', role: 'postman', branch: 'MDY', gender: 'male' },
];

const ranks: readonly RoleSlug[] = ['manager', 'supervisor', 'staff', 'staff', 'postman', 'courier'];
const people = [
  'ကိုအောင်ကို',
  'မခင်လေး',
  'ကိုသူရ',
  'မနီလာ',
  'ကိုရဲရင့်',
  'ကိုမင်းသန့်',
  'မစုစု',
  'ကိုဖြိုးဝေ',
  'မဝါဝါ',
  'ကိုကျော်ဇေယျ',
  'မမြတ်နိုး',
  'ကိုဟိန်းထက်',
];

/** Users of the smaller branches, and the finance, region and warehouse roles of head office. */
export const demoOthers: readonly DemoPerson[] = [
  {
    user_name: 'finance',
    name: 'ဒေါ်ရီရီမြင့်',
    role: 'finance-manager',
    branch: 'YGN',
    gender: 'female',
    everywhere: true,
  },
  { user_name: 'warehouse', name: 'ဦးမောင်မောင်', role: 'warehouse-manager', branch: 'YGN', gender: 'male' },
  { user_name: 'courier', name: 'ကိုထွန်းထွန်း', role: 'courier', branch: 'YGN', gender: 'male' },
  {
    user_name: 'collector',
    name: 'ကိုဝေလင်း',
    role: 'mail-collector',
    branch: 'YGN',
    gender: 'male',
    user_type: 'mail_collector',
  },
  { user_name: 'post.desk', name: 'ဒေါ်သန်းသန်းအေး', role: 'staff', branch: 'YGN', gender: 'female', user_type: 'mpost' },
  {
    user_name: 'za.desk',
    name: 'ကိုဝင်းထွဋ်',
    role: 'customer-service',
    branch: 'YGN',
    gender: 'male',
    user_type: 'za',
  },
  {
    user_name: 'shan.region',
    name: 'စိုင်းခမ်းလှ',
    role: 'region-manager',
    branch: 'TGI',
    gender: 'male',
    collection: 'Shan State',
  },
  ...demoBranches.slice(2).flatMap((branch, b) =>
    ranks.map((role, r): DemoPerson => {
      const name = people[(b * 5 + r) % people.length] ?? 'မခင်လေး';
      return {
        user_name: `${branch.code.toLowerCase()}.${role}${r === 3 ? '2' : ''}`,
        name,
        role,
        branch: branch.code,
        gender: name.startsWith('မ') ? 'female' : 'male',
        ...(branch.type === 'agent' ? { user_type: 'agent' as const } : {}),
      };
    }),
  ),
];

/** Suspended and banned accounts, so that those tabs are not empty. */
export const demoClosed: readonly { user_name: string; command: 'suspend' | 'ban'; reason: string }[] = [
  { user_name: 'npt.courier', command: 'suspend', reason: 'ခွင့်ရက်ရှည် ယူထားသည်' },
  { user_name: 'lso.staff2', command: 'suspend', reason: 'စာရင်း စစ်ဆေးနေဆဲ' },
  { user_name: 'mlm.courier', command: 'ban', reason: 'ငွေမအပ်နှံပါ' },
];

export const demoAnnouncements: readonly {
  title: string;
  body: string;
  for_roles: readonly RoleSlug[];
  for_branches: readonly string[];
  publish: boolean;
}[] = [
  {
    title: 'တန်ဆောင်တိုင် ပိတ်ရက်များ',
    body: 'နိုဝင်ဘာ ၂၃ နှင့် ၂၄ ရက်များတွင် ရုံးခွဲအားလုံး ပိတ်ပါမည်။\nပါဆယ်လက်ခံခြင်းကို နိုဝင်ဘာ ၂၂ ရက် ညနေ ၄ နာရီတွင် ရပ်နားပါမည်။',
    for_roles: [],
    for_branches: [],
    publish: true,
  },
  {
    title: 'New Mandalay line haul at 19:30',
    body: 'From Monday the night truck to Mandalay leaves at 19:30. Parcels must be bagged and sealed by 19:00.',
    for_roles: [],
    for_branches: ['YGN', 'MDY'],
    publish: true,
  },
  {
    title: 'COD ငွေများကို နေ့စဉ် အပ်နှံရန်',
    body: 'စာပို့သမားများသည် ကောက်ခံရရှိသည့် COD ငွေကို ညနေ ၆ နာရီမတိုင်မီ ငွေကိုင်ထံ အပ်နှံရမည်။',
    for_roles: ['postman', 'courier', 'accountant', 'manager', 'owner'],
    for_branches: [],
    publish: true,
  },
  {
    title: 'Scanner training',
    body: 'Draft: dates to be confirmed.',
    for_roles: ['staff'],
    for_branches: [],
    publish: false,
  },
];
