import { Package, Plus } from 'lucide-react';
import { businessDate, formatClock } from '@waybill/domain/kernel/calendar.ts';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { usePageLoading, useSearchState } from '../../kernel/page-hooks.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { AgeChart, TrendCharts } from './Charts.tsx';
import { BranchTable, MadeTable } from './DayTables.tsx';
import { CodFlow, DayFlow } from './FlowPanels.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { AttentionPanel, WorkPanel } from './WorkPanel.tsx';
import { dashboardWords as words } from './dashboard-page.words.ts';
import { queryIn } from './dashboard-query.ts';
import { useDashboard } from './use-dashboard.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './Dashboard.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The branch's day at a glance (N-04): what happened, what waits, what needs attention, and where the money is. Every number opens its rows. */
export function DashboardPage() {
  const say = useSay();
  const [question, setQuestion] = useSearchState(queryIn);
  const { data, error, retry } = useDashboard(question);
  usePageLoading(data === undefined && error === null);
  return (
    <div className={look.page}>
      <PageHead
        title={say(titleOf('dashboard'))}
        aside={data && <span className="muted">{say(commonWords.asOf, { time: formatClock(new Date(data.at)) })}</span>}
        actions={
          data && (
            <PeriodBar
              question={question}
              choices={data.choices}
              today={businessDate(new Date(data.at))}
              onAsk={(next) => setQuestion({ ...next })}
            />
          )
        }
      />
      {error && (
        <Callout
          tone="danger"
          live
          title={say(commonWords.figuresFailed)}
          actions={
            <Button small onClick={retry}>
              {say(commonWords.tryAgain)}
            </Button>
          }>
          {firstMessage(error)}
        </Callout>
      )}
      {data && (isEmpty(data) ? <Nothing /> : <Figures data={data} branch={question.branch_id} />)}
    </div>
  );
}

function isEmpty({ figures, made, queues, under_way, exceptions, cod, trend }: Dashboard): boolean {
  const numbers = [
    ...figures.flatMap(({ count, previous }) => [count, previous]),
    ...made.map(({ count }) => count),
    ...queues.map(({ count }) => count),
    under_way,
    exceptions,
    ...(cod ?? []).map(({ count }) => count),
    ...trend.map(({ accepted, delivered, returned }) => accepted + delivered + returned),
  ];
  return numbers.every((number) => number === 0);
}

function Nothing() {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <EmptyState
      icon={Package}
      title={say(words.empty)}
      hint={say(words.emptyHint)}
      action={
        mayOpen('label-create') && (
          <PageLink to="label-create" className={buttonLook('main')}>
            <Icon of={Plus} />
            {say(commonWords.newLabel)}
          </PageLink>
        )
      }
    />
  );
}

function Figures({ data, branch }: { data: Dashboard; branch: number | undefined }) {
  const shown = { from: data.from, to: data.to, branch };
  const today = businessDate(new Date(data.at));
  const isToday = data.from === today && data.to === today;
  return (
    <>
      <div className={styles.columns}>
        <AttentionPanel data={data} branch={branch} />
        <DayFlow data={data} shown={shown} isToday={isToday} />
        {data.cod === null ? (
          <MadeTable made={data.made} shown={shown} />
        ) : (
          <CodFlow data={data} branch={branch} isToday={isToday} />
        )}
        <div className={styles.stack}>
          <WorkPanel data={data} branch={branch} />
          <AgeChart ages={data.ages} branch={branch} />
        </div>
        <TrendCharts days={data.trend} branch={branch} />
      </div>
      {data.cod !== null && <MadeTable made={data.made} shown={shown} />}
      {data.branches.length > 0 && <BranchTable lines={data.branches} shown={shown} />}
    </>
  );
}
