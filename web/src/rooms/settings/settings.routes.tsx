import { can, type Viewer } from '@waybill/domain/rooms/roles/access.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

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
    title: commonWords.settings,
    access: { check: mayOpenSome },
    load: async () => (await import('./SettingsPage.tsx')).SettingsPage,
  },
];
