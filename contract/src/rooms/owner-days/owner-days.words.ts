import { words } from '@waybill/domain/kernel/words.ts';

export const ownerDayFieldWords = words({
  sheet_hour: { en: 'Hour of the sheet', mm: 'နေ့စဉ်စာရင်း ပိတ်ချိန် (နာရီ)', zh: '日报生成时间（点）' },
});
