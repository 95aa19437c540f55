import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { branchWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Collections are for the roles that administer rights. */
const matrix = { roles: matrixRoles };

export const branchPages: PageRow[] = [
  {
    name: 'branches',
    path: '/settings/branches',
    title: commonWords.branches,
    access: { permission: 'branch.view' },
    trail: 'settings',
    load: async () => (await import('./BranchListPage.tsx')).BranchListPage,
  },
  {
    name: 'branches.new',
    path: '/settings/branches/new',
    title: { en: 'New branch', mm: 'ရုံးခွဲအသစ်', zh: '新建网点' },
    access: { permission: 'branch.create' },
    trail: 'branches',
    load: async () => (await import('./NewBranchPage.tsx')).NewBranchPage,
  },
  {
    name: 'branches.edit',
    path: '/settings/branches/{branchId}',
    title: { en: 'Edit branch', mm: 'ရုံးခွဲ ပြင်ဆင်ရန်', zh: '编辑网点' },
    access: { permission: 'branch.view' },
    trail: 'branches',
    load: async () => (await import('./EditBranchPage.tsx')).EditBranchPage,
  },
  {
    name: 'branch-collections',
    path: '/settings/branch-collections',
    title: branchWords.collections,
    access: matrix,
    trail: 'settings',
    load: async () => (await import('./CollectionListPage.tsx')).CollectionListPage,
  },
  {
    name: 'branch-collections.new',
    path: '/settings/branch-collections/new',
    title: { en: 'New branch collection', mm: 'ရုံးခွဲအစု အသစ်', zh: '新建网点组' },
    access: matrix,
    trail: 'branch-collections',
    load: async () => (await import('./NewCollectionPage.tsx')).NewCollectionPage,
  },
  {
    name: 'branch-collections.edit',
    path: '/settings/branch-collections/{collectionId}',
    title: { en: 'Edit branch collection', mm: 'ရုံးခွဲအစု ပြင်ဆင်ရန်', zh: '编辑网点组' },
    access: matrix,
    trail: 'branch-collections',
    load: async () => (await import('./EditCollectionPage.tsx')).EditCollectionPage,
  },
];
