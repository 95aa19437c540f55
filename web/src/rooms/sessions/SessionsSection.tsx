import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { deviceName } from '@waybill/domain/rooms/sessions/device-name.ts';
import type { SessionRow } from '@waybill/contract/rooms/sessions/sessions.contract.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useAction, type ActionOptions } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { accountWords } from './account-page.words.ts';
import { Section } from './Section.tsx';
import styles from './SessionsSection.module.css';
import { parcelCommandWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Where one is logged in. Each can be ended, and all others at once: for a phone that was lost or a counter that was left open (S-30). */
export function SessionsSection() {
  const say = useSay();
  const run = useAction();
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions.list'],
    queryFn: ({ signal }) => call('sessions.list', { signal }),
  });
  const [ending, setEnding] = useState<number | 'others' | null>(null);
  const end = (what: number | 'others', send: () => Promise<unknown>, options: ActionOptions<unknown>) => {
    const begin = () => {
      setEnding(what);
      return send();
    };
    void run(begin, { ...options, changes: 'sessions' }).finally(() => setEnding(null));
  };
  const endOne = (id: number) =>
    end(id, () => call('sessions.revoke', { params: { id } }), { success: say(accountWords.ended) });
  const endOthers = () =>
    end('others', () => call('sessions.revokeOthers'), {
      ask: { question: say(accountWords.endOthersAsk), yes: say(accountWords.endOthers), kind: 'danger' },
      success: say(accountWords.othersEnded),
    });
  return (
    <Section title={say(accountWords.sessions)}>
      {error && (
        <Callout
          tone="danger"
          actions={
            <Button small onClick={() => void refetch()}>
              {say(parcelCommandWords.return_again.verb)}
            </Button>
          }>
          {firstMessage(error) || say(accountWords.sessionsFailed)}
        </Callout>
      )}
      {!data && !error && <Skeleton lines={3} />}
      <ul className={styles.list}>
        {data?.data.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => endOne(session.id)}
          />
        ))}
      </ul>
      {data && data.data.length > 1 && (
        <Button variant="danger" busy={ending === 'others'} onClick={endOthers}>
          {say(accountWords.endOthers)}
        </Button>
      )}
    </Section>
  );
}

function SessionLine({ session, busy, onEnd }: { session: SessionRow; busy: boolean; onEnd: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const device = deviceName(session.user_agent) ?? say(accountWords.unknownDevice);
  const where = [session.address, session.branch && localName(session.branch, locale)].filter(Boolean).join(' · ');
  return (
    <li className={styles.line}>
      <Icon of={Monitor} size={20} className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.device}>
          {device}
          {session.current && <Pill tone="success" label={say(accountWords.thisSession)} />}
        </div>
        <div className="muted">{where}</div>
        <div className="muted">
          {say(accountWords.lastSeen, { at: formatDateTime(new Date(session.last_seen_at)) })},{' '}
          {say(commonWords.since, { at: formatDateTime(new Date(session.created_at)) })}
        </div>
      </div>
      {!session.current && (
        <Button small busy={busy} aria-label={say(accountWords.endOf, { device })} onClick={onEnd}>
          {say(commonWords.end)}
        </Button>
      )}
    </li>
  );
}
