import { useQuery } from '@tanstack/react-query';
import { formatClock } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { OfficerDashboard } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageLoading, useSearchState } from '../../kernel/page-hooks.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { FigureLink } from '../dashboard/dashboard.door.ts';
import { BranchWeeks } from './BranchWeeks.tsx';
import { FigureTable, type Order } from './FigureTable.tsx';
import { OfficerBar } from './OfficerBar.tsx';
import { CodTable, ReasonTable, TotalTiles } from './Panels.tsx';
import { RegionMap } from './RegionMap.tsx';
import { officerWords as words } from './officer-page.words.ts';
import { officerDaysOf, officerQueryIn, readOfficers, usualFigure, type OfficerQuery } from './officer-query.ts';
import { rowsOfFigure } from './officer-rows.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './OfficerDashboard.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** How all branches and regions do, the worst first (N-05). Every number opens its rows; that of a region, its branches. */
export function OfficerDashboardPage() {
  const say = useSay();
  const [question, setQuestion] = useSearchState(officerQueryIn);
  const days = officerDaysOf(question);
  const {
    data: answer,
    error,
    refetch,
  } = useQuery({
    queryKey: ['officer_dashboard.read', days],
    queryFn: ({ signal }) => readOfficers(days, signal),
    placeholderData: (before) => before,
  });
  const data = answer?.data;
  usePageLoading(data === undefined && error === null);
  const order: Order = { figure: question.figure ?? usualFigure, first: question.best ? 'best' : 'worst' };
  const ask = (next: OfficerQuery) => setQuestion({ ...next });
  return (
    <div className={look.page}>
      <PageHead
        title={say(titleOf('officer-dashboard'))}
        aside={data && <span className="muted">{say(commonWords.asOf, { time: formatClock(new Date(data.at)) })}</span>}
        actions={data && <OfficerBar data={data} question={question} order={order} onAsk={ask} />}
      />
      {error && (
        <Callout
          tone="danger"
          live
          title={say(commonWords.figuresFailed)}
          actions={
            <Button small onClick={() => void refetch()}>
              {say(commonWords.tryAgain)}
            </Button>
          }>
          {firstMessage(error)}
        </Callout>
      )}
      {data && <Figures data={data} question={question} order={order} onAsk={ask} />}
    </div>
  );
}

interface FiguresProps {
  readonly data: OfficerDashboard;
  readonly question: OfficerQuery;
  readonly order: Order;
  readonly onAsk: (next: OfficerQuery) => void;
}

function Figures({ data, question, order, onAsk }: FiguresProps) {
  const say = useSay();
  const locale = useLocale();
  const { region: chosen, best: _, ...rest } = question;
  const regionName = ({ names }: OfficerDashboard['regions'][number]) =>
    names === null ? say(words.noRegion) : localName(names, locale);
  const ordered = (next: Order) =>
    onAsk({
      ...rest,
      figure: next.figure,
      ...(next.first === 'best' ? { best: 'yes' } : {}),
      ...(chosen === undefined ? {} : { region: chosen }),
    });
  const codeOf = (region: string | null) => region ?? 'none';
  const region = data.regions.find((line) => codeOf(line.region) === chosen);
  const opened = (code: string) => ({
    name: 'officer-dashboard' as const,
    search: Object.fromEntries(Object.entries({ ...question, region: code })),
  });
  return (
    <>
      <TotalTiles data={data} />
      <BranchWeeks data={data} />
      <div className={styles.columns}>
        <RegionMap regions={data.regions} figure={order.figure} />
        <div className="stack4">
          <ReasonTable data={data} />
          {data.cod && <CodTable cod={data.cod} ages={data.ages} />}
        </div>
      </div>
      <FigureTable
        id="officer-regions"
        title={say(words.regions)}
        head={say(words.region)}
        lines={data.regions}
        keyOf={(line) => codeOf(line.region)}
        nameOf={(line) => <FigureLink to={opened(codeOf(line.region))}>{regionName(line)}</FigureLink>}
        opens={(_figure, line) => opened(codeOf(line.region))}
        order={order}
        onOrder={ordered}
      />
      <FigureTable
        id="officer-branches"
        title={region ? say(words.branchesOf, { region: regionName(region) }) : say(commonWords.branches)}
        aside={
          region && (
            <Button small onClick={() => onAsk({ ...rest, ...(question.best ? { best: 'yes' } : {}) })}>
              {say(words.allRegions)}
            </Button>
          )
        }
        head={say(commonFieldWords.branch)}
        lines={region ? data.branches.filter((line) => codeOf(line.region) === chosen) : data.branches}
        keyOf={({ branch }) => branch.code}
        nameOf={({ branch }) => (
          <FigureLink to={{ name: 'dashboard', search: { branch_id: String(branch.id) } }}>
            {localName(branch, locale)}
          </FigureLink>
        )}
        opens={(figure, { branch }) => rowsOfFigure(figure, data, branch.id)}
        order={order}
        onOrder={ordered}
      />
    </>
  );
}
