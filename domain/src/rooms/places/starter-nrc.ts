import type { NrcTownship } from './nrc.ts';

type Row = readonly [prefix_mm: string, prefix_en: string, township_en: string, township_mm: string];

/** By the number of the state; townships are called as in the starter set of places. */
const rows: Readonly<Record<number, readonly Row[]>> = {
  1: [
    ['မကန', 'MAKANA', 'Myitkyina', 'မြစ်ကြီးနား'],
  ],
  2: [
    ['လကန', 'LAKANA', 'Loikaw', 'လွိုင်ကော်'],
  ],
  3: [
    ['ဘအန', 'BAAHNA', 'Hpa-An', 'ဘားအံ'],
  ],
  4: [
    ['ဟခန', 'HAKHANA', 'Hakha', 'ဟားခါး'],
  ],
  5: [
    ['စကန', 'SAKANA', 'Sagaing', 'စစ်ကိုင်း'], ['မရန', 'MAYANA', 'Monywa', 'မုံရွာ'],
  ],
  6: [
    ['ထဝန', 'HTAWANA', 'Dawei', 'ထားဝယ်'],
  ],
  7: [
    ['တငန', 'TANGANA', 'Taungoo', 'တောင်ငူ'], ['ပခန', 'PAKHANA', 'Bago', 'ပဲခူး'], ['ပမန', 'PAMANA', 'Pyay', 'ပြည်'], ['ဖမန', 'PHAMANA', 'Phyu', 'ဖြူး'],
  ],
  8: [
    ['မကန', 'MAKANA', 'Magway', 'မကွေး'],
  ],
  9: [
    ['ခမစ', 'KHAMASA', 'Chan Mya Thar Si', 'ချမ်းမြသာစည်'], ['ခအဇ', 'KHAAHZA', 'Chan Aye Thar Zan', 'ချမ်းအေးသာစံ'],
    ['ဇဗသ', 'ZABATHA', 'Zabu Thiri', 'ဇမ္ဗူသီရိ'], ['ဇယသ', 'ZAYATHA', 'Zeya Thiri', 'ဇေယျာသီရိ'], ['တကန', 'TAKANA', 'Tatkon', 'တပ်ကုန်း'],
    ['ဒခသ', 'DAKHATHA', 'Dekkhina Thiri', 'ဒက္ခိဏသီရိ'], ['ပကခ', 'PAKAKHA', 'Pyi Gyi Tagon', 'ပြည်ကြီးတံခွန်'], ['ပဗသ', 'PABATHA', 'Pobba Thiri', 'ပုဗ္ဗသီရိ'],
    ['ပမန', 'PAMANA', 'Pyinmana', 'ပျဉ်းမနား'], ['ပသက', 'PATHAKA', 'Patheingyi', 'ပုသိမ်ကြီး'], ['ပဥလ', 'PAOULA', 'Pyin Oo Lwin', 'ပြင်ဦးလွင်'],
    ['မဟမ', 'MAHAMA', 'Maha Aung Myay', 'မဟာအောင်မြေ'], ['လဝန', 'LAWANA', 'Lewe', 'လယ်ဝေး'], ['အမဇ', 'AHMAZA', 'Aung Myay Thar Zan', 'အောင်မြေသာစံ'],
    ['အမရ', 'AHMAYA', 'Amarapura', 'အမရပူရ'], ['ဥတသ', 'AUTATHA', 'Ottara Thiri', 'ဥတ္တရသီရိ'],
  ],
  10: [
    ['ကထန', 'KAHTANA', 'Kyaikto', 'ကျိုက်ထို'], ['မဒန', 'MADANA', 'Mudon', 'မုဒုံ'], ['မလမ', 'MALAMA', 'Mawlamyine', 'မော်လမြိုင်'],
  ],
  11: [
    ['စတန', 'SATANA', 'Sittwe', 'စစ်တွေ'],
  ],
  12: [
    ['ကတတ', 'KATATA', 'Kyauktada', 'ကျောက်တံတား'], ['ကမတ', 'KAMATA', 'Kyimyindaing', 'ကြည့်မြင်တိုင်'], ['ကမရ', 'KAMAYA', 'Kamayut', 'ကမာရွတ်'],
    ['စခန', 'SAKHANA', 'Sanchaung', 'စမ်းချောင်း'], ['တမန', 'TAMANA', 'Tamwe', 'တာမွေ'], ['ဒဂဆ', 'DAGASA', 'Dagon Myothit (Seikkan)', 'ဒဂုံမြို့သစ် (ဆိပ်ကမ်း)'],
    ['ဒဂတ', 'DAGATA', 'Dagon Myothit (South)', 'ဒဂုံမြို့သစ် (တောင်ပိုင်း)'], ['ဒဂန', 'DAGANA', 'Dagon', 'ဒဂုံ'], ['ဒဂမ', 'DAGAMA', 'Dagon Myothit (North)', 'ဒဂုံမြို့သစ် (မြောက်ပိုင်း)'],
    ['ဒဂရ', 'DAGAYA', 'Dagon Myothit (East)', 'ဒဂုံမြို့သစ် (အရှေ့ပိုင်း)'], ['ဒပန', 'DAPANA', 'Dawbon', 'ဒေါပုံ'], ['ဒလန', 'DALANA', 'Dala', 'ဒလ'],
    ['ပဇတ', 'PAZATA', 'Pazundaung', 'ပုဇွန်တောင်'], ['ပဘတ', 'PABATA', 'Pabedan', 'ပန်းဘဲတန်း'], ['ဗတထ', 'BATAHTA', 'Botahtaung', 'ဗိုလ်တထောင်'],
    ['ဗဟန', 'BAHANA', 'Bahan', 'ဗဟန်း'], ['မဂတ', 'MAGATA', 'Mingalar Taung Nyunt', 'မင်္ဂလာတောင်ညွန့်'], ['မဂဒ', 'MAGADA', 'Mingaladon', 'မင်္ဂလာဒုံ'],
    ['မဘန', 'MABANA', 'Hmawbi', 'မှော်ဘီ'], ['မရက', 'MAYAKA', 'Mayangone', 'မရမ်းကုန်း'], ['ရကန', 'YAKANA', 'Yankin', 'ရန်ကင်း'],
    ['ရပသ', 'YAPATHA', 'Shwe Pyi Thar', 'ရွှေပြည်သာ'], ['လကန', 'LAKANA', 'Hlegu', 'လှည်းကူး'], ['လမတ', 'LAMATA', 'Lanmadaw', 'လမ်းမတော်'],
    ['လမန', 'LAMANA', 'Hlaing', 'လှိုင်'], ['လသန', 'LATHANA', 'Latha', 'လသာ'], ['လသယ', 'LATHAYA', 'Hlaing Thar Yar', 'လှိုင်သာယာ'],
    ['သကတ', 'THAKATA', 'Thaketa', 'သာကေတ'], ['သဃက', 'THAGAKA', 'Thingangyun', 'သင်္ဃန်းကျွန်း'], ['သလန', 'THALANA', 'Thanlyin', 'သန်လျင်'],
    ['အစန', 'AHSANA', 'Insein', 'အင်းစိန်'], ['အလန', 'AHLANA', 'Ahlone', 'အလုံ'], ['ဥကတ', 'OUKATA', 'South Okkalapa', 'တောင်ဥက္ကလာပ'],
    ['ဥကမ', 'OUKAMA', 'North Okkalapa', 'မြောက်ဥက္ကလာပ'], ['ဥကမ', 'OUKAMA', 'Shwe Pauk Kan', 'ရွှေပေါက်ကံ'],
  ],
  13: [
    ['ကတန', 'KATANA', 'Kengtung', 'ကျိုင်းတုံ'], ['ကလန', 'KALANA', 'Kalaw', 'ကလော'], ['ညရန', 'NYAYANA', 'Nyaung Shwe', 'ညောင်ရွှေ'],
    ['တကန', 'TAKANA', 'Taunggyi', 'တောင်ကြီး'], ['မဆတ', 'MASATA', 'Muse', 'မူဆယ်'], ['လရန', 'LAYANA', 'Lashio', 'လားရှိုး'], ['သပန', 'THAPANA', 'Hsipaw', 'သီပေါ'],
  ],
  14: [
    ['ပသန', 'PATHANA', 'Pathein (West)', 'ပုသိမ် (အနောက်ပိုင်း)'],
  ],
};

/** The prefixes of the starter set's townships, for an installation into which no list was imported yet (E-09). */
export const starterNrcTownships: readonly NrcTownship[] = Object.entries(rows).flatMap(([state, held]) =>
  held.map(([prefix_mm, prefix_en, township_en, township_mm]) => ({ state_no: Number(state), prefix_mm, prefix_en, prefix_en_alt: [], township_en, township_mm })));
