import type { PageRow } from '../../kernel/pages.ts';
import { tariffMessages } from './tariffs.messages.ts';

const view = { permission: 'tariff.view' } as const;

export const tariffPages: PageRow[] = [
  {
    name: 'tariffs',
    path: '/settings/prices',
    title: tariffMessages.list,
    access: view,
    settings: 4,
    trail: 'settings',
    load: async () => (await import('./TariffListPage.tsx')).TariffListPage,
  },
  {
    name: 'tariffs.new',
    path: '/settings/prices/new',
    title: tariffMessages.create,
    access: { permission: 'tariff.edit' },
    trail: 'tariffs',
    load: async () => (await import('./NewTariffPage.tsx')).NewTariffPage,
  },
  {
    name: 'tariffs.edit',
    path: '/settings/prices/{tariffId}',
    title: tariffMessages.edit,
    access: view,
    trail: 'tariffs',
    load: async () => (await import('./TariffPage.tsx')).TariffPage,
  },
  {
    name: 'quote',
    path: '/quote',
    title: tariffMessages.quote,
    access: { permission: { view: 'tariff.view', create: 'label.create' } },
    load: async () => (await import('./QuotePage.tsx')).QuotePage,
  },
];
