import { useState } from 'react';
import { Check } from 'lucide-react';
import { apiKeyList } from '@waybill/contract/rooms/api-keys/api-keys.columns.ts';
import type { ApiKeyRow } from '@waybill/contract/rooms/api-keys/api-keys.contract.ts';
import {
  apiKeyFieldWords as field,
  apiKeyStateFaces,
  keyScopeWords,
  programStopWords,
} from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { inWorld } from '../../shell/worlds.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { apiKeyCommands } from './api-key-commands.tsx';
import { apiKeyPageWords as words } from './api-key-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { forgetMade, madeKey } from './made-keys.ts';
import styles from './ApiKeys.module.css';

/** One key: whose it is, what it opens, when it was used, and what may be done with it. */
export const ApiKeyPage = detailPage({
  call: 'api_keys.detail',
  param: 'apiKeyId',
  topic: 'api_key',
  list: 'api-integration',
  name: ({ name }) => name,
  faces: apiKeyStateFaces,
  commands: apiKeyCommands,
  definition: apiKeyList,
  parts: [
    {
      key: 'facts',
      title: words.facts,
      facts: [
        'shown',
        'mode',
        'owner_kind',
        'owner',
        'branch',
        { key: 'per_minute', word: field.per_minute, kind: 'number' },
        {
          key: 'expires_at',
          word: field.key_ends_at,
          value: ({ expires_at }, { say }) => (expires_at === null ? say(words.noEnd) : null),
        },
        {
          key: 'rolled_from',
          word: words.predecessor,
          value: ({ rolled_from }) => rolled_from && <OtherKey id={rolled_from} />,
        },
        { key: 'rolled_to', word: words.successor, value: ({ rolled_to }) => rolled_to && <OtherKey id={rolled_to} /> },
      ],
    },
    { key: 'scopes', title: words.may, Content: Scopes },
    {
      key: 'use',
      title: words.use,
      aside: true,
      facts: [
        {
          key: 'last_used_at',
          word: field.last_used_at,
          value: ({ last_used_at }, { say }) => (last_used_at === null ? say(words.never) : null),
        },
        'expires_at',
        'last_used_at',
        'last_used_address',
        'created_by',
        'created_at',
        { key: 'revoked_by', word: field.revoked_by, kind: 'text' },
        { key: 'revoke_reason', word: field.reason, kind: 'text' },
      ],
    },
  ],
  More: Links,
  Above: ({ data }) => (
    <>
      <ShownOnce data={data} />
      <Stopped data={data} />
    </>
  ),
  useHistory: historyOf('api_keys'),
});

function OtherKey({ id }: { id: number }) {
  const say = useSay();
  return (
    <PageLink to="api-key.detail" params={{ apiKeyId: id }}>
      {say(words.keyNo, { n: groupThousands(id) })}
    </PageLink>
  );
}

function Scopes({ data: { scopes } }: { data: ApiKeyRow }) {
  const say = useSay();
  return (
    <ul className={styles.scopes}>
      {scopes.map((scope) => (
        <li key={scope}>
          {say.loose(keyScopeWords[scope])} <code className="muted">{scope}</code>
        </li>
      ))}
    </ul>
  );
}

function Links({ data: { id, mode } }: { data: ApiKeyRow }) {
  const say = useSay();
  return (
    <>
      <PageLink to="api-reference" search={{ part: 'guide' }} className={buttonLook('plain')}>
        {say(titleOf('api-reference'))}
      </PageLink>
      <PageLink
        to="api-calls"
        search={{ api_key_id: String(id), ...inWorld(mode as KeyMode) }}
        className={buttonLook('plain')}>
        {say(titleOf('api-calls'))}
      </PageLink>
    </>
  );
}

function Stopped({ data: { stop } }: { data: ApiKeyRow }) {
  const say = useSay();
  return stop && <Callout tone="danger">{say(programStopWords[stop])}</Callout>;
}

/** The key itself, right after it was made. */
function ShownOnce({ data: { id } }: { data: ApiKeyRow }) {
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
