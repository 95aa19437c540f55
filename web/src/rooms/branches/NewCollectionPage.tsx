import { branchCollectionForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormPage } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { branchMessages } from './branches.messages.ts';
import { branchWordsOfForm } from './form-words.ts';
import { useFreshLists } from './use-fresh-lists.ts';

/** A new branch collection. */
export function NewCollectionPage() {
  const say = useSay();
  const toast = useToast();
  const fresh = useFreshLists();
  const back = useWayBack('branch-collections');
  const form = useForm(branchCollectionForm, {
    words: branchWordsOfForm,
    draft: 'branch_collection:new',
    submit: (body, { idempotencyKey }) => call('branches.createCollection', { body, idempotencyKey }),
    onSaved: () => {
      toast.success(say(formWords.created));
      fresh('branches.collections', 'branches.collection', 'branches.list', 'branches.detail');
      back.go();
    },
  });
  return (
    <FormPage form={form} title={say(branchMessages.createCollection)} cancelHref={back.href} focusFirst>
      <CollectionFields form={form} />
    </FormPage>
  );
}
