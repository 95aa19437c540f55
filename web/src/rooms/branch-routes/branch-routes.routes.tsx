import type { PageRow } from '../../kernel/pages.ts';
import { branchRouteMessages } from './branch-routes.messages.ts';

const edits = { permission: 'branch_route.edit' } as const;

export const branchRoutePages: PageRow[] = [
  {
    name: 'branch-routes',
    path: '/settings/routes',
    title: branchRouteMessages.list,
    access: { permission: 'branch.view' },
    settings: 3,
    trail: 'settings',
    load: async () => (await import('./BranchRouteListPage.tsx')).BranchRouteListPage,
  },
  {
    name: 'branch-routes.new',
    path: '/settings/routes/new',
    title: branchRouteMessages.create,
    access: edits,
    trail: 'branch-routes',
    load: async () => (await import('./NewBranchRoutePage.tsx')).NewBranchRoutePage,
  },
  {
    name: 'branch-routes.edit',
    path: '/settings/routes/{branchRouteId}',
    title: branchRouteMessages.edit,
    access: { permission: 'branch.view' },
    trail: 'branch-routes',
    load: async () => (await import('./EditBranchRoutePage.tsx')).EditBranchRoutePage,
  },
];
