import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Open to everybody who may open one of its cards; the roles of the matrix, which open some more, hold these rights too. */
function mayOpenSome(viewer: Viewer): boolean {
  return (
    can(viewer, 'branch.view') ||
    can(viewer, 'audit.view') ||
    can(viewer, 'tariff.view') ||
    can(viewer, 'tariff.edit') ||
    can(viewer, 'place.edit') ||
    can(viewer, 'expense.settings') ||
    can(viewer, 'message.settings')
  );
}

export const settingsPages: PageRow[] = [
  {
    name: 'settings',
    path: '/settings',
    title: commonWords.settings,
    access: { check: mayOpenSome },
    load: async () => (await import('./SettingsPage.tsx')).SettingsPage,
  },
];
