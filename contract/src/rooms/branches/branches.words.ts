import { words } from '@waybill/domain/kernel/words.ts';

export const branchFieldWords = words({
  code: { en: 'Code', mm: 'ကုဒ်', zh: '代码' },
});
