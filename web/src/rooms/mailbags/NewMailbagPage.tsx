import { openMailbagForm } from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import { mailbagFieldWords } from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { mailbagPageWords as words } from './mailbag-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A new bag for a next branch; its page opens, where parcels are scanned in. */
export const NewMailbagPage = newPage({
  title: titleOf('mailbags.new'),
  list: 'mailbags',
  form: openMailbagForm,
  words: mailbagFieldWords,
  draft: 'mailbag',
  create: (body, idempotencyKey) => call('mailbags.create', { body, idempotencyKey }),
  changes: 'mailbag',
  leads: ({ data }) => ({ name: 'mailbags.detail', params: { mailbagId: data.id } }),
  Fields,
});

function Fields({ form }: { form: FormModel<typeof openMailbagForm> }) {
  const say = useSay();
  const here = useUser().branch?.id;
  const branches = useOptions('branch');
  return (
    <FormSection title={say(words.ends)}>
      <FormField of={form} name="to_branch_id" options={branches.options.filter(({ value }) => value !== here)} />
      <FormField of={form} name="remark" />
    </FormSection>
  );
}
