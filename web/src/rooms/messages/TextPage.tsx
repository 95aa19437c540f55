import { useQuery } from '@tanstack/react-query';
import type { MessageTemplate } from '@waybill/contract/rooms/messages/messages.contract.ts';
import {
  addresseeWords,
  messageFieldWords,
  messagePurposeWords,
} from '@waybill/contract/rooms/messages/messages.words.ts';
import { locales, type Locale } from '@waybill/domain/kernel/locale.ts';
import { templateForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import { messagePurposes, type MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { previewOf } from '@waybill/domain/rooms/messages/templates.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo, usePageParams } from '../../kernel/page-hooks.ts';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm, type FormModel } from '../../shell/form/use-form.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { messagePageWords as words } from './message-page.words.ts';
import styles from './Messages.module.css';
import { useLength } from './use-length.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The text of one occasion in three languages, each with how it will look and how long it is. */
export function TextPage() {
  const say = useSay();
  const { purpose } = usePageParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['messages.templates'],
    queryFn: ({ signal }) => call('messages.templates', { signal }),
  });
  const found = data?.data.find((template) => template.purpose === purpose);
  const query = { data: found, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('messages.texts')} backLabel={say(titleOf('messages.texts'))}>
      {(template) => <Edit key={template.purpose} template={template} />}
    </RecordStates>
  );
}

function Edit({ template }: { template: MessageTemplate }) {
  const say = useSay();
  const toast = useToast();
  const go = usePageGo();
  const changed = useChanged();
  const purpose = template.purpose as MessagePurpose;
  const { to, gaps } = messagePurposes[purpose];
  const form = useForm(templateForm, {
    words: messageFieldWords,
    draft: `message_text:${purpose}`,
    initial: { ...template },
    version: template.version,
    submit: (body, { version, idempotencyKey }) =>
      call('messages.editTemplate', { params: { purpose }, body: { ...body, version }, idempotencyKey }),
    onSaved: () => {
      toast.success(say(commonWords.savedSuccessfully));
      void changed('message');
      go('messages.texts', { replace: true });
    },
  });
  return (
    <FormPage form={form} title={say(messagePurposeWords[purpose])} cancelHref={pathOf('messages.texts')}>
      <FormSection title={say(addresseeWords[to])}>
        <FormField of={form} name="is_active" />
        <p className={`${styles.small} ${styles.whole}`}>
          {say(words.gaps, { gaps: gaps.map((gap) => `{${gap}}`).join(' ') })}
        </p>
      </FormSection>
      {locales.map((locale) => (
        <TextOf key={locale} form={form} locale={locale} />
      ))}
    </FormPage>
  );
}

function TextOf({ form, locale }: { form: FormModel<typeof templateForm>; locale: Locale }) {
  const say = useSay();
  const shown = previewOf(String(form.values[locale] ?? ''), locale);
  const length = useLength(shown);
  return (
    <FormSection>
      <FormField of={form} name={locale} wide hint={length} />
      <div>
        <span className={styles.small}>{say(words.preview)}</span>
        <p className={styles.shown}>{shown}</p>
      </div>
    </FormSection>
  );
}
