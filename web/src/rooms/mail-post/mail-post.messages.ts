import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const mailPostMessages = words({
  list: { en: 'Mail post', mm: 'စာတိုက်ပို့ဆောင်ရေး', zh: '邮政' },
  international: { en: 'International mail', mm: 'နိုင်ငံတကာစာပို့', zh: '国际邮件' },
  files: { en: 'Tracking files', mm: 'ခြေရာခံဖိုင်များ', zh: '邮政跟踪文件' },
  file: { en: 'Tracking file', mm: 'ခြေရာခံဖိုင်', zh: '邮政跟踪文件' },
});
