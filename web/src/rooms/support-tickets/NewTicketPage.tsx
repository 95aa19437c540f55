import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import {
  ticketDeskWords,
  ticketFieldWords,
  ticketPriorityWords,
  ticketTypeWords,
} from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { newTicketForm } from '@waybill/domain/rooms/support-tickets/ticket-forms.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
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
import { ticketPageWords as words } from './ticket-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** The record from whose page one comes: a parcel's code, a document's number, a customer. */
const parseAbout = ({ parcel, clearance, customer }: Readonly<Record<string, unknown>>) => ({
  tracking_code: typeof parcel === 'string' ? parcel : null,
  clearance_no: typeof clearance === 'string' ? clearance : null,
  customer_id: Number.isSafeInteger(Number(customer ?? Number.NaN)) ? Number(customer) : null,
});

/** Raises a ticket; opened from a parcel, a customer or a document, it is about that record. */
export const NewTicketPage = newPage({
  title: titleOf('support-ticket.create'),
  list: 'support-ticket',
  form: newTicketForm,
  words: ticketFieldWords,
  draft: 'support_ticket',
  useInitial: () => {
    const [about] = useSearchState(parseAbout);
    const type: TicketType = about.tracking_code === null && about.clearance_no !== null ? 'operation' : 'shipping';
    // A shop asks the branch that serves it.
    const desk = isMerchant(useViewer()) ? branchDesk : officeDesk;
    return { type, priority: 'normal', desk, ...about };
  },
  create: (body, idempotencyKey) => call('support_tickets.create', { body: formDataOf(body), idempotencyKey }),
  changes: 'support_ticket',
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
      {isMerchant(viewer) || (
        <FormSection title={say(words.whom)}>
          <FormField of={form} name="desk" words={ticketDeskWords} />
          {desk === branchDesk && <FormField of={form} name="to_branch_id" source="branch" required />}
          {desk === providerDesk && <Callout tone="attention">{say(words.providerHint)}</Callout>}
        </FormSection>
      )}
      <FormSection title={say(words.about)}>
        {can(viewer, 'label.view') && <FormField of={form} name="tracking_code" hint={say(words.aboutHint)} />}
        {isMerchant(viewer) || <FormField of={form} name="about_branch_id" source="branch" />}
        {can(viewer, 'cod.view') && <FormField of={form} name="clearance_no" />}
        {can(viewer, 'customer.view') && <AboutCustomer form={form} />}
      </FormSection>
    </>
  );
}

function AboutCustomer({ form }: { form: FormModel<typeof newTicketForm> }) {
  const say = useSay();
  const [customer, setCustomer] = useState<Pick<KnownSender, 'id' | 'name' | 'phone'> | null>(null);
  const id = form.values.customer_id as number | null;
  // From a customer's page, and in a restored draft, only the customer's id is known.
  const { data: named } = useQuery({
    queryKey: ['customers.detail', id],
    enabled: id !== null && customer?.id !== id,
    queryFn: ({ signal }) => call('customers.detail', { params: { id: id ?? 0 }, signal, background: true }),
  });
  const shown = id === null ? null : customer?.id === id ? customer : (named?.data ?? null);
  const choose = (found: KnownSender | null) => {
    setCustomer(found);
    form.set('customer_id', found?.id ?? null);
  };
  return (
    <Field label={say(ticketFieldWords.customer_id)} error={form.problemOf('customer_id')}>
      {shown ? (
        <Chip label={`${shown.name} · ${shown.phone[0] ?? ''}`} onRemove={() => choose(null)} />
      ) : (
        <CustomerLookup onPick={choose} />
      )}
    </Field>
  );
}
