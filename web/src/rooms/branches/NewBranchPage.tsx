import { newBranchForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { defaultBranchType } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormPage } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { BranchFields } from './BranchFields.tsx';
import { branchMessages } from './branches.messages.ts';
import { branchWordsOfForm } from './form-words.ts';
import { useFreshLists } from './use-fresh-lists.ts';

/** A new branch (C-01). */
export function NewBranchPage() {
  const say = useSay();
  const toast = useToast();
  const fresh = useFreshLists();
  const back = useWayBack('branches');
  const form = useForm(newBranchForm, {
    words: branchWordsOfForm,
    draft: 'branch:new',
    initial: { type: defaultBranchType },
    submit: (body, { idempotencyKey }) => call('branches.create', { body, idempotencyKey }),
    onSaved: () => {
      toast.success(say(formWords.created));
      fresh('branches.list');
      back.go();
    },
  });
  return (
    <FormPage form={form} title={say(branchMessages.create)} cancelHref={back.href} focusFirst>
      <BranchFields form={form as unknown as Parameters<typeof BranchFields>[0]['form']} fresh={form} />
    </FormPage>
  );
}
