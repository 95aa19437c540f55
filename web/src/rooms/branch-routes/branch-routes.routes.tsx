import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'branch-routes.new': 'from_branch_id' | 'to_branch_id';
  }
}

const edits = { permission: 'branch_route.edit' } as const;

export const branchRoutePages: PageRow[] = [
  {
    name: 'branch-routes',
    path: '/settings/routes',
    title: commonWords.routes,
    access: { permission: 'branch.view' },
    trail: 'settings',
    load: async () => (await import('./BranchRouteListPage.tsx')).BranchRouteListPage,
  },
  {
    name: 'branch-routes.new',
    path: '/settings/routes/new',
    title: { en: 'New route', mm: 'လမ်းကြောင်းအသစ်', zh: '新建路线' },
    access: edits,
    trail: 'branch-routes',
    load: async () => (await import('./NewBranchRoutePage.tsx')).NewBranchRoutePage,
  },
  {
    name: 'branch-routes.edit',
    path: '/settings/routes/{branchRouteId}',
    title: { en: 'Edit route', mm: 'လမ်းကြောင်း ပြင်ဆင်ရန်', zh: '编辑路线' },
    access: { permission: 'branch.view' },
    trail: 'branch-routes',
    load: async () => (await import('./EditBranchRoutePage.tsx')).EditBranchRoutePage,
  },
];
