import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { shortMessage } from '@waybill/domain/kernel/text.ts';
import { call } from '../kernel/client.ts';
import { useLocale, useSay } from '../kernel/i18n.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { PopoverPopup } from '../ui/overlays/PopoverPopup.tsx';
import type { BellPanelProps } from './CountBell.tsx';
import { voiceBellWords as words } from './voice-bells.words.ts';
import styles from './Bell.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Panel of the message count: the unread conversations, and a link to all of them. */
export function ChatBellPanel({ answer, failed, ...opened }: BellPanelProps<number>) {
  const say = useSay();
  const locale = useLocale();
  const close = () => opened.onOpenChange(false);
  const { data } = useQuery({
    queryKey: ['chats.people', 'bell', answer],
    queryFn: async ({ signal }) => {
      const [people, groups] = await Promise.all([
        call('chats.people', { query: {}, signal, background: true }),
        call('chats.groups', { query: {}, signal, background: true }),
      ]);
      return [
        ...people.data.map(({ chat_id, name, ...row }) => ({ ...row, id: chat_id, name })),
        ...groups.data.map(({ name, of, ...row }) => ({ ...row, name: name ?? (of && localName(of, locale)) ?? '' })),
      ].filter(({ unread }) => unread > 0);
    },
  });
  return (
    <PopoverPopup title={say(words.unreadChat)} align="end" {...opened}>
      <div className={styles.panel}>
        {failed && <p className="muted">{say(words.failed)}</p>}
        <ul className={styles.list}>
          {(data ?? []).map(({ id, name, last }) => (
            <li key={id}>
              <PageLink to="chat" search={{ open: String(id) }} start className={styles.item} onClick={close}>
                <span className={styles.title}>{name}</span>
                {last && (
                  <span className={styles.date}>
                    {[
                      last.text === null ? say(commonFieldWords.picture) : shortMessage(last.text),
                      formatDateTime(new Date(last.at)),
                    ].join(' · ')}
                  </span>
                )}
              </PageLink>
            </li>
          ))}
        </ul>
        <PageLink to="chat" search={{ open: 'people' }} start className={styles.all} onClick={close}>
          {say(words.allChat)}
        </PageLink>
      </div>
    </PopoverPopup>
  );
}
