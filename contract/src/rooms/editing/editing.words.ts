import { words } from '@waybill/domain/kernel/words.ts';

export const editingFieldWords = words({
  typed_text: { en: 'Typed text', mm: 'ရိုက်ထားသော စာသား', zh: '输入的原文' },
});
