import { moveInFieldWords } from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { moveInForm } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { moveInPageWords as words } from './move-in-page.words.ts';

function MoveInFields({ form }: { form: FormModel<typeof moveInForm> }) {
  const say = useSay();
  return (
    <FormSection title={say(words.begin)}>
      <FormField of={form} name="name" hint={say(words.nameHint)} wide />
      <FormField of={form} name="opening_day" hint={say(words.dayHint)} />
    </FormSection>
  );
}

/** Begins a move-in. */
export const NewMoveInPage = newPage({
  title: titleOf('move-ins.new'),
  list: 'move-ins',
  form: moveInForm,
  words: moveInFieldWords,
  draft: 'move_in',
  useInitial: () => ({ opening_day: businessDate(new Date()) }),
  create: (body, idempotencyKey) => call('move_ins.create', { body, idempotencyKey }),
  changes: 'move_in',
  leads: ({ data }) => ({ name: 'move-ins.detail', params: { moveInId: data.id } }),
  Fields: MoveInFields,
});
