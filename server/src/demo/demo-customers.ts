import type { FastifyInstance } from 'fastify';
import type { DemoClient } from './demo-client.ts';

interface DemoMerchant {
  readonly business: string;
  readonly person: string;
  readonly branch: string;
  /** Postcode of the shop's township. */
  readonly postcode: string;
  readonly street: string;
  readonly plan?: 'flat' | 'half';
  readonly gate?: readonly ['courier_counted' | 'delivered', number];
  readonly credit?: number;
  /** Hundredths of a percent, or whole kyat per parcel. */
  readonly discount?: { readonly percent: number } | { readonly amount: number };
  readonly more?: Readonly<Record<string, unknown>>;
  readonly bank?: readonly [string, string];
}

/** Thirty typical merchants: online shops, medicine, books, phones, tea, longyis, gold. */
const demoMerchants: readonly DemoMerchant[] = [
  {
    business: 'ရွှေဝါ အွန်လိုင်းဖက်ရှင်',
    person: 'မခင်ဝါဝင်း',
    branch: 'YGN',
    postcode: '11050',
    street: 'အင်းစိန်လမ်းမ',
    credit: 2_000_000,
    gate: ['courier_counted', 1_500_000],
    discount: { percent: 500 },
    more: {
      merchant_type: 'existing',
      net_return: false,
      sms_active: true,
      addon_service: ['sms'],
      unanswered: 'again',
    },
    bank: ['KBZ', 'Daw Khin Wah Win'],
  },
  {
    business: 'မိုးသောက်ပန်း မိတ်ကပ်',
    person: 'မသဇင်ဦး',
    branch: 'YGN',
    postcode: '11110',
    street: 'ပြည်လမ်း',
    discount: { percent: 300 },
    more: { merchant_type: 'existing', sms_active: true, unanswered: 'keep', unanswered_days: 3 },
    bank: ['AYA', 'Ma Thazin Oo'],
  },
  {
    business: 'City Mobile & Accessories',
    person: 'ကိုဇေယျာလင်း',
    branch: 'YGN',
    postcode: '11130',
    street: 'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း',
    plan: 'flat',
    credit: 5_000_000,
    gate: ['delivered', 3_000_000],
    more: { merchant_type: 'existing', net_credit: true, net_return: false, addon_service: ['sms', 'insurance'] },
    bank: ['CB', 'U Zeyar Lin'],
  },
  {
    business: 'စာကောင်းပေကောင်း စာအုပ်တိုက်',
    person: 'ဦးမြင့်သိန်း',
    branch: 'YGN',
    postcode: '11140',
    street: '၃၇ လမ်း',
    discount: { amount: 300 },
    more: { return_fee: 1000 },
    bank: ['KBZ', 'U Myint Thein'],
  },
  {
    business: 'Golden Leaf လက်ဖက်',
    person: 'ဒေါ်နွဲ့နွဲ့စိုး',
    branch: 'YGN',
    postcode: '11210',
    street: 'ကျိုက္ကဆံလမ်း',
    credit: 800_000,
    bank: ['Yoma', 'Daw Nwe Nwe Soe'],
  },
  {
    business: 'Baby Home ကလေးပစ္စည်း',
    person: 'မအိချယ်ရီ',
    branch: 'YGN',
    postcode: '11070',
    street: 'လေးထောင့်ကန်လမ်း',
    more: { sms_active: true },
    bank: ['KBZPay', 'Ma Ei Cherry'],
  },
  {
    business: 'အောင်မင်္ဂလာ ဆေးတိုက်ကြီး',
    person: 'ဦးကျော်မင်းဦး',
    branch: 'YGN',
    postcode: '11150',
    street: 'လသာလမ်း',
    plan: 'half',
    credit: 10_000_000,
    gate: ['courier_counted', 5_000_000],
    discount: { percent: 800 },
    more: { merchant_type: 'existing', net_credit: true, net_gate_submit: true, attempts: 2, addon_service: ['pod'] },
    bank: ['AYA', 'U Kyaw Min Oo'],
  },
  {
    business: 'Lucky Shoes',
    person: 'ကိုအောင်ကျော်ဝင်း',
    branch: 'YGN',
    postcode: '11060',
    street: 'ကမ္ဘာအေးဘုရားလမ်း',
    bank: ['WavePay', 'Ko Aung Kyaw Win'],
  },
  {
    business: 'သီရိ ချည်ထည်',
    person: 'ဒေါ်သီရိမေ',
    branch: 'YGN',
    postcode: '11120',
    street: 'ဗားကရာလမ်း',
    discount: { amount: 200 },
    bank: ['KBZ', 'Daw Thiri May'],
  },
  {
    business: 'Myanmar Organic Farm',
    person: 'ဦးတင့်ဆွေ',
    branch: 'YGN',
    postcode: '11010',
    street: 'ဘူတာရုံလမ်း',
    more: { remark: 'ဖုန်းကို ညနေပိုင်းသာ ဖြေသည်' },
  },
  {
    business: 'Happy Pet ရန်ကုန်',
    person: 'မယဉ်မင်းသူ',
    branch: 'YGN',
    postcode: '11200',
    street: 'ကမ္ဘာအေးဘုရားလမ်း',
    bank: ['UAB', 'Ma Yin Min Thu'],
  },
  {
    business: 'စံပယ် ရတနာဆိုင်',
    person: 'ဦးစိန်ဝင်း',
    branch: 'YGN',
    postcode: '11160',
    street: 'ဗိုလ်တထောင်ဘုရားလမ်း',
    plan: 'flat',
    more: { addon_service: ['insurance', 'pod'] },
    bank: ['CB', 'U Sein Win'],
  },
  { business: 'ပွင့်ဖြူ မိန်းကလေးဖက်ရှင်', person: 'မပွင့်ဖြူ', branch: 'YGN', postcode: '11090', street: 'သုမင်္ဂလာလမ်း' },
  {
    business: 'Handy Tools Center',
    person: 'ကိုရဲထွဋ်',
    branch: 'YGN',
    postcode: '11030',
    street: 'ခေမာသီလမ်း',
    bank: ['MAB', 'Ko Ye Htut'],
  },
  {
    business: 'မန္တလေး သီရိလောင်ချည်',
    person: 'ဒေါ်တင်တင်ဝေ',
    branch: 'MDY',
    postcode: '05030',
    street: '၇၈ လမ်း',
    credit: 1_500_000,
    gate: ['courier_counted', 1_000_000],
    discount: { percent: 500 },
    more: { merchant_type: 'existing' },
    bank: ['KBZ', 'Daw Tin Tin Wai'],
  },
  {
    business: 'ရတနာပုံ ပန်းပုဆိုင်',
    person: 'ဦးမောင်ကြီး',
    branch: 'MDY',
    postcode: '05040',
    street: '၃၆ လမ်း',
    more: { addon_service: ['insurance'] },
    bank: ['AYA', 'U Maung Gyi'],
  },
  {
    business: 'Mandalay Phone World',
    person: 'ကိုစည်သူအောင်',
    branch: 'MDY',
    postcode: '05020',
    street: '၈၄ လမ်း',
    plan: 'flat',
    bank: ['KBZPay', 'Ko Sithu Aung'],
  },
  {
    business: 'မြတ်မန္တလာ စားသောက်ကုန်',
    person: 'ဒေါ်မြမြ',
    branch: 'MDY',
    postcode: '05010',
    street: '၁၂ လမ်း',
    bank: ['CB', 'Daw Mya Mya'],
  },
  {
    business: 'Silver Star အလှကုန်',
    person: 'မနန်းမို',
    branch: 'MDY',
    postcode: '05050',
    street: '၆၂ လမ်း',
    more: { sms_active: true },
    bank: ['WavePay', 'Ma Nan Mo'],
  },
  {
    business: 'တောင်သမန် ပိုးထည်',
    person: 'ဒေါ်ခင်ခင်ကြီး',
    branch: 'MDY',
    postcode: '05050',
    street: 'ဓမ္မာရုံလမ်း',
    bank: ['KBZ', 'Daw Khin Khin Gyi'],
  },
  {
    business: '云南百货 Yunnan Trading',
    person: 'ဦးလီကျန်း',
    branch: 'MDY',
    postcode: '05020',
    street: '၃၅ လမ်း',
    plan: 'flat',
    credit: 3_000_000,
    more: { sms_active: true, message_language: 'zh' },
    bank: ['Yoma', 'U Li Kyan'],
  },
  {
    business: 'နေပြည်တော် ရုံးသုံးပစ္စည်း',
    person: 'ဦးသန်းထွန်း',
    branch: 'NPT',
    postcode: '15010',
    street: 'ယာဇဌာနီလမ်း',
    credit: 1_000_000,
    bank: ['MEB', 'U Than Tun'],
  },
  {
    business: 'အင်းလေး လက်မှုပညာ',
    person: 'နန်းခမ်းနွမ်',
    branch: 'TGI',
    postcode: '06010',
    street: 'ဗိုလ်ချုပ်လမ်း',
    bank: ['KBZ', 'Nang Kham Nwam'],
  },
  {
    business: 'ရှမ်းတောင်တန်း ကော်ဖီ',
    person: 'စိုင်းအောင်လှိုင်',
    branch: 'TGI',
    postcode: '06010',
    street: 'မြို့မဈေးလမ်း',
    discount: { percent: 250 },
    bank: ['AYA', 'Sai Aung Hlaing'],
  },
  {
    business: 'လားရှိုး လက်ဖက်ခြောက်',
    person: 'စိုင်းစံဖ',
    branch: 'LSO',
    postcode: '16010',
    street: 'သီရိလမ်း',
    bank: ['KBZPay', 'Sai San Pha'],
  },
  {
    business: 'ဟံသာ သစ်သီးဝလံ',
    person: 'ဒေါ်အေးသန်း',
    branch: 'BGO',
    postcode: '08010',
    street: 'ရန်ကုန်-မန္တလေးလမ်း',
    bank: ['CB', 'Daw Aye Than'],
  },
  {
    business: 'ကေတုမတီ ပုဆိုးလုံချည်',
    person: 'ဦးညွန့်ရွှေ',
    branch: 'TGO',
    postcode: '08100',
    street: 'ဗိုလ်မှူးဖိုးကွန်းလမ်း',
    more: { net_return: false },
    bank: ['KBZ', 'U Nyunt Shwe'],
  },
  {
    business: 'မွန်ပြည် ငါးခြောက်',
    person: 'မိစန္ဒာ',
    branch: 'MLM',
    postcode: '12010',
    street: 'အောက်လမ်းမကြီး',
    more: { net_return: false },
    bank: ['AYA', 'Mi Sandar'],
  },
  {
    business: 'Quick Win Online',
    person: 'ကိုသက်နိုင်',
    branch: 'YGN',
    postcode: '11080',
    street: 'ကမ်းနားလမ်း',
    bank: ['WavePay', 'Ko Thet Naing'],
  },
  {
    business: 'Dream Cosmetics',
    person: 'မအေးမြတ်သူ',
    branch: 'MDY',
    postcode: '05020',
    street: '၂၇ လမ်း',
    bank: ['KBZPay', 'Ma Aye Myat Thu'],
  },
];

/** Suspended and banned merchants, so that the list's filters find some; money owed to them stays payable. */
const closed: readonly { readonly business: string; readonly command: 'suspend' | 'ban'; readonly reason: string }[] = [
  { business: 'ပွင့်ဖြူ မိန်းကလေးဖက်ရှင်', command: 'suspend', reason: 'ပြန်ပို့ခ မရှင်းသေးပါ' },
  { business: 'Quick Win Online', command: 'suspend', reason: 'လိပ်စာ စစ်ဆေးနေဆဲ' },
  { business: 'Dream Cosmetics', command: 'ban', reason: 'တားမြစ်ပစ္စည်း ပို့ခဲ့သည်' },
];

/** Accounts that wait for a second person. */
const waiting: ReadonlySet<string> = new Set(['Handy Tools Center', 'တောင်သမန် ပိုးထည်']);

export interface DemoPeople {
  /** Creates the merchants and proposes their accounts and terms. */
  readonly maker: DemoClient;
  /** Confirms them: never the same person. */
  readonly second: DemoClient;
  readonly branchIds: ReadonlyMap<string, number>;
}

/** Creates thirty merchants with terms, addresses and confirmed accounts, and two companies; returns all ids by business name. */
export async function makeCustomers(
  app: FastifyInstance,
  { maker, second, branchIds }: DemoPeople,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [at, merchant] of demoMerchants.entries()) {
    const { data } = await maker.call('customers.create', { body: await bodyOf(app, merchant, at, branchIds) });
    ids.set(merchant.business, data.id);
    const [terms] = data.proposed_terms;
    if (terms) await second.call('customers.confirmTerms', { params: { id: data.id }, body: { terms_id: terms.id } });
    const [proposed] = data.banks;
    if (proposed && !waiting.has(merchant.business))
      await second.call('customers.confirmBank', { params: { id: data.id }, body: { bank_id: proposed.id } });
  }
  for (const { business, command, reason } of closed)
    await second.call(`customers.${command}`, { params: { id: ids.get(business) }, body: { reason } });
  for (const [name, name_mm, registration_no, owner] of companies) {
    const { data } = await maker.call('customers.createCompany', {
      body: { name, name_mm, phone: [], registration_no },
    });
    await maker.call('customers.setOwner', { params: { id: data.id }, body: { customer_id: ids.get(owner) } });
  }
  return ids;
}

const companies = [
  ['Aung Mingalar Pharmaceuticals Co., Ltd.', 'အောင်မင်္ဂလာ ဆေးဝါးကုမ္ပဏီ', '1042/2011-2012', 'အောင်မင်္ဂလာ ဆေးတိုက်ကြီး'],
  ['City Mobile Group', 'စီးတီးမိုဘိုင်း အုပ်စု', '3178/2016-2017', 'City Mobile & Accessories'],
] as const;

async function bodyOf(
  app: FastifyInstance,
  merchant: DemoMerchant,
  at: number,
  branchIds: ReadonlyMap<string, number>,
) {
  const { business, person, branch, postcode, street, plan, gate, credit, discount, more, bank } = merchant;
  const terms = {
    ...(plan ? { cod_plan: plan } : {}),
    ...(gate ? { clearance_gate: gate[0], clearance_gate_limit: gate[1] } : {}),
    ...(credit ? { credit_limit: credit } : {}),
    ...(discount && 'amount' in discount ? { is_fixed_amount_discount: true, discount_amount: discount.amount } : {}),
    ...(discount && 'percent' in discount ? { discount_percent: discount.percent } : {}),
  };
  return {
    type: 'merchant',
    business_name: business,
    customer_name: person,
    phone: [`0979${String(5_100_000 + at * 1237).padStart(7, '0')}`],
    branch_id: branchIds.get(branch),
    // Most pay for their returns separately, so that such documents exist in every state.
    net_return: at % 4 === 0,
    ...terms,
    ...more,
    home_no: String(7 + at * 3),
    street,
    place_id: await placeOf(app, postcode),
    postcode,
    ...(bank ? { bank: bank[0], bank_holder: bank[1], bank_account: String(30_010_000_000 + at * 77_717) } : {}),
  };
}

/** Returns the township of this postcode, if the installed set of places has it. */
async function placeOf(app: FastifyInstance, postcode: string): Promise<number | null> {
  const row = await app.waybill.db
    .selectFrom('place')
    .select('id')
    .where('postcode', '=', postcode)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
