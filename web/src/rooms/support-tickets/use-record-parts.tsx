import { ReceiptText, User } from 'lucide-react';
import { clearanceFieldWords, clearanceStateFaces } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { customerStateFaces } from '@waybill/contract/rooms/customers/customer-states.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import type { SupportTicketDetail } from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink, TargetLink } from '../../kernel/PageLink.tsx';
import type { DetailPart } from '../../shell/detail/DetailPage.tsx';
import { Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { documentPlace } from '../clearances/clearances.door.ts';
import { ticketPageWords as words } from './ticket-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const customerColumns = [
  { key: 'status', word: staffFieldWords.status, kind: 'state', states: customerStateFaces },
  { key: 'phone', word: customerFieldWords.phone, kind: 'phones' },
  { key: 'branch', word: customerFieldWords.branch, kind: 'named' },
] as const;
const clearanceColumns = [
  { key: 'status', word: staffFieldWords.status, kind: 'state', states: clearanceStateFaces },
  { key: 'customer', word: commonFieldWords.customer, kind: 'text' },
  { key: 'actual_clearance_cod', word: clearanceFieldWords.actual_clearance_cod, kind: 'kyat' },
  { key: 'issued_at', word: clearanceFieldWords.issued_at, kind: 'instant' },
] as const;

/** The customer and the document that a ticket is about, beside its conversation. */
export function useRecordParts({ customer, clearance }: SupportTicketDetail): DetailPart[] {
  const say = useSay();
  const mayOpen = useMayOpen();
  const ofCustomer = usePairs(customerColumns, customer);
  const ofClearance = usePairs(clearanceColumns, clearance);
  const place = clearance && documentPlace(clearance);
  return [
    ...(customer
      ? [
          {
            key: 'customer',
            title: `${say(commonFieldWords.customer)} ${customer.name}`,
            content: (
              <>
                <Pairs pairs={ofCustomer} />
                {mayOpen('customer.detail') && (
                  <PageLink to="customer.detail" params={{ customerId: customer.id }} className={buttonLook('plain')}>
                    <Icon of={User} />
                    {say(words.openCustomer)}
                  </PageLink>
                )}
              </>
            ),
            aside: true as const,
          },
        ]
      : []),
    ...(clearance && place
      ? [
          {
            key: 'clearance',
            title: `${say(commonFieldWords.clearance)} ${clearance.number}`,
            content: (
              <>
                <Pairs pairs={ofClearance} />
                {mayOpen(place.name) && (
                  <TargetLink to={place} className={buttonLook('plain')}>
                    <Icon of={ReceiptText} />
                    {say(words.openClearance)}
                  </TargetLink>
                )}
              </>
            ),
            aside: true as const,
          },
        ]
      : []),
  ];
}
