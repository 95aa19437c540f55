import type { PageRow } from '../../kernel/pages.ts';
import { runSheetMessages } from './run-sheets.messages.ts';

const access = { permission: 'run_sheet.view' } as const;

export const runSheetPages: PageRow[] = [
  {
    name: 'run-sheet.mine',
    path: '/run-sheet',
    title: runSheetMessages.mine,
    access,
    load: async () => (await import('./OwnRunPage.tsx')).OwnRunPage,
  },
  {
    name: 'run-sheets.new',
    path: '/run-sheets/new',
    title: runSheetMessages.create,
    access: { permission: 'run_sheet.give', needsBranch: true },
    trail: 'run-sheets',
    load: async () => (await import('./NewRunSheetPage.tsx')).NewRunSheetPage,
  },
  {
    name: 'run-sheets.detail',
    path: '/run-sheets/detail/{runSheetId}',
    title: runSheetMessages.one,
    access,
    trail: 'run-sheets',
    load: async () => (await import('./RunSheetPage.tsx')).RunSheetPage,
  },
  {
    name: 'run-sheets',
    path: '/run-sheets/{tab}',
    title: runSheetMessages.list,
    access,
    params: { tab: 'active' },
    load: async () => (await import('./RunSheetListPage.tsx')).RunSheetListPage,
  },
];
