import { apiCallList } from '@waybill/contract/rooms/api-keys/api-calls.columns.ts';
import type { ApiCallDetail } from '@waybill/contract/rooms/api-keys/api-calls.contract.ts';
import { apiCallFieldWords as field } from '@waybill/contract/rooms/api-keys/api-calls.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { WorldNote } from '../../shell/WorldSwitch.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import styles from './ApiKeys.module.css';

const facts = apiCallList.columns.map(({ key }) => key);

/** One call of a program: what it sent, what it was answered, and in words why it was refused. */
export const ApiCallPage = detailPage({
  call: 'api_calls.detail',
  param: 'apiCallId',
  topic: null,
  list: 'api-calls',
  worlds: true,
  name: ({ method, path }) => `${method} ${path}`,
  title: ({ method, path }) => <code>{`${method} ${path}`}</code>,
  note: ({ answer }) => String(answer),
  definition: apiCallList,
  parts: [
    { key: 'sent', title: field.request_body, Content: ({ data }) => <Body text={data.request_body} /> },
    { key: 'answered', title: field.answer_body, Content: ({ data }) => <Body text={data.answer_body} /> },
    { key: 'facts', title: titleOf('api-call.detail'), aside: true, blanks: true, facts },
  ],
  More: SeeKey,
  Above: ({ data: { meaning } }) => (
    <>
      <WorldNote />
      {meaning !== null && <Callout tone="attention" title={meaning} />}
    </>
  ),
});

function SeeKey({ data: { api_key_id } }: { data: ApiCallDetail }) {
  const say = useSay();
  return (
    <PageLink to="api-key.detail" params={{ apiKeyId: api_key_id }} className={buttonLook('plain')}>
      {say(titleOf('api-key.detail'))}
    </PageLink>
  );
}

function Body({ text }: { text: string | null }) {
  if (text === null)
    return (
      <p className="muted" data-empty>
        –
      </p>
    );
  return (
    <div className={styles.body}>
      <pre className={styles.text}>{pretty(text)}</pre>
      <CopyButton text={text} words />
    </div>
  );
}

/** Laid out to be read; what was cut off is shown as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
