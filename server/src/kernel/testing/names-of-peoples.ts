/** Names of people and places, as their peoples write them, and parts that more are made of. */
const written = {
  burmese: [
    'ဦးအောင်ကျော်မြင့်',
    'ဒေါ်ခင်မာလာ',
    'ကိုဇော်မျိုးထွန်း',
    'မသီတာဝင်း',
    'မောင်ငြိမ်းချမ်းအေး',
    'ဒေါ်နှင်းအိဖြူ',
    'ဦးဘဟန်',
    'မစန္ဒာကြည်',
    'ဦးသိန်းတန်',
    'ဒေါ်ဝတ်ရည်ဖြိုးမောင်',
    'ကိုရဲရင့်အောင်',
    'မခိုင်ဇင်သန့်',
    'ဒေါ်ကြွယ်ကြွယ်',
    'ဦးပညာသီဟ',
    'ဒေါက်တာညွှန်ကြား',
    'ရန်ကုန်တိုင်းဒေသကြီး',
    'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း',
    'မင်္ဂလာတောင်ညွန့်မြို့နယ်',
    'ဥယျာဉ်လမ်းသွယ်',
    'ပဲခူးမြို့',
    'ဦးဝဏ္ဏမောင်လွင်',
    'မသဇင်ထွေး',
  ],
  mon: ['နာဲအံၚ်မာန်', 'မိကုန်စန်', 'နာဲဗညာဒလ', 'မိသိုက်ၜဳ', 'နာဲညးထံၚ်', 'ဍုၚ်မတ်မလီု', 'သၟိၚ်ရာမညဒေသ', 'မိၚုၚ်ရးမန်', 'ဂကောံအခိုက်ကၟိန်', 'နာဲသုနံၚ်'],
  sgaw: ['စီၤစးထူ', 'နီၢ်ဖီၤမူ', 'စီၤအဲၣ်ဒိ', 'ကျိာ်', 'နီၢ်မူၣ်ဖိ', 'စီၤလၢ်စ့', 'ပှၤကညီ', 'ကီၢ်သူးလ့', 'နီၢ်ခြံးဖီ', 'စီၤထၢဘၠဲး'],
  pwo: ['ဖၠုံလိက်', 'စၧၩ့', 'နၧၩ့ဖၠုံ', 'ဎွဲးမွဲးၯံင်', 'ၥၩ့ဖၠုံ', 'ၦၠုံ', 'မိၮံၪ့', 'လၧ့ထီ့'],
  shan: ['ၶူးၸၢႆး', 'ၸၢႆးလႅင်း', 'ၼၢင်းမူဝ်ႁွမ်', 'ၸဝ်ႈၸၢႆး', 'မိူင်းတႆး', 'ၸၢႆးၶမ်းလၢဝ်ႉ', 'ၼၢင်းၵႅဝ်ႈ', 'လိၵ်ႈတႆး', 'ၵဵင်းတုင်', 'တူၼ်ႈတီး'],
  pa_o: ['ပအိုဝ်ႏ', 'နန်ႏခမ်း', 'ခွန်ႏထွန်း'],
  kayah: ['ကယၲဟီၳ', 'စၴမယၳ'],
} as const;
export type People = keyof typeof written;

const nameWords = [
  'အောင်',
  'မြင့်',
  'ကျော်',
  'ထွန်း',
  'ဝင်း',
  'ခင်',
  'သန့်',
  'ဇော်',
  'နှင်း',
  'ဖြူ',
  'ရွှေ',
  'မောင်',
  'ကြည်',
  'ငြိမ်း',
  'စိုး',
  'ထက်',
  'ဖြိုး',
  'ညွန့်',
  'မျိုး',
  'ဝေ',
];
const titles = ['ဦး', 'ဒေါ်', 'ကို', 'မ', 'မောင်'];

/** Initials, what follows them, and what ends a syllable, of each alphabet. */
const parts = {
  mon: [
    ['နာဲ', 'မိ'],
    ['ဂ', 'မ', 'တ', 'ည', 'ၚ', 'ၜ', 'ကၟ', 'သၟ', 'ဗၠ'],
    ['ာန်', 'ိုၚ်', 'ုၚ်', 'ံၚ်', 'ေန်', 'ောၚ်', 'ဳ', 'ဲ', 'ာဲ'],
  ],
  sgaw: [
    ['စီၤ', 'နီၢ်'],
    ['က', 'ခ', 'စ', 'ထ', 'ဒ', 'န', 'ဖ', 'ဘၠ', 'လ', 'ဝ', 'ၡ', 'ပှ', 'ကျ'],
    ['ူၣ်', 'ီၤ', 'ါၢ်', 'ဲး', 'ိာ်', '့', 'ၢၤ', 'ံး', 'ုၤ', 'ၣ်'],
  ],
  pwo: [
    ['စၧၩ့', 'နၧၩ့'],
    ['ဖၠ', 'မ', 'ၥ', 'ၦ', 'ၯ', 'ၮ', 'လ', 'ထ', 'ခ', 'ၜ'],
    ['ုံ', 'ၩ့', 'ၪ', 'ၧ', 'ီၪ', 'ူၭ', 'ါၩ့', 'ံၬ'],
  ],
  shan: [
    ['ၸၢႆး', 'ၼၢင်း'],
    ['ၵ', 'ၶ', 'ၸ', 'တ', 'ထ', 'ၼ', 'ပ', 'ၽ', 'မ', 'လ', 'ႁ', 'သ'],
    ['ၢင်း', 'မ်း', 'ႅင်ႈ', 'ွမ်', 'ိူင်း', 'ဝ်ႉ', 'ႆး', 'ုၼ်', 'ီႊ', 'ေႃႇ'],
  ],
} as const;

function combined([first, initials, rests]: readonly [
  readonly string[],
  readonly string[],
  readonly string[],
]): string[] {
  return initials.flatMap((initial, at) =>
    rests.map(
      (rest, other) =>
        `${first[(at + other) % first.length] ?? ''}${initial}${rest}${initials[(at + other + 3) % initials.length] ?? ''}${rests[(other + 2) % rests.length] ?? ''}`,
    ),
  );
}

const burmese = nameWords.flatMap((one, at) =>
  [3, 7, 11].map(
    (step, other) =>
      `${titles[(at + other) % titles.length] ?? ''}${one}${nameWords[(at + step) % nameWords.length] ?? ''}`,
  ),
);

/** About 500 names in the scripts of seven peoples: 65 written by hand, the others made of parts. */
export const namesOfPeoples: readonly { readonly people: People; readonly name: string }[] = [
  ...Object.entries(written).flatMap(([people, names]) => names.map((name) => ({ people: people as People, name }))),
  ...burmese.map((name) => ({ people: 'burmese' as const, name })),
  ...Object.entries(parts).flatMap(([people, alphabet]) =>
    combined(alphabet).map((name) => ({ people: people as People, name })),
  ),
];
