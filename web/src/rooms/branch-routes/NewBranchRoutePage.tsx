import { branchRouteForm } from '@waybill/domain/rooms/branch-routes/branch-route-form.ts';
import { branchRouteFieldWords } from '@waybill/contract/rooms/branch-routes/branch-routes.words.ts';
import { call } from '../../kernel/client.ts';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import { BranchRouteFields } from './BranchRouteFields.tsx';
import { parseEnds } from './route-ends.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A new route (S-05), with the ends that the address names. */
export const NewBranchRoutePage = newPage({
  title: titleOf('branch-routes.new'),
  list: 'branch-routes',
  form: branchRouteForm,
  words: branchRouteFieldWords,
  draft: 'branch_route',
  useInitial: () => useSearchState(parseEnds)[0],
  create: (body, idempotencyKey) => call('branch_routes.create', { body, idempotencyKey }),
  changes: 'branch_route',
  Fields: BranchRouteFields,
});
