import { useQuery } from '@tanstack/react-query';
import { addresseeWords, messagePurposeWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import type { MessageTemplate } from '@waybill/contract/rooms/messages/messages.contract.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { messagePurposes, type MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { smsLength } from '@waybill/domain/rooms/messages/segments.ts';
import { previewOf } from '@waybill/domain/rooms/messages/templates.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { messagePageWords as words } from './message-page.words.ts';
import styles from './Messages.module.css';

/** Every occasion on which people outside are written to, with the text in the reader's language. */
export function TextsPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['messages.templates'],
    queryFn: ({ signal }) => call('messages.templates', { signal }),
  });
  const query = { data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('messages')} backLabel={say(titleOf('messages'))}>
      {({ data: templates }) => (
        <article>
          <PageHead title={say(titleOf('messages.texts'))} />
          <p className={styles.about}>{say(words.textsAbout)}</p>
          <ul className={styles.cards}>
            {templates.map((template) => (
              <li key={template.purpose}>
                <Card template={template} />
              </li>
            ))}
          </ul>
        </article>
      )}
    </RecordStates>
  );
}

function Card({ template }: { template: MessageTemplate }) {
  const say = useSay();
  const locale = useLocale();
  const purpose = template.purpose as MessagePurpose;
  const shown = previewOf(template[locale], locale);
  const { units, segments } = smsLength(shown);
  return (
    <PageLink to="messages.text" params={{ purpose }} className={styles.card}>
      <span className={styles.head}>
        {say(messagePurposeWords[purpose])}
        {!template.is_active && <span className={styles.small}>{say(words.off)}</span>}
      </span>
      <span className={styles.small}>{say(addresseeWords[messagePurposes[purpose].to])}</span>
      <span className={styles.shown}>{shown}</span>
      <span className={styles.small}>
        {say(words.lengthOf, { units: groupThousands(units), segments: groupThousands(segments) })}
      </span>
    </PageLink>
  );
}
