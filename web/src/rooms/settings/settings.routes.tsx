import { can, type Viewer } from '@waybill/domain/rooms/roles/access.ts';
import type { PageRow } from '../../kernel/pages.ts';

/** Open to whoever may open one of its cards: those of the matrix hold both rights too, as super roles. */
function mayOpenSome(viewer: Viewer): boolean {
  return (
    can(viewer, 'branch.view') || can(viewer, 'audit.view') || can(viewer, 'tariff.view') || can(viewer, 'place.edit')
  );
}

export const settingsPages: PageRow[] = [
  {
    name: 'settings',
    path: '/settings',
    title: { en: 'Settings', mm: 'ဆက်တင်များ', zh: '设置' },
    access: { check: mayOpenSome },
    load: async () => (await import('./SettingsPage.tsx')).SettingsPage,
  },
];
