import { Plus } from 'lucide-react';
import { supportTicketList } from '@waybill/contract/rooms/support-tickets/support-tickets.columns.ts';
import type { SupportTicketRow } from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import { ticketTabWords } from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import { ticketTabs } from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { ticketPageWords as words } from './ticket-page.words.ts';

const tabs = ticketTabs.map((tab) => ({ value: tab, word: ticketTabWords[tab], filters: { tab } }));
const opens = ({ id }: SupportTicketRow): PageTarget => ({ name: 'support-ticket.detail', params: { ticketId: id } });

/** Tickets that wait for the viewer, those under way, those that have ended. */
export function TicketListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('support-ticket.create') && (
    <PageLink to="support-ticket.create" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('support-ticket.create'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={supportTicketList}
      call="support_tickets.list"
      counts="support_tickets.count"
      page="support-ticket"
      tabs={tabs}
      opens={opens}
      live="support_ticket"
      searchHint={words.search}
      actions={create || null}
      first={create}
    />
  );
}
