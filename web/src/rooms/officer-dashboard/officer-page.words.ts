import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { Fault } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { OfficerFigure } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import type { RegionCode } from '@waybill/domain/rooms/officer-dashboard/region-map.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export const officerWords = words({
  lastDays: { en: 'Last {n} days', mm: 'နောက်ဆုံး {n} ရက်', zh: '最近 {n} 天' },
  month: { en: 'Month {month}', mm: '{month} လ', zh: '{month} 月' },
  figure: { en: 'Map shows', mm: 'မြေပုံတွင် ပြမည့် ကိန်းဂဏန်း', zh: '地图指标' },
  map: { en: '{figure} by region', mm: 'တိုင်းနှင့်ပြည်နယ်အလိုက် {figure}', zh: '各省邦{figure}' },
  legendBest: { en: 'best', mm: 'အကောင်းဆုံး', zh: '最好' },
  legendWorst: { en: 'worst', mm: 'အဆိုးဆုံး', zh: '最差' },
  legendNone: { en: 'no branch', mm: 'ရုံးခွဲ မရှိ', zh: '没有网点' },
  weeks: {
    en: 'Delivery rate by week, worst branch first',
    mm: 'အပတ်စဉ် ပို့ဆောင်အောင်မြင်မှု (အဆိုးဆုံး ရုံးခွဲမှ)',
    zh: '每周签收率（最差网点在前）',
  },
  weeksOf: { en: 'Delivery rate of {branch} by week', mm: '{branch} ၏ အပတ်စဉ် ပို့ဆောင်အောင်မြင်မှု', zh: '{branch}每周签收率' },
  ofAll: { en: 'all {rate}', mm: 'အားလုံး {rate}', zh: '全部 {rate}' },
  unitParcels: { en: 'parcels', mm: 'ပါဆယ်', zh: '件' },
  unitCounts: { en: 'handovers', mm: 'ငွေအပ်နှံမှု', zh: '笔' },
  regions: { en: 'Regions', mm: 'တိုင်းနှင့်ပြည်နယ်များ', zh: '省邦' },
  region: { en: 'Region', mm: 'တိုင်း/ပြည်နယ်', zh: '省邦' },
  noRegion: { en: 'Without a postcode', mm: 'စာပို့သင်္ကေတ မရှိ', zh: '无邮编' },
  branchesOf: { en: 'Branches of {region}', mm: '{region} ၏ ရုံးခွဲများ', zh: '{region}的网点' },
  allRegions: { en: 'Show all regions', mm: 'အားလုံးကို ပြရန်', zh: '显示全部省邦' },
  reasons: { en: 'Returns by reason', mm: 'ပြန်ပို့သည့် အကြောင်းရင်းအလိုက်', zh: '退件原因' },
  noReturns: { en: 'No returns.', mm: 'ပြန်ပို့သည့် ပါဆယ် မရှိပါ။', zh: '没有退件。' },
  fault: { en: 'Responsible party', mm: 'မည်သူ့ကြောင့်', zh: '责任方' },
  parcelsBefore: { en: 'Previous period', mm: 'ယခင်ကာလ', zh: '上期' },
  cod: {
    en: 'COD outstanding, by days since delivery',
    mm: 'မရောက်သေးသည့် COD (ပို့ဆောင်ပြီးချိန်မှ ရက်အလိုက်)',
    zh: '未到账代收货款（按签收天数）',
  },
  undivided: { en: 'Being counted (not split yet)', mm: 'ရေတွက်နေဆဲ၊ ခွဲခြားမပြပါ', zh: '清点中，不分列' },
  noCod: { en: 'All COD is in.', mm: 'COD အားလုံး ရောက်ပြီးပါပြီ။', zh: '代收货款已全部到账。' },
  worstFirst: { en: '{figure}, worst first', mm: '{figure} - အဆိုးဆုံးမှ', zh: '{figure}，最差在前' },
  bestFirst: { en: '{figure}, best first', mm: '{figure} - အကောင်းဆုံးမှ', zh: '{figure}，最好在前' },
});

export const officerFigureWords: Record<OfficerFigure, Word> = {
  accepted: commonWords.accepted,
  delivered: commonWords.delivered,
  rate: commonWords.deliveryRate,
  p50: { en: 'Median delivery time', mm: 'အလယ်ကိန်း ပို့ဆောင်ချိန်', zh: '签收用时中位数' },
  p90: { en: '90th percentile of delivery time', mm: '90 ရာခိုင်နှုန်း ပို့ပြီးချိန်', zh: '九成签收用时' },
  returned: commonWords.parcelReturned,
  reached: { en: 'Calls answered', mm: 'ဖုန်းဆက်သွယ်နိုင်မှု', zh: '电话接通率' },
  cod_held: commonWords.codNotIn,
  cod_old: commonWords.codNotInForDays,
  differences: commonWords.cashDifferences,
  missing: commonWords.missingParcels,
};

export const faultWords: Record<Fault, Word> = {
  sender: commonFieldWords.sender,
  receiver: commonWords.receiver,
  carrier: { en: 'Us', mm: 'ကျွန်ုပ်တို့', zh: '我方' },
  nobody: { en: 'Nobody', mm: 'မည်သူမျှ မဟုတ်', zh: '无责任方' },
};

/** Names short enough for a tile of the map. */
export const regionShortWords: Record<RegionCode, Word> = {
  '01': { en: 'Kachin', mm: 'ကချင်', zh: '克钦' },
  '02': { en: 'Sagaing', mm: 'စစ်ကိုင်း', zh: '实皆' },
  '03': { en: 'Chin', mm: 'ချင်း', zh: '钦邦' },
  '04': { en: 'Magway', mm: 'မကွေး', zh: '马圭' },
  '05': { en: 'Mandalay', mm: 'မန္တလေး', zh: '曼德勒' },
  '06': { en: 'Shan (S)', mm: 'ရှမ်း(တောင်)', zh: '掸邦南' },
  '07': { en: 'Rakhine', mm: 'ရခိုင်', zh: '若开' },
  '08': { en: 'Bago (E)', mm: 'ပဲခူး(ရှေ့)', zh: '勃固东' },
  '09': { en: 'Kayah', mm: 'ကယား', zh: '克耶' },
  '10': { en: 'Ayeyarwady', mm: 'ဧရာဝတီ', zh: '伊洛瓦底' },
  '11': { en: 'Yangon', mm: 'ရန်ကုန်', zh: '仰光' },
  '12': { en: 'Mon', mm: 'မွန်', zh: '孟邦' },
  '13': { en: 'Kayin', mm: 'ကရင်', zh: '克伦' },
  '14': { en: 'Tanintharyi', mm: 'တနင်္သာရီ', zh: '德林达依' },
  '15': { en: 'Nay Pyi Taw', mm: 'နေပြည်တော်', zh: '内比都' },
  '16': { en: 'Shan (N)', mm: 'ရှမ်း(မြောက်)', zh: '掸邦北' },
  '17': { en: 'Shan (E)', mm: 'ရှမ်း(ရှေ့)', zh: '掸邦东' },
  '18': { en: 'Bago (W)', mm: 'ပဲခူး(နောက်)', zh: '勃固西' },
};
