import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { FactorRole } from '@waybill/contract/rooms/sessions/factor-roles.contract.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useAction, type ActionOptions } from '../../shell/use-action.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import styles from './FactorRolesPage.module.css';
import { factorRolesWords as words } from './factor-roles.words.ts';

/** Roles whose people must have a second step at login. */
export function FactorRolesPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sessions.factorRoles'],
    queryFn: ({ signal }) => call('sessions.factorRoles', { signal }),
  });
  const query = { data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('second-step'))}>
      {(roles) => (
        <div className="stack3">
          <PageHead title={say(titleOf('second-step'))} />
          <p className={`muted ${styles.hint}`}>{say(words.hint)}</p>
          {roles.some(({ by_server }) => by_server) && <Callout tone="info">{say(words.serverHint)}</Callout>}
          <ul className={styles.roles}>
            {roles.map((role) => (
              <Role key={role.slug} role={role} />
            ))}
          </ul>
        </div>
      )}
    </RecordStates>
  );
}

function Role({ role }: { role: FactorRole }) {
  const say = useSay();
  const run = useAction();
  const [busy, setBusy] = useState(false);
  const name = localName(role, useLocale());
  const { slug, ending, staff_count, without_count } = role;
  type Options = ActionOptions<{ done: boolean }>;
  const set = (required: boolean, options: Options) => {
    const begin = () => {
      setBusy(true);
      return call('sessions.setFactorRole', { params: { slug }, body: { second_factor_required: required } });
    };
    void run(begin, { ...options, changes: 'sessions' }).finally(() => setBusy(false));
  };
  const require = () =>
    set(true, {
      ask: { question: say(words.requireAsk, { name, n: without_count }), yes: say(words.require) },
      success: say(words.isRequired),
    });
  const end = () =>
    set(false, {
      ask: {
        question: ending ? say(words.endConfirm, { by: ending.name, name }) : say(words.endAsk, { name }),
        yes: say(words.end),
        kind: 'danger',
      },
      success: ({ done }) => say(done ? words.ended : words.endPending),
    });
  return (
    <li className={styles.role}>
      <div className={styles.words}>
        <div className={styles.name}>
          {name}
          {role.required && <Pill tone="success" label={say(role.by_server ? words.byServer : words.required)} />}
        </div>
        <div className="muted">{say(words.people, { n: staff_count, without: without_count })}</div>
        {ending && <div>{say(words.pending, { by: ending.name, at: formatDateTime(new Date(ending.at)) })}</div>}
      </div>
      <div className={styles.buttons}>
        {ending && (
          <Button small busy={busy} onClick={() => set(true, { success: say(words.kept) })}>
            {say(words.keep)}
          </Button>
        )}
        {role.required && !role.by_server && !ending?.own && (
          <Button small variant="danger" busy={busy} aria-label={say(words.endOf, { name })} onClick={end}>
            {say(words.end)}
          </Button>
        )}
        {!role.required && (
          <Button small busy={busy} aria-label={say(words.requireOf, { name })} onClick={require}>
            {say(words.require)}
          </Button>
        )}
      </div>
    </li>
  );
}
