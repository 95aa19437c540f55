import type { PageRow } from '../../kernel/pages.ts';
import { feedbackMessages } from './feedbacks.messages.ts';

const access = { permission: 'feedback.view' } as const;

export const feedbackPages: PageRow[] = [
  {
    name: 'feedback',
    path: '/feedback',
    title: feedbackMessages.list,
    access,
    load: async () => (await import('./FeedbackListPage.tsx')).FeedbackListPage,
  },
  {
    name: 'feedback.create',
    path: '/feedback/create',
    title: feedbackMessages.create,
    access,
    trail: 'feedback',
    load: async () => (await import('./NewFeedbackPage.tsx')).NewFeedbackPage,
  },
  {
    name: 'feedback.detail',
    path: '/feedback/{feedbackId}',
    title: feedbackMessages.list,
    access,
    trail: 'feedback',
    load: async () => (await import('./FeedbackPage.tsx')).FeedbackPage,
  },
];
