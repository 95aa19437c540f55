import { moveInWords } from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import type { PageRow } from '../../kernel/pages.ts';

const view = { permission: 'move_in.view' } as const;

export const moveInPages: PageRow[] = [
  {
    name: 'move-ins',
    path: '/settings/move-ins',
    title: moveInWords.list,
    access: view,
    trail: 'settings',
    load: async () => (await import('./MoveInListPage.tsx')).MoveInListPage,
  },
  {
    name: 'move-ins.new',
    path: '/settings/move-ins/new',
    title: moveInWords.create,
    access: { permission: 'move_in.edit' },
    trail: 'move-ins',
    load: async () => (await import('./NewMoveInPage.tsx')).NewMoveInPage,
  },
  {
    name: 'move-ins.detail',
    path: '/settings/move-ins/{moveInId}',
    title: moveInWords.list,
    access: view,
    trail: 'move-ins',
    load: async () => (await import('./MoveInPage.tsx')).MoveInPage,
  },
];
