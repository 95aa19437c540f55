import { words } from '@waybill/domain/kernel/words.ts';

/** The title of the page, which the sidebar and the bell have too: in the browser's first load. */
export const ownerDayMessages = words({
  title: { en: 'The day on one page', mm: 'တစ်နေ့တာ အနှစ်ချုပ်', zh: '每日总览' },
});
