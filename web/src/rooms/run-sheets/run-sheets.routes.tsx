import type { PageRow } from '../../kernel/pages.ts';
import { runSheetWords } from '@waybill/contract/rooms/run-sheets/run-sheets.words.ts';

const access = { permission: 'run_sheet.view' } as const;

export const runSheetPages: PageRow[] = [
  {
    name: 'run-sheet.mine',
    path: '/run-sheet',
    title: { en: 'My run', mm: 'ကျွန်ုပ်၏ ပို့ဆောင်ရေး', zh: '我的派件' },
    access,
    load: async () => (await import('./OwnRunPage.tsx')).OwnRunPage,
  },
  {
    name: 'run-sheets.new',
    path: '/run-sheets/new',
    title: { en: 'New run sheet', mm: 'ပို့ဆောင်စာရင်း ဖွင့်ရန်', zh: '开派件单' },
    access: { permission: 'run_sheet.give', needsBranch: true },
    trail: 'run-sheets',
    load: async () => (await import('./NewRunSheetPage.tsx')).NewRunSheetPage,
  },
  {
    name: 'run-sheets.detail',
    path: '/run-sheets/detail/{runSheetId}',
    title: runSheetWords.one,
    access,
    trail: 'run-sheets',
    load: async () => (await import('./RunSheetPage.tsx')).RunSheetPage,
  },
  {
    name: 'run-sheets',
    path: '/run-sheets/{tab}',
    title: runSheetWords.list,
    access,
    params: { tab: 'active' },
    load: async () => (await import('./RunSheetListPage.tsx')).RunSheetListPage,
  },
];
