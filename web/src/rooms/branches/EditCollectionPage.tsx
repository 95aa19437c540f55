import { Trash2 } from 'lucide-react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { BranchCollectionDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { branchCollectionList } from '@waybill/contract/rooms/branches/branches.columns.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { branchCollectionForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { pickColumns, DetailSection, Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { HistorySection } from '../audit/audit.door.ts';
import { CollectionFields } from './CollectionFields.tsx';
import { branchWordsOfForm } from './form-words.ts';
import { useRemoveCollection } from './use-remove-collection.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

interface Of {
  data: BranchCollectionDetail;
}

/** One branch collection: names and members. */
export const EditCollectionPage = editPage({
  call: 'branches.collection',
  param: 'collectionId',
  topic: 'branch_collection',
  list: 'branch-collections',
  room: 'branch_collections',
  draft: 'branch_collection',
  title: localName,
  form: branchCollectionForm,
  words: branchWordsOfForm,
  initial: (collection) => ({ ...collection, branches: collection.branches.map((branch) => branch.id) }),
  save: (id, body, idempotencyKey) => call('branches.editCollection', { params: { id }, body, idempotencyKey }),
  Fields: ({ form, data }: Of & { form: FormModel<typeof branchCollectionForm> }) => (
    <CollectionFields form={form} id={data.id} />
  ),
  Actions: RemoveCollection,
  Side: CollectionFacts,
  Below: ({ data }: Of) => <HistorySection room="branch_collections" id={data.id} version={data.version} />,
});

function RemoveCollection({ data, leave }: Of & { leave: () => void }) {
  const name = localName(data, useLocale());
  const remove = useRemoveCollection();
  const run = () =>
    void remove(data.id, name).then((gone) => {
      if (gone) leave();
    });
  return (
    <ActionBar
      actions={[{ command: 'remove', blocked: data.may_remove.blocked }]}
      faces={{ remove: { word: commonWords.delete, icon: Trash2, variant: 'danger', run } }}
    />
  );
}

const factColumns = pickColumns(branchCollectionList, 'staff_count', 'updated_at');

/** Facts of the collection that cannot be edited. */
function CollectionFacts({ data: collection }: Of) {
  const say = useSay();
  const facts = usePairs(
    [...factColumns, { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant' }],
    collection,
  );
  return (
    <DetailSection title={say(commonFieldWords.branch_collection)}>
      <Pairs pairs={facts} />
    </DetailSection>
  );
}
