import { between, pick, type Chance } from './chance.ts';

const beginnings = ['ကို', 'မ', 'ဦး', 'ဒေါ်', 'မောင်'];
const names = [
  'အောင်ကျော်',
  'ခင်မာ',
  'သန်းထွန်း',
  'နွေးနွေး',
  'ဇော်ဇော်',
  'မြတ်မွန်',
  'ကျော်သူရ',
  'စုလှိုင်',
  'ဝင်းမင်း',
  'အိအိ',
  'ထက်အောင်',
  'ဖြူစင်',
  'မိုးမိုး',
  'ရဲမင်း',
  'သီရိ',
  'နေလင်း',
  'ဆုမွန်',
  'ဇင်မာ',
  'မင်းခန့်',
  'ယမင်း',
  'ကောင်းမြတ်',
  'သက်ထား',
  'ပြည့်ဖြိုး',
  'စန္ဒာ',
  'ဟိန်းလင်း',
  'မေသူ',
  'စိုးမိုး',
  'လှလှ',
  'ထွန်းလင်း',
  'အေးမြ',
];
const endings = ['', '', 'ဝင်း', 'လွင်', 'အောင်', 'ထွန်း', 'စိုး', 'လှိုင်', 'ဦး', 'မြင့်', 'နိုင်', 'ခိုင်'];
const operators = ['25', '26', '40', '42', '44', '76', '77', '78', '79', '96', '97', '98'];
const streets = [
  'ဗိုလ်ချုပ်လမ်း',
  'ကမ်းနားလမ်း',
  'မြို့ပတ်လမ်း',
  'ဘုရားလမ်း',
  'ဈေးလမ်း',
  'သုမင်္ဂလာလမ်း',
  'ရွှေတိဂုံဘုရားလမ်း',
  'ပင်လုံလမ်း',
  'အောင်ဇေယျလမ်း',
  'ဥယျာဉ်လမ်း',
  'ဆရာစံလမ်း',
  'သီရိလမ်း',
  '၁၂ လမ်း',
  '၃၅ လမ်း',
  '၇၈ လမ်း',
];
export const demoItems = [
  'အဝတ်အထည်',
  'ဖိနပ်',
  'အလှကုန်',
  'ဖုန်းအပိုပစ္စည်း',
  'စာအုပ်',
  'ဆေးဝါး',
  'လက်ဖက်',
  'ကလေးပစ္စည်း',
  'အိမ်သုံးပစ္စည်း',
  'အိတ်',
  'နာရီ',
  'မုန့်ခြောက်',
  'ကွန်ပျူတာပစ္စည်း',
];

export function inventedName(chance: Chance): string {
  return `${pick(chance, beginnings)}${pick(chance, names)}${pick(chance, endings)}`;
}

export function personPhone(chance: Chance): string {
  return `09${pick(chance, operators)}${String(between(chance, 1_000_000, 9_999_999))}`;
}

export function address(chance: Chance): { readonly no: string; readonly street: string } {
  return { no: String(between(chance, 1, 240)), street: pick(chance, streets) };
}
