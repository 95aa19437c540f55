import { words } from '@waybill/domain/kernel/words.ts';

export const settingsMessages = words({
  title: { en: 'Settings', mm: 'ဆက်တင်များ', zh: '设置' },
});
