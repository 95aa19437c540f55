import { Trash2 } from 'lucide-react';
import { localName } from '@waybill/domain/kernel/named.ts';
import type { BranchCollectionDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { branchCollectionList } from '@waybill/contract/rooms/branches/branches.columns.ts';
import { branchWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { branchCollectionForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams } from '../../kernel/page-hooks.ts';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { DetailSection, Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useRecord } from '../../shell/detail/use-record.ts';
import { FormPage } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { HistorySection } from '../audit/audit.door.ts';
import { CollectionFields } from './CollectionFields.tsx';
import { branchMessages } from './branches.messages.ts';
import { branchPageWords } from './branch-page.words.ts';
import { branchWordsOfForm } from './form-words.ts';
import { useFreshLists } from './use-fresh-lists.ts';
import { useRemoveCollection } from './use-remove-collection.ts';

/** One branch collection: names and members. */
export function EditCollectionPage() {
  const say = useSay();
  const locale = useLocale();
  const { collectionId } = usePageParams();
  const back = useWayBack('branch-collections');
  const query = useRecord('branches.collection', collectionId, 'branch_collection');
  useCrumb(query.data && localName(query.data, locale));
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(branchMessages.collections)}>
      {(collection) => (
        <>
          <EditCollection key={collection.id} collection={collection} />
          <HistorySection room="branch_collections" id={collection.id} version={collection.version} />
        </>
      )}
    </RecordStates>
  );
}

function EditCollection({ collection }: { collection: BranchCollectionDetail }) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const fresh = useFreshLists();
  const back = useWayBack('branch-collections');
  const remove = useRemoveCollection();
  const form = useForm(branchCollectionForm, {
    words: branchWordsOfForm,
    draft: `branch_collection:${collection.id}`,
    initial: { ...collection, branches: collection.branches.map((branch) => branch.id) },
    version: collection.version,
    submit: (values, { version, idempotencyKey }) =>
      call('branches.editCollection', { params: { id: collection.id }, body: { ...values, version }, idempotencyKey }),
    onSaved: () => {
      toast.success(say(formWords.saved));
      fresh('branches.collections', 'branches.collection', 'branches.list', 'branches.detail');
      back.go();
    },
  });
  const name = localName(collection, locale);
  const removeFace = {
    word: branchPageWords.remove,
    icon: Trash2,
    variant: 'danger' as const,
    run: () =>
      void remove(collection.id, name).then((gone) => {
        if (gone) back.go();
      }),
  };
  return (
    <FormPage
      form={form}
      record={{ room: 'branch_collections', id: collection.id }}
      title={name}
      cancelHref={back.href}
      side={<CollectionFacts collection={collection} />}
      actions={
        <ActionBar
          actions={[{ command: 'remove', blocked: collection.may_remove.blocked }]}
          faces={{ remove: removeFace }}
        />
      }>
      <CollectionFields form={form} id={collection.id} />
    </FormPage>
  );
}

const factColumns = branchCollectionList.columns.filter(
  (column) => column.key === 'staff_count' || column.key === 'updated_at',
);

function CollectionFacts({ collection }: { collection: BranchCollectionDetail }) {
  const say = useSay();
  const facts = usePairs(
    [...factColumns, { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant' }],
    collection,
  );
  return (
    <DetailSection title={say(branchWords.collection)}>
      <Pairs pairs={facts} />
    </DetailSection>
  );
}
