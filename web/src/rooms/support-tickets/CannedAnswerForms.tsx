import { Trash2 } from 'lucide-react';
import type { CannedAnswer } from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import { cannedAnswerFieldWords } from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import { cannedAnswerForm } from '@waybill/domain/rooms/support-tickets/ticket-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { ticketPageWords as words } from './ticket-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** A new answer that is given often. */
export const NewCannedAnswerPage = newPage({
  title: words.newCanned,
  list: 'canned-answers',
  form: cannedAnswerForm,
  words: cannedAnswerFieldWords,
  draft: 'canned_answer',
  create: (body, idempotencyKey) => call('canned_answers.create', { body, idempotencyKey }),
  changes: 'canned_answers',
  Fields: CannedFields,
});

/** Changing one, or deleting it. */
export const EditCannedAnswerPage = editPage({
  call: 'canned_answers.detail',
  param: 'cannedId',
  topic: null,
  list: 'canned-answers',
  room: 'canned_answers',
  draft: 'canned_answer',
  title: ({ title }) => title,
  form: cannedAnswerForm,
  words: cannedAnswerFieldWords,
  save: (id, body, idempotencyKey) => call('canned_answers.edit', { params: { id }, body, idempotencyKey }),
  changes: 'canned_answers',
  Fields: CannedFields,
  Actions: RemoveCanned,
});

function CannedFields({ form }: { form: FormModel<typeof cannedAnswerForm> }) {
  const say = useSay();
  return (
    <FormSection title={say(words.cannedTexts)}>
      <FormField of={form} name="title" wide />
      <FormField of={form} name="text_mm" wide />
      <FormField of={form} name="text_en" wide />
      <FormField of={form} name="text_zh" wide />
    </FormSection>
  );
}

function RemoveCanned({ data, leave }: { data: CannedAnswer; leave: () => void }) {
  const say = useSay();
  const run = useAction();
  const remove = async () => {
    const gone = await run(() => call('canned_answers.remove', { params: { id: data.id } }), {
      ask: { kind: 'delete', text: say(words.removeAsk, { name: data.title }), yes: say(commonWords.delete) },
      success: say(commonWords.deleted, { name: data.title }),
      changes: 'canned_answers',
    });
    if (gone !== undefined) leave();
  };
  return (
    <Button icon={Trash2} variant="danger" onClick={() => void remove()}>
      {say(commonWords.delete)}
    </Button>
  );
}
