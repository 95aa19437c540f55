import type { PageRow } from '../../kernel/pages.ts';
import { placeWords } from '@waybill/contract/rooms/places/places.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'places.new': 'type' | 'parent_id';
  }
}

/** Users who manage branches see where each delivers; only some may change it. The list itself has the same rule. */
const sees = { permission: { edit: 'place.edit', view: 'branch.view' } } as const;

export const placePages: PageRow[] = [
  {
    name: 'places',
    path: '/settings/places',
    title: placeWords.list,
    access: sees,
    trail: 'settings',
    load: async () => (await import('./PlaceListPage.tsx')).PlaceListPage,
  },
  {
    name: 'places.new',
    path: '/settings/places/new',
    title: { en: 'New place', mm: 'နေရာဒေသ အသစ်', zh: '新建地点' },
    access: { permission: 'place.edit' },
    trail: 'places',
    load: async () => (await import('./NewPlacePage.tsx')).NewPlacePage,
  },
  {
    name: 'places.edit',
    path: '/settings/places/{placeId}',
    title: { en: 'Edit place', mm: 'နေရာဒေသ ပြင်ဆင်ရန်', zh: '编辑地点' },
    access: sees,
    trail: 'places',
    load: async () => (await import('./EditPlacePage.tsx')).EditPlacePage,
  },
];
