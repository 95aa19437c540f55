import { payoutRunWords } from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import type { PageRow } from '../../kernel/pages.ts';

const view = { permission: 'cod.view' } as const;

export const payoutRunPages: PageRow[] = [
  {
    name: 'payout-runs',
    path: '/payouts',
    title: payoutRunWords.list,
    access: view,
    load: async () => (await import('./PayoutRunListPage.tsx')).PayoutRunListPage,
  },
  {
    name: 'payout-runs.new',
    path: '/payouts/new',
    title: { en: 'New payout run', mm: 'ငွေလွှဲပေးမှုအသစ်', zh: '新建批量付款' },
    access: { permission: 'cod.clear' },
    trail: 'payout-runs',
    load: async () => (await import('./NewPayoutRunPage.tsx')).NewPayoutRunPage,
  },
  {
    name: 'payout-runs.detail',
    path: '/payouts/{runId}',
    title: payoutRunWords.list,
    access: view,
    trail: 'payout-runs',
    load: async () => (await import('./PayoutRunPage.tsx')).PayoutRunPage,
  },
  {
    name: 'payout-templates',
    path: '/settings/payout-templates',
    title: payoutRunWords.templates,
    access: view,
    trail: 'settings',
    load: async () => (await import('./PayoutTemplateListPage.tsx')).PayoutTemplateListPage,
  },
  {
    name: 'payout-templates.new',
    path: '/settings/payout-templates/new',
    title: { en: 'New bank file template', mm: 'ဘဏ်ဖိုင် ပုံစံအသစ်', zh: '新建银行文件模板' },
    access: { permission: 'bank_account.edit' },
    trail: 'payout-templates',
    load: async () => (await import('./NewPayoutTemplatePage.tsx')).NewPayoutTemplatePage,
  },
  {
    name: 'payout-templates.detail',
    path: '/settings/payout-templates/{templateId}',
    title: payoutRunWords.templates,
    access: view,
    trail: 'payout-templates',
    load: async () => (await import('./PayoutTemplatePage.tsx')).PayoutTemplatePage,
  },
];
