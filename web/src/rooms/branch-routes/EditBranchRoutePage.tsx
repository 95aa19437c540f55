import { Trash2 } from 'lucide-react';
import { branchRouteForm } from '@waybill/domain/rooms/branch-routes/branch-route-form.ts';
import { branchRouteList } from '@waybill/contract/rooms/branch-routes/branch-routes.columns.ts';
import type { BranchRouteDetail } from '@waybill/contract/rooms/branch-routes/branch-routes.contract.ts';
import { branchRouteFieldWords } from '@waybill/contract/rooms/branch-routes/branch-routes.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { pickColumns, DetailSection, Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { HistorySection } from '../audit/audit.door.ts';
import { routeName, useRemoveBranchRoute } from './branch-route-commands.ts';
import { branchRoutePageWords as words } from './branch-route-page.words.ts';
import { BranchRouteFields } from './BranchRouteFields.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface Of {
  data: BranchRouteDetail;
}

/** One route: its ends and the branches between them (S-05). */
export const EditBranchRoutePage = editPage({
  call: 'branch_routes.detail',
  param: 'branchRouteId',
  topic: 'branch_route',
  list: 'branch-routes',
  room: 'branch_routes',
  draft: 'branch_route',
  title: routeName,
  form: branchRouteForm,
  words: branchRouteFieldWords,
  initial: ({ from, to, hops }) => ({ from_branch_id: from.id, to_branch_id: to.id, hops: hops.map(({ id }) => id) }),
  save: (id, body, idempotencyKey) => call('branch_routes.edit', { params: { id }, body, idempotencyKey }),
  readOnly: words.readOnly,
  Fields: ({ form, data }: Of & { form: FormModel<typeof branchRouteForm> }) => (
    <>
      <Waiting data={data} />
      <BranchRouteFields form={form} />
    </>
  ),
  Actions: RemoveRoute,
  Side: RouteFacts,
  Below: ({ data }: Of) => <HistorySection room="branch_routes" id={data.id} version={data.version} />,
});

/** A change moves parcels that are here already: said before it is made. */
function Waiting({ data: { waiting, may_edit } }: Of) {
  const say = useSay();
  return waiting > 0 && may_edit ? <Callout title={say(words.waits, { n: waiting })} /> : null;
}

function RemoveRoute({ data, leave }: Of & { leave: () => void }) {
  const remove = useRemoveBranchRoute();
  if (!data.may_edit) return null;
  const run = () =>
    void remove(data.id, routeName(data)).then((gone) => {
      if (gone) leave();
    });
  return (
    <ActionBar
      actions={[{ command: 'remove', blocked: null }]}
      faces={{ remove: { word: commonWords.delete, icon: Trash2, variant: 'danger', run } }}
    />
  );
}

/** Facts of the route that cannot be edited. */
function RouteFacts({ data }: Of) {
  const say = useSay();
  const facts = usePairs(
    [
      { key: 'waiting', word: words.waiting, kind: 'number' },
      ...pickColumns(branchRouteList, 'updated_at'),
      { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant' },
    ],
    data,
  );
  return (
    <DetailSection title={say(commonWords.route)}>
      <Pairs pairs={facts} />
    </DetailSection>
  );
}
