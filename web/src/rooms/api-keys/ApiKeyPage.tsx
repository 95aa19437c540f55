import { useState } from 'react';
import { Ban, Check, RefreshCw } from 'lucide-react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { apiKeyList } from '@waybill/contract/rooms/api-keys/api-keys.columns.ts';
import type { ApiKeyRow } from '@waybill/contract/rooms/api-keys/api-keys.contract.ts';
import {
  apiKeyCommandWords,
  apiKeyFieldWords as field,
  apiKeyStateFaces,
  keyScopeWords,
  programStopWords,
} from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import { localDigits } from '@waybill/domain/kernel/digits.ts';
import type { ApiKeyCommand, ApiKeyState } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { inWorld } from '../../shell/worlds.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { ApiKeyDialog } from './ApiKeyDialog.tsx';
import { apiKeyPageWords as words } from './api-key-page.words.ts';
import { forgetMade, madeKey } from './made-keys.ts';
import styles from './ApiKeys.module.css';
import { titleOf } from '../../kernel/page-links.ts';

/** One key: whose it is, what it opens, when it was used, and what may be done with it. */
export const ApiKeyPage = recordPage({
  call: 'api_keys.detail',
  param: 'apiKeyId',
  topic: 'api_key',
  list: 'api-integration',
  crumb: ({ name }) => name,
  Content: Opened,
});

function Opened({ data }: OpenRecord<ApiKeyRow>) {
  const [dialog, open] = useState<ApiKeyCommand | null>(null);
  const say = useSay();
  const history = useHistory('api_keys', data);
  return (
    <>
      <DetailPage
        title={data.name}
        state={apiKeyStateFaces[data.status as ApiKeyState]}
        actions={{
          actions: data.actions,
          faces: {
            roll: { word: apiKeyCommandWords.roll.verb, icon: RefreshCw, run: () => open('roll') },
            revoke: { word: apiKeyCommandWords.revoke.verb, icon: Ban, variant: 'danger', run: () => open('revoke') },
          },
        }}
        more={
          <>
            <PageLink to="api-reference" search={{ part: 'guide' }} className={buttonLook('plain')}>
              {say(titleOf('api-reference'))}
            </PageLink>
            <PageLink
              to="api-calls"
              search={{ api_key_id: String(data.id), ...inWorld(data.mode as KeyMode) }}
              className={buttonLook('plain')}>
              {say(titleOf('api-calls'))}
            </PageLink>
          </>
        }
        above={
          <>
            <ShownOnce id={data.id} />
            {data.stop && <Callout tone="danger">{say(programStopWords[data.stop])}</Callout>}
          </>
        }
        parts={useParts(data)}
        history={history}
      />
      {dialog && <ApiKeyDialog apiKey={data} command={dialog} onClose={() => open(null)} />}
    </>
  );
}

/** The key itself, right after it was made. */
function ShownOnce({ id }: { id: number }) {
  const say = useSay();
  const [key, setKey] = useState(() => madeKey(id));
  if (key === undefined) return null;
  const forget = () => {
    forgetMade(id);
    setKey(undefined);
  };
  return (
    <Callout tone="attention" title={say(words.shownOnce)}>
      <div className={styles.once}>
        <code className={styles.key}>{key}</code>
        <CopyButton text={key} what={say(field.secret)} words />
        <Button small icon={Check} onClick={forget}>
          {say(words.stored)}
        </Button>
      </div>
    </Callout>
  );
}

function useParts(data: ApiKeyRow): DetailPart[] {
  const say = useSay();
  const locale = useLocale();
  const present = (columns: readonly Column[]) =>
    columns.filter(({ key }) => (data as unknown as Readonly<Record<string, unknown>>)[key] !== null);
  const facts = usePairs(factColumns, data as never);
  const use = usePairs(present(useColumns), data as never);
  const other = (key: string, label: string, id: number | null): Pair[] =>
    id === null
      ? []
      : [
          {
            key,
            label,
            value: (
              <PageLink to="api-key.detail" params={{ apiKeyId: id }}>
                {say(words.keyNo, { n: localDigits(id, locale) })}
              </PageLink>
            ),
          },
        ];
  const ends: Pair[] =
    data.expires_at === null ? [{ key: 'expires_at', label: say(field.key_ends_at), value: say(words.noEnd) }] : [];
  const unused: Pair[] =
    data.last_used_at === null
      ? [{ key: 'last_used_at', label: say(field.last_used_at), value: say(words.never) }]
      : [];
  return [
    {
      key: 'facts',
      title: say(words.facts),
      pairs: [
        ...facts,
        ...ends,
        ...other('rolled_from', say(words.predecessor), data.rolled_from),
        ...other('rolled_to', say(words.successor), data.rolled_to),
      ],
    },
    {
      key: 'scopes',
      title: say(words.may),
      content: (
        <ul className={styles.scopes}>
          {data.scopes.map((scope) => (
            <li key={scope}>
              {say.loose(keyScopeWords[scope])} <code className="muted">{scope}</code>
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'use', title: say(words.use), pairs: [...unused, ...use], aside: true },
  ];
}

const columnOf = (key: string): Column => apiKeyList.columns.find((column) => column.key === key) as Column;
const text = (key: string, word: (typeof field)[keyof typeof field]): Column => ({ key, word, kind: 'text' });
const factColumns: readonly Column[] = [
  ...['shown', 'mode', 'owner_kind', 'owner', 'branch'].map(columnOf),
  { key: 'per_minute', word: field.per_minute, kind: 'number' },
];
const useColumns: readonly Column[] = [
  ...['expires_at', 'last_used_at', 'last_used_address', 'created_by', 'created_at'].map(columnOf),
  text('revoked_by', field.revoked_by),
  text('revoke_reason', field.reason),
];
