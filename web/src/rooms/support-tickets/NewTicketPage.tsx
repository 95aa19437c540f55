import { useState } from 'react';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import {
  ticketDeskWords,
  ticketFieldWords,
  ticketPriorityWords,
  ticketTypeWords,
} from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { newTicketForm } from '@waybill/domain/rooms/support-tickets/ticket-forms.ts';
import {
  branchDesk,
  officeDesk,
  providerDesk,
  ticketHours,
  type TicketPriority,
  type TicketType,
} from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { CustomerLookup } from '../customers/customers.door.ts';
import { showTickets } from './show-tickets.ts';
import { supportTicketMessages } from './support-tickets.messages.ts';
import { ticketPageWords as words } from './ticket-page.words.ts';

/** The parcel from whose page one comes. */
const parseParcel = ({ parcel }: Readonly<Record<string, unknown>>): string | null =>
  typeof parcel === 'string' ? parcel : null;

/** Raises a ticket; opened from a parcel, it is about that parcel. */
export const NewTicketPage = newPage({
  title: supportTicketMessages.create,
  list: 'support-ticket',
  form: newTicketForm,
  words: ticketFieldWords,
  draft: 'support_ticket',
  useInitial: () => {
    const [parcel] = useSearchState(parseParcel);
    return { type: 'shipping', priority: 'normal', desk: officeDesk, tracking_code: parcel };
  },
  create: (body, idempotencyKey) => call('support_tickets.create', { body: formDataOf(body), idempotencyKey }),
  fresh: showTickets,
  leads: ({ data }) => ({ name: 'support-ticket.detail', params: { ticketId: data.id } }),
  Fields: TicketFields,
});

function TicketFields({ form }: { form: FormModel<typeof newTicketForm> }) {
  const say = useSay();
  const viewer = useViewer();
  const { desk, type, priority } = form.values;
  const hours = ticketHours[type as TicketType]?.[priority as TicketPriority];
  return (
    <>
      <FormSection title={say(words.what)}>
        <FormField of={form} name="type" words={ticketTypeWords} />
        <FormField
          of={form}
          name="priority"
          words={ticketPriorityWords}
          hint={hours === undefined ? undefined : say(words.dueHint, { n: hours })}
        />
        <FormField of={form} name="subject" wide />
        <FormField of={form} name="text" wide />
        <FormField of={form} name="files" wide />
      </FormSection>
      <FormSection title={say(words.whom)}>
        <FormField of={form} name="desk" words={ticketDeskWords} />
        {desk === branchDesk && <FormField of={form} name="to_branch_id" source="branch" required />}
        {desk === providerDesk && <Callout tone="attention">{say(words.providerHint)}</Callout>}
      </FormSection>
      <FormSection title={say(words.about)}>
        {can(viewer, 'label.view') && <FormField of={form} name="tracking_code" hint={say(words.aboutHint)} />}
        <FormField of={form} name="about_branch_id" source="branch" />
        {can(viewer, 'cod.view') && <FormField of={form} name="clearance_no" />}
        {can(viewer, 'customer.view') && <AboutCustomer form={form} />}
      </FormSection>
    </>
  );
}

function AboutCustomer({ form }: { form: FormModel<typeof newTicketForm> }) {
  const say = useSay();
  const [customer, setCustomer] = useState<KnownSender | null>(null);
  const choose = (found: KnownSender | null) => {
    setCustomer(found);
    form.set('customer_id', found?.id ?? null);
  };
  return (
    <Field label={say(ticketFieldWords.customer_id)} error={form.problemOf('customer_id')}>
      {customer ? (
        <Chip label={`${customer.name} · ${customer.phone[0] ?? ''}`} onRemove={() => choose(null)} />
      ) : (
        <CustomerLookup onPick={choose} />
      )}
    </Field>
  );
}
