import type { PageRow } from '../../kernel/pages.ts';
import { feedbackWords } from '@waybill/contract/rooms/feedbacks/feedbacks.words.ts';

/** Several pages have this title. */
const listTitle = feedbackWords.list;

const access = { permission: 'feedback.view' } as const;

export const feedbackPages: PageRow[] = [
  {
    name: 'feedback',
    path: '/feedback',
    title: listTitle,
    access,
    load: async () => (await import('./FeedbackListPage.tsx')).FeedbackListPage,
  },
  {
    name: 'feedback.create',
    path: '/feedback/create',
    title: { en: 'New feedback', mm: 'အကြံပြုချက်အသစ်', zh: '新建反馈' },
    access,
    trail: 'feedback',
    load: async () => (await import('./NewFeedbackPage.tsx')).NewFeedbackPage,
  },
  {
    name: 'shop-feedback',
    path: '/shop/feedback',
    title: { en: 'Your opinion', mm: 'သင့်အမြင်', zh: '您的意见' },
    access: { userType: 'merchant' },
    merchants: true,
    load: async () => (await import('./ServiceFeedbackPage.tsx')).ServiceFeedbackPage,
  },
  {
    name: 'feedback.detail',
    path: '/feedback/{feedbackId}',
    title: listTitle,
    access,
    trail: 'feedback',
    load: async () => (await import('./FeedbackPage.tsx')).FeedbackPage,
  },
];
