import { useState } from 'react';
import { LogOut, Pencil } from 'lucide-react';
import type { ChatDetail } from '@waybill/contract/rooms/chats/chats.contract.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useAction } from '../../shell/use-action.ts';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { laterWords } from '../../ui/later.words.ts';
import { chatPageWords as words } from './chat-page.words.ts';
import { GroupDialog } from './GroupDialog.tsx';
import styles from './Chat.module.css';

/** Lists the members of a group; its keeper changes them, others may leave. */
export function MembersDialog({ chat, name, onClose }: { chat: ChatDetail; name: string; onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const run = useAction();
  const go = usePageGo();
  const [editing, setEditing] = useState(false);
  const leave = async () => {
    const left = await run(() => call('chats.leave', { params: { id: chat.id } }), {
      ask: {
        question: say(laterWords.sureTo, { what: say(words.leave) }),
        text: say(words.leaveAsk, { name }),
        yes: say(words.leave),
        kind: 'danger',
      },
      success: say(words.left, { name }),
      changes: 'chat',
    });
    if (left) go('chat', { search: { open: 'groups' } });
  };
  if (editing) return <GroupDialog group={chat} onClose={onClose} />;
  return (
    <Dialog
      open
      title={say(words.members, { n: count(chat.members.length) })}
      description={chat.kind === 'group' ? name : say(words.membersOwn)}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      footer={
        chat.kind === 'group' && (
          <>
            <Button icon={LogOut} onClick={() => void leave()}>
              {say(words.leave)}
            </Button>
            {chat.keeps && (
              <Button variant="main" icon={Pencil} onClick={() => setEditing(true)}>
                {say(words.editGroup)}
              </Button>
            )}
          </>
        )
      }>
      <ul className={styles.list}>
        {chat.members.map(({ id, name: person, branch }) => (
          <li key={id} className={styles.member}>
            <Avatar name={person} size={28} named />
            <span className={styles.what}>
              <span className={styles.name}>{person}</span>
              <span className={styles.last}>
                {[branch && localName(branch, locale), id === chat.owner_id && say(words.keeps)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
