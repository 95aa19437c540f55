import { MessagesSquare } from 'lucide-react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { shortMessage } from '@waybill/domain/kernel/text.ts';
import { call } from '../../kernel/client.ts';
import { inboxKind } from '../../shell/inbox.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Conversations with unread messages. */
export const chatInbox = inboxKind<number>({
  kind: 'chat',
  icon: MessagesSquare,
  needs: 'chat',
  all: { name: 'chat', search: { open: 'people' } },
  countOf: (count) => count,
  latest: async (_count, { say, locale, signal }) => {
    const [people, groups] = await Promise.all([
      call('chats.people', { query: {}, signal, background: true }),
      call('chats.groups', { query: {}, signal, background: true }),
    ]);
    return [
      ...people.data.map(({ chat_id, name, ...row }) => ({ ...row, id: chat_id, name })),
      ...groups.data.map(({ name, of, ...row }) => ({ ...row, name: name ?? (of && localName(of, locale)) ?? '' })),
    ]
      .filter(({ unread }) => unread > 0)
      .map(({ id, name, last }) => ({
        key: String(id),
        title: name,
        text: last
          ? [
              last.text === null ? say(commonFieldWords.picture) : shortMessage(last.text),
              formatDateTime(new Date(last.at)),
            ].join(' · ')
          : undefined,
        target: { name: 'chat', search: { open: String(id) } },
      }));
  },
});
