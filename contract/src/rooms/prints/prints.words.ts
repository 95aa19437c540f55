import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { PrintFormatName } from '@waybill/domain/rooms/prints/print-formats.ts';
import type { PieceMoneyKind } from '@waybill/domain/rooms/prints/print-formats.ts';
import type { ReprintReason } from '@waybill/domain/rooms/prints/reprint.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const printFormatWords: Record<PrintFormatName, Word> = {
  thermal_100x150: { en: 'Thermal 100 × 150 mm', mm: 'အပူပရင့် 100 × 150 မီလီမီတာ', zh: '热敏 100 × 150 毫米' },
  thermal_100x100: { en: 'Thermal 100 × 100 mm', mm: 'အပူပရင့် 100 × 100 မီလီမီတာ', zh: '热敏 100 × 100 毫米' },
  a4_4up: { en: 'A4, 4 per sheet', mm: 'A4 တစ်ရွက်လျှင် 4 ခု', zh: 'A4，每张 4 个' },
  a4_8up: { en: 'A4, 8 per sheet', mm: 'A4 တစ်ရွက်လျှင် 8 ခု', zh: 'A4，每张 8 个' },
  a5: { en: 'A5', mm: 'A5', zh: 'A5' },
  smart_invoice: { en: 'Smart invoice (A5)', mm: 'စမတ်ငွေတောင်းခံလွှာ (A5)', zh: '智能发票 (A5)' },
  smart_envelope: { en: 'Smart envelope (C5)', mm: 'စမတ်စာအိတ် (C5)', zh: '智能信封 (C5)' },
  smart_envelope_dl: { en: 'Smart envelope (DL)', mm: 'စမတ်စာအိတ် (DL)', zh: '智能信封 (DL)' },
};

export const reprintReasonWords: Record<ReprintReason, Word> = {
  printer: { en: 'The printer failed', mm: 'ပရင်တာ ချို့ယွင်းသည်', zh: '打印机故障' },
  damaged: { en: 'The label is damaged or cannot be read', mm: 'လေဘယ် ပျက်စီး သို့မဟုတ် ဖတ်မရပါ', zh: '运单损坏或无法识读' },
  lost: { en: 'The label is lost', mm: 'လေဘယ် ပျောက်ဆုံးသည်', zh: '运单丢失' },
  changed: { en: 'The label was changed', mm: 'လေဘယ်ပါ အချက်အလက် ပြောင်းလဲသည်', zh: '运单内容已变更' },
  another: { en: 'Another copy is needed', mm: 'နောက်တစ်စောင် လိုအပ်သည်', zh: '需要多打一份' },
};

export const printFieldWords = words({
  labels: commonFieldWords.labels,
  format: { en: 'Format', mm: 'ပုံစံအရွယ်', zh: '规格' },
  reason: commonFieldWords.reason,
  copy: { en: 'Copy', mm: 'မိတ္တူ', zh: '份次' },
});

export const pieceMoneyWords: Record<PieceMoneyKind, Word> = {
  nothing: commonWords.nothingToCollect,
  collect: { en: 'Collect', mm: 'ကောက်ခံရန်', zh: '应收' },
  for_all: { en: 'Collect in all', mm: 'စုစုပေါင်း ကောက်ခံရန်', zh: '整票应收' },
  with_first: { en: 'See piece 1', mm: 'အထုပ် 1 တွင် ကြည့်ပါ', zh: '见第 1 件' },
};

/** Words on a label that the server draws, in Myanmar and English side by side. */
export const labelPaperWords = words({
  from: { en: 'From', mm: 'ပို့သူ', zh: '寄件人' },
  test: { en: 'TEST: no real parcel', mm: 'စမ်းသပ်လေဘယ်- ပါဆယ်အစစ် မဟုတ်ပါ', zh: '测试：非真实包裹' },
});
