import { FileText, Plus, Settings2 } from 'lucide-react';
import { messageList } from '@waybill/contract/rooms/messages/messages.columns.ts';
import type { MessageRow } from '@waybill/contract/rooms/messages/messages.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { messagePageWords as words } from './message-page.words.ts';

const opens = ({ id }: MessageRow): PageTarget => ({ name: 'messages.detail', params: { messageId: id } });
const ways = [
  { page: 'messages.texts', word: titleOf('messages.texts'), icon: FileText },
  { page: 'messages.settings', word: titleOf('messages.settings'), icon: Settings2 },
] as const;

/** The outbox: every message to people outside, and how far it has come (O-09). */
export function MessageListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('messages.create') && (
    <PageLink to="messages.create" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('messages.create'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={messageList}
      call="messages.list"
      page="messages"
      live="message"
      opens={opens}
      searchHint={words.search}
      actions={
        <>
          {ways
            .filter(({ page }) => mayOpen(page))
            .map(({ page, word, icon }) => (
              <PageLink key={page} to={page} className={buttonLook('plain')}>
                <Icon of={icon} />
                {say(word)}
              </PageLink>
            ))}
          {create}
        </>
      }
      first={create || undefined}
    />
  );
}
