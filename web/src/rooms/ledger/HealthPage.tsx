import { useQuery } from '@tanstack/react-query';
import { CircleCheck, OctagonAlert, RotateCw } from 'lucide-react';
import { invariantWords } from '@waybill/contract/rooms/ledger/invariants.words.ts';
import type { LedgerFinding } from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import { useRecordName } from './use-record-name.ts';
import styles from './Ledger.module.css';
import { titleOf } from '../../kernel/page-links.ts';

/** Everything that must hold of the money, checked now over all postings: green, or what is wrong (F-02). */
export function HealthPage() {
  const say = useSay();
  const count = useCount();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['ledger.health'],
    queryFn: ({ signal }) => call('ledger.health', { signal }),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <div className="stack4">
      <PageHead
        title={say(titleOf('ledger.health'))}
        aside={
          data && (
            <span className="muted">{say(words.checkedAt, { at: formatDateTime(new Date(data.checked_at)) })}</span>
          )
        }
        actions={
          <Button icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
            {say(words.again)}
          </Button>
        }
      />
      {!data && isFetching && (
        <p className="muted">
          <Spinner /> {say(words.checking)}
        </p>
      )}
      {error && (
        <Callout tone="danger" live>
          {firstMessage(error)}
        </Callout>
      )}
      {data?.ok && <Callout tone="success" live title={say(words.allRight)} />}
      {data && !data.ok && (
        <Callout tone="danger" live title={say(words.wrong, { n: count(data.findings.length) })}>
          {say(words.wrongText)}
        </Callout>
      )}
      {data && (
        <DetailSection title={say(titleOf('ledger.health'))}>
          <ul className={styles.checks}>
            {data.checked.map((name) => (
              <Check key={name} name={name} findings={data.findings.filter(({ invariant }) => invariant === name)} />
            ))}
          </ul>
        </DetailSection>
      )}
    </div>
  );
}

function Check({ name, findings }: { name: LedgerFinding['invariant']; findings: readonly LedgerFinding[] }) {
  const say = useSay();
  const nameOf = useRecordName();
  const holds = findings.length === 0;
  return (
    <li className={styles.check} data-holds={holds || undefined}>
      <Icon of={holds ? CircleCheck : OctagonAlert} size={20} />
      <div>
        <span className="sr-only">{say(holds ? words.holds : words.broken)}: </span>
        {say.loose(invariantWords[name])}
        {!holds && (
          <ul className={styles.findings}>
            {findings.map((found) => (
              <li key={found.record}>
                {say(words.finding, {
                  record: nameOf(found.record),
                  expected: groupThousands(found.expected),
                  found: groupThousands(found.found),
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
