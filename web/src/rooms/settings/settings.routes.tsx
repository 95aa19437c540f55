import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Returns whether the viewer may open one of the cards. Roles that may edit the permission matrix are super roles and have both rights. */
function mayOpenSome(viewer: Viewer): boolean {
  return (
    can(viewer, 'branch.view') || can(viewer, 'audit.view') || can(viewer, 'tariff.view') || can(viewer, 'place.edit')
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
