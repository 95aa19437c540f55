import type { PageRow } from '../../kernel/pages.ts';
import { printMessages } from './prints.messages.ts';

const access = { permission: 'label.print' } as const;
const load = async () => (await import('./PrintPage.tsx')).PrintPage;

/** `id` is a label's number or code, or several joined by commas; the page of many takes them as `ids`, or a list's `selection` (N-13, N-30). */
export const printPages: PageRow[] = [
  { name: 'label-print', path: '/label/print/{id}', title: printMessages.one, access, load },
  {
    name: 'label-customs',
    path: '/label/customs/{labelId}',
    title: printMessages.customs,
    access,
    load: async () => (await import('./CustomsPage.tsx')).CustomsPage,
  },
  { name: 'label-multi-print', path: '/label/multi-print', title: printMessages.many, access, load },
];
