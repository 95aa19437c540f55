import type { PlaceType } from './place-kinds.ts';

/** A place of the starter set. Parents come before their children. */
export interface StarterPlace {
  readonly type: PlaceType;
  readonly name_en: string;
  readonly name_mm: string;
  readonly name_zh: string | null;
  readonly postcode: string | null;
  /** Three capital letters of a region. */
  readonly code?: string;
  /** Its parent: the postcode, or the English name where it has none. */
  readonly parent: string | null;
}

type Region = readonly [postcode: string, code: string, en: string, mm: string, zh: string];
type Town = readonly [postcode: string, en: string, mm: string, zh?: string];

/** The 18 postal regions: Shan in three parts, Bago in two, and the union territory. Their codes begin every postcode. */
const regions: readonly Region[] = [
  ['01', 'KCN', 'Kachin State', 'ကချင်ပြည်နယ်', '克钦邦'],
  ['02', 'SGG', 'Sagaing Region', 'စစ်ကိုင်းတိုင်းဒေသကြီး', '实皆省'],
  ['03', 'CHN', 'Chin State', 'ချင်းပြည်နယ်', '钦邦'],
  ['04', 'MGW', 'Magway Region', 'မကွေးတိုင်းဒေသကြီး', '马圭省'],
  ['05', 'MDY', 'Mandalay Region', 'မန္တလေးတိုင်းဒေသကြီး', '曼德勒省'],
  ['06', 'SHS', 'Shan State (South)', 'ရှမ်းပြည်နယ် (တောင်ပိုင်း)', '掸邦（南部）'],
  ['07', 'RKE', 'Rakhine State', 'ရခိုင်ပြည်နယ်', '若开邦'],
  ['08', 'BGE', 'Bago Region (East)', 'ပဲခူးတိုင်းဒေသကြီး (အရှေ့ပိုင်း)', '勃固省（东部）'],
  ['09', 'KYH', 'Kayah State', 'ကယားပြည်နယ်', '克耶邦'],
  ['10', 'AYY', 'Ayeyarwady Region', 'ဧရာဝတီတိုင်းဒေသကြီး', '伊洛瓦底省'],
  ['11', 'YGN', 'Yangon Region', 'ရန်ကုန်တိုင်းဒေသကြီး', '仰光省'],
  ['12', 'MON', 'Mon State', 'မွန်ပြည်နယ်', '孟邦'],
  ['13', 'KYN', 'Kayin State', 'ကရင်ပြည်နယ်', '克伦邦'],
  ['14', 'TNI', 'Tanintharyi Region', 'တနင်္သာရီတိုင်းဒေသကြီး', '德林达依省'],
  ['15', 'NPW', 'Nay Pyi Taw Union Territory', 'နေပြည်တော် ပြည်ထောင်စုနယ်မြေ', '内比都联邦区'],
  ['16', 'SHN', 'Shan State (North)', 'ရှမ်းပြည်နယ် (မြောက်ပိုင်း)', '掸邦（北部）'],
  ['17', 'SHE', 'Shan State (East)', 'ရှမ်းပြည်နယ် (အရှေ့ပိုင်း)', '掸邦（东部）'],
  ['18', 'BGW', 'Bago Region (West)', 'ပဲခူးတိုင်းဒေသကြီး (အနောက်ပိုင်း)', '勃固省（西部）'],
];

/** Cities that hold several townships. Only the townships have postcodes. */
const cities: readonly {
  readonly region: string;
  readonly names: readonly [en: string, mm: string, zh: string];
  readonly townships: readonly Town[];
}[] = [
  {
    region: '11',
    names: ['Yangon', 'ရန်ကုန်', '仰光'],
    townships: [
      ['11010', 'Insein', 'အင်းစိန်', '永盛'],
      ['11020', 'Mingaladon', 'မင်္ဂလာဒုံ', '敏加拉洞'],
      ['11030', 'North Okkalapa', 'မြောက်ဥက္ကလာပ', '北奥卡拉帕'],
      ['11040', 'Kamayut', 'ကမာရွတ်', '甘马育'],
      ['11050', 'Hlaing', 'လှိုင်', '莱'],
      ['11060', 'Mayangone', 'မရမ်းကုန်း', '马央贡'],
      ['11070', 'Thingangyun', 'သင်္ဃန်းကျွန်း', '丁岸遵'],
      ['11080', 'Yankin', 'ရန်ကင်း', '仰金'],
      ['11090', 'South Okkalapa', 'တောင်ဥက္ကလာပ', '南奥卡拉帕'],
      ['11100', 'Kyimyindaing', 'ကြည့်မြင်တိုင်', '吉敏登'],
      ['11110', 'Sanchaung', 'စမ်းချောင်း', '三冲'],
      ['11120', 'Ahlone', 'အလုံ', '阿隆'],
      ['11130', 'Lanmadaw', 'လမ်းမတော်', '兰玛多'],
      ['11140', 'Pabedan', 'ပန်းဘဲတန်း', '帕贝丹'],
      ['11150', 'Latha', 'လသာ', '拉塔'],
      ['11160', 'Botahtaung', 'ဗိုလ်တထောင်', '波德当'],
      ['11170', 'Pazundaung', 'ပုဇွန်တောင်', '巴筛当'],
      ['11180', 'Kyauktada', 'ကျောက်တံတား', '皎德达'],
      ['11190', 'Dagon', 'ဒဂုံ', '大光'],
      ['11200', 'Bahan', 'ဗဟန်း', '巴罕'],
      ['11210', 'Tamwe', 'တာမွေ', '丹围'],
      ['11220', 'Mingalar Taung Nyunt', 'မင်္ဂလာတောင်ညွန့်', '敏加拉当云'],
      ['11230', 'Thaketa', 'သာကေတ', '达格达'],
      ['11240', 'Dawbon', 'ဒေါပုံ', '道邦'],
      ['11250', 'Shwe Pyi Thar', 'ရွှေပြည်သာ', '瑞必达'],
      ['11260', 'Dala', 'ဒလ', '达拉'],
      ['11400', 'Hlaing Thar Yar (East)', 'လှိုင်သာယာ (အရှေ့ပိုင်း)', '莱达雅（东）'],
      ['11410', 'Hlaing Thar Yar (West)', 'လှိုင်သာယာ (အနောက်ပိုင်း)', '莱达雅（西）'],
      ['11420', 'Dagon Myothit (North)', 'ဒဂုံမြို့သစ် (မြောက်ပိုင်း)', '北大光'],
      ['11430', 'Dagon Myothit (South)', 'ဒဂုံမြို့သစ် (တောင်ပိုင်း)', '南大光'],
      ['11440', 'Dagon Myothit (Seikkan)', 'ဒဂုံမြို့သစ် (ဆိပ်ကမ်း)', '大光港'],
      ['11450', 'Dagon Myothit (East)', 'ဒဂုံမြို့သစ် (အရှေ့ပိုင်း)', '东大光'],
    ],
  },
  {
    region: '05',
    names: ['Mandalay', 'မန္တလေး', '曼德勒'],
    townships: [
      ['05010', 'Aung Myay Thar Zan', 'အောင်မြေသာစံ', '昂美达赞'],
      ['05020', 'Chan Aye Thar Zan', 'ချမ်းအေးသာစံ', '昌埃达赞'],
      ['05030', 'Maha Aung Myay', 'မဟာအောင်မြေ', '马哈昂美'],
      ['05040', 'Chan Mya Thar Si', 'ချမ်းမြသာစည်', '昌妙达西'],
      ['05050', 'Pyi Gyi Tagon', 'ပြည်ကြီးတံခွန်', '比基达贡'],
      ['05060', 'Amarapura', 'အမရပူရ', '阿马拉布拉'],
    ],
  },
  {
    region: '15',
    names: ['Nay Pyi Taw', 'နေပြည်တော်', '内比都'],
    townships: [
      ['15010', 'Zabu Thiri', 'ဇမ္ဗူသီရိ', '扎布蒂里'],
      ['15020', 'Pyinmana', 'ပျဉ်းမနား', '彬马那'],
      ['15050', 'Zeya Thiri', 'ဇေယျာသီရိ', '泽亚蒂里'],
      ['15060', 'Dekkhina Thiri', 'ဒက္ခိဏသီရိ', '德基纳蒂里'],
      ['15070', 'Pobba Thiri', 'ပုဗ္ဗသီရိ', '波巴蒂里'],
      ['15080', 'Ottara Thiri', 'ဥတ္တရသီရိ', '奥达拉蒂里'],
    ],
  },
];

/** Townships of the starter set outside cities, by region. */
const townships: Readonly<Record<string, readonly Town[]>> = {
  '01': [['01010', 'Myitkyina', 'မြစ်ကြီးနား', '密支那']],
  '02': [
    ['02300', 'Monywa', 'မုံရွာ', '蒙育瓦'],
    ['02370', 'Sagaing', 'စစ်ကိုင်း', '实皆'],
  ],
  '03': [['03010', 'Hakha', 'ဟားခါး', '哈卡']],
  '04': [['04010', 'Magway', 'မကွေး', '马圭']],
  '05': [
    ['05070', 'Patheingyi', 'ပုသိမ်ကြီး', '巴登基'],
    ['05080', 'Pyin Oo Lwin', 'ပြင်ဦးလွင်', '彬乌伦'],
  ],
  '06': [
    ['06010', 'Taunggyi', 'တောင်ကြီး', '东枝'],
    ['06020', 'Kalaw', 'ကလော', '格劳'],
    ['06080', 'Nyaung Shwe', 'ညောင်ရွှေ', '良瑞'],
  ],
  '07': [['07010', 'Sittwe', 'စစ်တွေ', '实兑']],
  '08': [
    ['08010', 'Bago', 'ပဲခူး', '勃固'],
    ['08100', 'Taungoo', 'တောင်ငူ', '东吁'],
    ['08140', 'Phyu', 'ဖြူး', '彪'],
  ],
  '09': [['09010', 'Loikaw', 'လွိုင်ကော်', '垒固']],
  '10': [['10010', 'Pathein', 'ပုသိမ်', '勃生']],
  '11': [
    ['11290', 'Thanlyin', 'သန်လျင်', '丹林'],
    ['11360', 'Hmawbi', 'မှော်ဘီ', '茂比'],
    ['11370', 'Hlegu', 'လှည်းကူး', '莱古'],
  ],
  '12': [
    ['12010', 'Mawlamyine', 'မော်လမြိုင်', '毛淡棉'],
    ['12020', 'Kyaikto', 'ကျိုက်ထို', '斋托'],
    ['12080', 'Mudon', 'မုဒုံ', '木冬'],
  ],
  '13': [['13010', 'Hpa-An', 'ဘားအံ', '帕安']],
  '14': [['14010', 'Dawei', 'ထားဝယ်', '土瓦']],
  '15': [
    ['15030', 'Tatkon', 'တပ်ကုန်း', '达贡'],
    ['15040', 'Lewe', 'လယ်ဝေး', '雷韦'],
  ],
  '16': [
    ['16010', 'Lashio', 'လားရှိုး', '腊戌'],
    ['16090', 'Muse', 'မူဆယ်', '木姐'],
    ['16140', 'Hsipaw', 'သီပေါ', '昔卜'],
  ],
  '17': [['17010', 'Kengtung', 'ကျိုင်းတုံ', '景栋']],
  '18': [['18010', 'Pyay', 'ပြည်', '卑谬']],
};

/**
 * Places of an empty installation before the official list is imported: all regions, the towns of a first operator, and one town for each other region.
 * Postcodes are the official ones, so an import updates these places instead of duplicating them (E-03).
 */
export const starterPlaces: readonly StarterPlace[] = [
  ...regions.map(([postcode, code, name_en, name_mm, name_zh]): StarterPlace => ({
    type: 'region',
    postcode,
    code,
    name_en,
    name_mm,
    name_zh,
    parent: null,
  })),
  ...cities.map(({ region, names: [name_en, name_mm, name_zh] }): StarterPlace => ({
    type: 'town',
    postcode: null,
    name_en,
    name_mm,
    name_zh,
    parent: region,
  })),
  ...cities.flatMap(({ names, townships: held }) => held.map((town) => townshipIn(names[0], town))),
  ...Object.entries(townships).flatMap(([region, held]) => held.map((town) => townshipIn(region, town))),
];

function townshipIn(
  parent: string,
  [postcode, name_en, name_mm, name_zh = null]: readonly [string, string, string, (string | null)?],
): StarterPlace {
  return { type: 'township', postcode, name_en, name_mm, name_zh, parent };
}
