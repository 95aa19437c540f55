import { words } from '@waybill/domain/kernel/words.ts';

export const textReadingWords = words({
  readAs: { en: 'Read as Zawgyi: {text}', mm: 'ဇော်ဂျီအဖြစ် ဖတ်သည် - {text}', zh: '按 Zawgyi 读作：{text}' },
  keep: { en: 'Keep as typed', mm: 'ရိုက်သည့်အတိုင်း ထားမည်', zh: '按原文保留' },
  typedAs: { en: 'Typed as: {text}', mm: 'ရိုက်ခဲ့သည် - {text}', zh: '原文：{text}' },
  bringBack: { en: 'Bring it back', mm: 'ပြန်ယူမည်', zh: '恢复原文' },
});
