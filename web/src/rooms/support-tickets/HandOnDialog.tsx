import { useQuery } from '@tanstack/react-query';
import type { SupportTicketDetail } from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import {
  supportTicketCommandWords,
  ticketDeskWords,
  ticketFieldWords,
} from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import { ticketHandOnForm } from '@waybill/domain/rooms/support-tickets/ticket-forms.ts';
import { branchDesk, type TicketDesk } from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { ticketPageWords as words } from './ticket-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { sayDone } from '../../shell/say-done.ts';

const { verb, ask } = supportTicketCommandWords.hand_on;
const fieldWords = { ...ticketFieldWords, text: commonFieldWords.reason };

/** Gives a ticket on to another desk or to one person of a desk, and says why. */
export function HandOnDialog({ data, onClose }: { data: SupportTicketDetail; onClose: (done: boolean) => void }) {
  const say = useSay();
  return (
    <FormDialog
      form={ticketHandOnForm}
      words={fieldWords}
      title={say.loose(ask, { name: data.number })}
      text={say(words.handOnText)}
      yes={say.loose(verb)}
      initial={{ version: data.version, desk: data.desk, to_branch_id: data.to_branch_id }}
      success={sayDone(say, verb, data.number)}
      changes="support_ticket"
      submit={(body, { idempotencyKey }) =>
        call('support_tickets.hand_on', {
          params: { id: data.id },
          body: { ...body, version: data.version },
          idempotencyKey,
        })
      }
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="desk" words={ticketDeskWords} />
          {form.values.desk === branchDesk && <FormField of={form} name="to_branch_id" source="branch" required />}
          <Person form={form} ticketId={data.id} />
          <FormField of={form} name="text" wide />
        </>
      )}
    </FormDialog>
  );
}

/** The people who answer for the desk that is chosen; nobody means all of them. */
function Person({ form, ticketId }: { form: FormModel<typeof ticketHandOnForm>; ticketId: number }) {
  const say = useSay();
  const desk = form.values.desk as TicketDesk;
  const branch = desk === branchDesk ? (form.values.to_branch_id as number | null) : null;
  const { data } = useQuery({
    queryKey: ['support_tickets.people', ticketId, desk, branch],
    enabled: desk !== branchDesk || branch !== null,
    queryFn: ({ signal }) =>
      call('support_tickets.people', {
        params: { id: ticketId },
        query: { desk, ...(branch === null ? {} : { to_branch_id: branch }) },
        signal,
        background: true,
      }),
  });
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <FormField of={form} name="to_staff_id" options={options} hint={say(words.personHint)} />;
}
