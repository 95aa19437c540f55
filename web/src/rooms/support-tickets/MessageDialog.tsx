import { useQuery } from '@tanstack/react-query';
import type { SupportTicketDetail } from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import {
  supportTicketCommandWords,
  ticketFieldWords,
} from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import type { SupportTicketCommand } from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import { ticketMessageForm } from '@waybill/domain/rooms/support-tickets/ticket-forms.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { ticketPageWords as words } from './ticket-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { sayDone } from '../../shell/say-done.ts';

export type WritingCommand = Exclude<SupportTicketCommand, 'close' | 'hand_on'>;

/** Dialog for a message between the two sides of a ticket; a reply may start with a canned answer. */
export function MessageDialog({
  data,
  command,
  onClose,
}: {
  data: SupportTicketDetail;
  command: WritingCommand;
  onClose: () => void;
}) {
  const say = useSay();
  const { verb, ask } = supportTicketCommandWords[command];
  const params = { id: data.id };
  return (
    <FormDialog
      form={ticketMessageForm}
      words={ticketFieldWords}
      title={say.loose(ask, { name: data.number })}
      yes={say.loose(verb)}
      initial={{ version: data.version }}
      success={sayDone(say, verb, data.number)}
      changes="support_ticket"
      // After a refusal for a newer message, the dialog sends the version of the ticket that is then displayed behind it.
      submit={(body, { idempotencyKey }) =>
        call(`support_tickets.${command}`, {
          params,
          body: formDataOf({ ...body, version: data.version }),
          idempotencyKey,
        })
      }
      onClose={onClose}>
      {(form) => (
        <>
          {data.side === 'desk' && <Canned form={form} locale={data.raiser_locale} />}
          <FormField of={form} name="text" wide />
          <FormField of={form} name="files" wide />
        </>
      )}
    </FormDialog>
  );
}

interface CannedProps {
  form: FormModel<typeof ticketMessageForm>;
  locale: SupportTicketDetail['raiser_locale'];
}

/** Inserts a canned answer in the language of the person who asked; renders nothing when no canned answers exist. */
function Canned({ form, locale }: CannedProps) {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['canned_answers.all'],
    queryFn: ({ signal }) => call('canned_answers.all', { signal, background: true }),
    retry: false,
  });
  const answers = data?.data ?? [];
  if (answers.length === 0) return null;
  const take = (id: number | null) => {
    const taken = answers.find((one) => one.id === id);
    if (taken) form.set('text', taken[`text_${locale}`] ?? taken.text_en);
  };
  return (
    <Field label={say(commonWords.cannedAnswer)} hint={say(words.cannedHint)}>
      <Select value={null} options={answers.map(({ id, title }) => ({ value: id, label: title }))} onChange={take} />
    </Field>
  );
}
