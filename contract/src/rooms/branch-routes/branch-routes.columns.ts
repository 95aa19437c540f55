import { list } from '../../kernel/list.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import { branchRouteFieldWords as field, branchRouteWords } from './branch-routes.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** The routes between branches (S-05). */
export const branchRouteList = list({
  name: 'branch_routes',
  title: commonWords.routes,
  about: branchRouteWords.about,
  access: { permission: 'branch.view' },
  sort: 'from',
  columns: [
    { key: 'from', word: field.from, kind: 'named', sortable: true, main: true },
    { key: 'to', word: field.to, kind: 'named', sortable: true },
    { key: 'hops', word: field.hops, kind: 'names' },
    { key: 'updated_at', word: staffFieldWords.updated_at, kind: 'instant', sortable: true },
  ],
  filters: [
    { key: 'from_branch_id', word: field.from, kind: 'select', source: 'branch', common: true },
    { key: 'to_branch_id', word: field.to, kind: 'select', source: 'branch', common: true },
  ],
});
