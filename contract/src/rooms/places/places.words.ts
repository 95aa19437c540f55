import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { NrcType } from '@waybill/domain/rooms/places/nrc.ts';
import type { PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const placeWords = words({
  about: {
    en: 'No places yet. Regions, townships and quarters appear here with their delivering branches.',
    mm: 'ပါဆယ်ပို့သော တိုင်းဒေသကြီး၊ မြို့နယ်၊ ရပ်ကွက်များကို ပို့ဆောင်ပေးသည့် ရုံးခွဲနှင့်တကွ ဤနေရာတွင် ပြသည်။',
    zh: '包裹送达的省邦、镇区和街区及其派送网点列在这里。',
  },
  list: { en: 'Places', mm: 'နေရာဒေသများ', zh: '地点' },
});

const stateRegionWord = { en: 'State/Region', mm: 'ပြည်နယ်/တိုင်းဒေသကြီး', zh: '省/邦' };

const liesInWord = { en: 'Belongs to', mm: 'တည်ရှိရာ', zh: '所属地点' };

export const placeFieldWords = words({
  parent: liesInWord,
  parent_id: liesInWord,
  region: stateRegionWord,
  region_id: stateRegionWord,
  town_id: { en: 'Town or township', mm: 'မြို့ သို့မဟုတ် မြို့နယ်', zh: '城镇或镇区' },
  branch_postcode: { en: 'Branch postcode', mm: 'ရုံးခွဲ စာပို့သင်္ကေတ', zh: '网点邮编' },
  district_en: { en: 'District in English', mm: 'ခရိုင် (အင်္ဂလိပ်)', zh: '县区（英文）' },
  district_mm: { en: 'District in Myanmar', mm: 'ခရိုင် (မြန်မာ)', zh: '县区（缅文）' },
  delivers: { en: 'Delivering branch', mm: 'ပို့ဆောင်ပေးသော ရုံးခွဲ', zh: '派送网点' },
  remote: { en: 'Remote', mm: 'ဝေးလံသော ဒေသ', zh: '偏远地区' },
  active: commonFieldWords.in_use,
  held: { en: 'Places within', mm: 'ပါဝင်သော နေရာများ', zh: '下级地点' },
});

export const placeTypeWords: Record<PlaceType, Word> = {
  region: placeFieldWords.region,
  town: commonFieldWords.town,
  township: commonFieldWords.township,
  quarter: { en: 'Quarter', mm: 'ရပ်ကွက်', zh: '街区' },
  village_tract: { en: 'Village tract', mm: 'ကျေးရွာအုပ်စု', zh: '村组' },
  street: commonFieldWords.street,
};

/** Meaning of the letter in brackets in an identity card's number. */
export const nrcTypeWords: Record<NrcType, Word> = {
  N: { en: 'Citizen', mm: 'နိုင်ငံသား', zh: '公民' },
  E: { en: 'Associate citizen', mm: 'ဧည့်နိုင်ငံသား', zh: '准公民' },
  P: { en: 'Naturalised citizen', mm: 'နိုင်ငံသားပြုခွင့်ရသူ', zh: '归化公民' },
  T: { en: 'Religious', mm: 'သာသနာဝင်', zh: '宗教人士' },
  Y: { en: 'Temporary', mm: 'ယာယီ', zh: '临时' },
  S: { en: 'Series S', mm: 'စ အမျိုးအစား', zh: 'S 类' },
};
