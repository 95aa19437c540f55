import { words } from '@waybill/domain/kernel/words.ts';

export const announcementFieldWords = words({
  title: { en: 'Title', mm: 'ခေါင်းစဉ်', zh: '标题' },
});
