import type { Column } from '@waybill/contract/kernel/list.ts';
import { apiCallList } from '@waybill/contract/rooms/api-keys/api-calls.columns.ts';
import type { ApiCallDetail } from '@waybill/contract/rooms/api-keys/api-calls.contract.ts';
import { apiCallFieldWords as field } from '@waybill/contract/rooms/api-keys/api-calls.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { WorldNote } from '../../shell/WorldSwitch.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import styles from './ApiKeys.module.css';
import { titleOf } from '../../kernel/page-links.ts';

/** One call of a program: what it sent, what it was answered, and in words why it was refused. */
export const ApiCallPage = recordPage({
  call: 'api_calls.detail',
  param: 'apiCallId',
  topic: null,
  list: 'api-calls',
  worlds: true,
  crumb: ({ method, path }) => `${method} ${path}`,
  Content: Opened,
});

function Opened({ data }: OpenRecord<ApiCallDetail>) {
  const say = useSay();
  const facts = usePairs(apiCallList.columns as readonly Column[], data as never);
  const body = (text: string | null) =>
    text === null ? (
      <p className="muted">–</p>
    ) : (
      <div className={styles.body}>
        <pre className={styles.text}>{pretty(text)}</pre>
        <CopyButton text={text} words />
      </div>
    );
  return (
    <DetailPage
      title={<code>{`${data.method} ${data.path}`}</code>}
      note={String(data.answer)}
      more={
        <PageLink to="api-key.detail" params={{ apiKeyId: data.api_key_id }} className={buttonLook('plain')}>
          {say(titleOf('api-key.detail'))}
        </PageLink>
      }
      above={
        <>
          <WorldNote />
          {data.meaning !== null && <Callout tone="attention" title={data.meaning} />}
        </>
      }
      parts={[
        { key: 'sent', title: say(field.request_body), content: body(data.request_body) },
        { key: 'answered', title: say(field.answer_body), content: body(data.answer_body) },
        { key: 'facts', title: say(titleOf('api-call.detail')), pairs: facts, aside: true },
      ]}
    />
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
