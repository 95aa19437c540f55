import { matrixRoles } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { branchMessages } from './branches.messages.ts';

/** Collections are for the roles that administer rights. */
const matrix = { roles: matrixRoles };

export const branchPages: PageRow[] = [
  {
    name: 'branches',
    path: '/settings/branches',
    title: branchMessages.list,
    access: { permission: 'branch.view' },
    settings: 1,
    trail: 'settings',
    load: async () => (await import('./BranchListPage.tsx')).BranchListPage,
  },
  {
    name: 'branches.new',
    path: '/settings/branches/new',
    title: branchMessages.create,
    access: { permission: 'branch.create' },
    trail: 'branches',
    load: async () => (await import('./NewBranchPage.tsx')).NewBranchPage,
  },
  {
    name: 'branches.edit',
    path: '/settings/branches/{branchId}',
    title: branchMessages.edit,
    access: { permission: 'branch.view' },
    trail: 'branches',
    load: async () => (await import('./EditBranchPage.tsx')).EditBranchPage,
  },
  {
    name: 'branch-collections',
    path: '/settings/branch-collections',
    title: branchMessages.collections,
    access: matrix,
    settings: 2,
    trail: 'settings',
    load: async () => (await import('./CollectionListPage.tsx')).CollectionListPage,
  },
  {
    name: 'branch-collections.new',
    path: '/settings/branch-collections/new',
    title: branchMessages.createCollection,
    access: matrix,
    trail: 'branch-collections',
    load: async () => (await import('./NewCollectionPage.tsx')).NewCollectionPage,
  },
  {
    name: 'branch-collections.edit',
    path: '/settings/branch-collections/{collectionId}',
    title: branchMessages.editCollection,
    access: matrix,
    trail: 'branch-collections',
    load: async () => (await import('./EditCollectionPage.tsx')).EditCollectionPage,
  },
];
