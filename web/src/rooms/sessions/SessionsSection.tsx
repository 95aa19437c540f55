import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/named.ts';
import type { SessionRow } from '@waybill/contract/rooms/sessions/sessions.contract.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { accountWords } from './account.messages.ts';
import { deviceName } from './device-name.ts';
import { Section } from './Section.tsx';
import styles from './SessionsSection.module.css';

const key = ['sessions.list'];

/** Where one is logged in. Each can be ended, and all others at once: for a phone that was lost or a counter that was left open (S-30). */
export function SessionsSection() {
  const say = useSay();
  const toast = useToast();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('sessions.list', { signal }),
  });
  const ended = (word: string) => ({
    onSuccess: () => toast.success(word),
    onError: (failure: Error) => toast.error(firstMessage(failure)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  const end = useMutation({
    mutationFn: (id: number) => call('sessions.revoke', { params: { id } }),
    ...ended(say(accountWords.ended)),
  });
  const endOthers = useMutation({
    mutationFn: () => call('sessions.revokeOthers'),
    ...ended(say(accountWords.othersEnded)),
  });
  const ask = async () => {
    if (await confirm({ question: say(accountWords.endOthersAsk), yes: say(accountWords.endOthers), kind: 'danger' }))
      endOthers.mutate();
  };
  return (
    <Section title={say(accountWords.sessions)}>
      {error && (
        <Callout
          tone="danger"
          actions={
            <Button small onClick={() => void refetch()}>
              {say(accountWords.retry)}
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
            busy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {data && data.data.length > 1 && (
        <Button variant="danger" busy={endOthers.isPending} onClick={() => void ask()}>
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
          {say(accountWords.since, { at: formatDateTime(new Date(session.created_at)) })}
        </div>
      </div>
      {!session.current && (
        <Button small busy={busy} aria-label={say(accountWords.endOf, { device })} onClick={onEnd}>
          {say(accountWords.end)}
        </Button>
      )}
    </li>
  );
}
