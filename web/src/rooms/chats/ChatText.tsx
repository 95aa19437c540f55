import { chatPieces } from '@waybill/domain/rooms/chats/chat-text.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import styles from './Chat.module.css';

/** Renders a message as plain text; the codes of parcels that the reader may see are links. */
export function ChatText({ text, parcels }: { text: string; parcels: readonly { code: string; id: number }[] }) {
  const idOf = new Map(parcels.map(({ code, id }) => [code, id]));
  return (
    <p className={styles.text}>
      {chatPieces(text).map(({ text: piece, code }, at) => {
        const id = code === null ? undefined : idOf.get(code);
        return code === null || id === undefined ? (
          piece
        ) : (
          <PageLink key={at} to="label-detail" params={{ labelId: id }} className={styles.code}>
            <CodeText code={code} />
          </PageLink>
        );
      })}
    </p>
  );
}
