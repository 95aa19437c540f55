import { branchTypes } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import { list } from '../../kernel/list.ts';
import { branchFieldWords as field, branchStateFaces, branchTypeWords, branchWords } from './branches.words.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** Branches (E-06). The collection is empty for users who may not see collections. */
export const branchList = list({
  name: 'branches',
  title: commonWords.branches,
  about: branchWords.about,
  access: { permission: 'branch.view' },
  sort: 'code',
  columns: [
    { key: 'code', word: field.code, kind: 'code', sortable: true },
    { key: 'name', word: field.name, kind: 'named', sortable: true, main: true },
    { key: 'type', word: field.type, kind: 'words', words: branchTypeWords },
    { key: 'town', word: field.town, kind: 'named', sortable: true },
    { key: 'phone', word: field.phone, kind: 'phones' },
    { key: 'postcode', word: field.postcode, kind: 'code', sortable: true },
    { key: 'active_staff', word: field.active_staff, kind: 'number', sortable: true },
    { key: 'status', word: staffFieldWords.status, kind: 'state', states: branchStateFaces },
    { key: 'international_mail', word: field.international_mail, kind: 'yes_no', extra: true },
    { key: 'branch_collection', word: field.branch_collection, kind: 'named', extra: true },
    { key: 'address', word: field.address, kind: 'text', extra: true },
    { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'type',
      word: field.type,
      kind: 'select',
      common: true,
      options: branchTypes.map((type) => ({ value: type, word: branchTypeWords[type] })),
    },
    {
      key: 'status',
      word: staffFieldWords.status,
      kind: 'select',
      common: true,
      options: branchLife.stateNames.map((state) => ({ value: state, word: branchStateFaces[state].word })),
    },
    { key: 'town_unknown', word: field.town_unknown, kind: 'yes_no' },
    { key: 'branch_collection_id', word: field.branch_collection, kind: 'select', source: 'branch_collection' },
  ],
});

/** The branch collections, for the roles that administer rights. */
export const branchCollectionList = list({
  name: 'branch_collections',
  title: branchWords.collections,
  about: branchWords.aboutCollections,
  access: { roles: matrixRoles },
  sort: 'name',
  columns: [
    { key: 'name', word: field.name, kind: 'named', sortable: true, main: true },
    { key: 'branches', word: field.branches, kind: 'names' },
    { key: 'branch_count', word: field.branch_count, kind: 'number', sortable: true },
    { key: 'staff_count', word: field.staff_count, kind: 'number', sortable: true },
    { key: 'updated_at', word: staffFieldWords.updated_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [],
});
