import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import { ageingWords, codActionWords, codStayWords } from '@waybill/contract/rooms/ageing/ageing.words.ts';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { workQueueWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { lateAfterDays } from '@waybill/domain/rooms/dashboard/periods.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { CompactAmount } from '../../ui/layout/CompactAmount.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useShownCount } from './use-shown-count.ts';
import { dashboardWords as words } from './dashboard-page.words.ts';
import { FigureLink } from './FigureLink.tsx';
import { rowsOf } from './rows-of.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './Dashboard.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly to: PageTarget;
  /** The next action. */
  readonly action?: string;
}

interface PanelProps {
  readonly data: Dashboard;
  readonly branch: number | undefined;
}

/** Problems of now, independent of the period, each with its next action: late COD first, because it is merchants' money. */
export function AttentionPanel({ data, branch }: PanelProps) {
  const say = useSay();
  const local = useShownCount();
  const missing = data.queues.find(({ queue }) => queue === 'missing');
  const wrong = [
    {
      key: 'late',
      name: say(words.late, { n: local(lateAfterDays) }),
      action: say(words.lateAction),
      count: data.late,
      to: rowsOf.underWay({ to: data.late_to }, branch),
    },
    {
      key: 'missing',
      name: say.loose(workQueueWords.missing),
      action: say(words.missingAction),
      count: missing?.count ?? 0,
      to: rowsOf.queue('missing', branch),
    },
    {
      key: 'exceptions',
      name: say(commonWords.scansToSettle),
      action: say(words.exceptionsAction),
      count: data.exceptions,
      to: rowsOf.exceptions(branch),
    },
    {
      key: 'towns_unknown',
      name: say(words.townsUnknown),
      action: say(words.townsAction),
      count: data.towns_unknown ?? 0,
      to: rowsOf.townsUnknown,
    },
    {
      key: 'to_complete',
      name: say(words.toComplete),
      action: say(words.completeAction),
      count: data.to_complete ?? 0,
      to: rowsOf.toComplete(branch),
    },
    {
      key: 'to_confirm',
      name: say(words.toConfirm),
      action: say(words.confirmAction),
      count: data.to_confirm ?? 0,
      to: rowsOf.toConfirm(branch),
    },
  ].filter(({ count }) => count > 0);
  const late = data.late_cod ?? [];
  return (
    <section className={look.panel} aria-labelledby="dashboard-attention">
      <h2 id="dashboard-attention">{say(words.attention)}</h2>
      {late.length > 0 && <LateCod stages={late} branch={branch} />}
      {wrong.length > 0 && <Lines lines={wrong} wrong />}
      {late.length + wrong.length === 0 && <p className={look.small}>{say(words.allGood)}</p>}
    </section>
  );
}

/** Late COD by where it is: how many parcels, how much, and how late the oldest is. */
function LateCod({ stages, branch }: { stages: NonNullable<Dashboard['late_cod']>; branch: number | undefined }) {
  const say = useSay();
  const count = useCount();
  const amounts = amountGroup([stages.map(({ amount }) => amount ?? 0)], useLocale());
  const isWhole = stages.every(({ amount }) => amount !== null);
  const all = stages.reduce((sum, stage) => sum + stage.count, 0);
  const lateBy = (days: number) =>
    days === 0 ? say(words.underOneDay) : say(commonWords.daysShort, { n: count(days) });
  const oldest = Math.max(...stages.map(({ oldest_days }) => oldest_days));
  return (
    <table className={styles.late} data-figure="late_cod">
      <thead>
        <tr>
          <th scope="col">
            <FigureLink to={rowsOf.lateCod(null, branch)} className={styles.lateAll}>
              {say(ageingWords.cod)}
            </FigureLink>
          </th>
          <th scope="col">{say(commonFieldWords.parcels)}</th>
          <th scope="col">{say(commonWords.cod)}</th>
          <th scope="col">{say(words.oldest)}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ stay, next_action, count: parcels, amount, oldest_days }, at) => (
          <tr key={stay}>
            <th scope="row">
              <FigureLink to={rowsOf.lateCod(stay, branch)} className={styles.lateName}>
                {say.loose(codStayWords[stay])}
                <span className={look.small}>{say.loose(codActionWords[next_action])}</span>
              </FigureLink>
            </th>
            <td>{count(parcels)}</td>
            <td>
              {amount === null ? (
                <span className={look.small}>{say(words.blind)}</span>
              ) : (
                <CompactAmount amount={amount} shown={amounts.parts[0]?.[at]} />
              )}
            </td>
            <td>{lateBy(oldest_days)}</td>
          </tr>
        ))}
      </tbody>
      {stages.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{say(commonWords.total)}</th>
            <td>{count(all)}</td>
            <td>
              {isWhole && (
                <CompactAmount
                  amount={stages.reduce((sum, { amount }) => sum + (amount ?? 0), 0)}
                  shown={amounts.totals[0]}
                />
              )}
            </td>
            <td>{lateBy(oldest)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Parcels that are in the branch's queues now, independent of the period. */
export function WorkPanel({ data, branch }: PanelProps) {
  const say = useSay();
  const queues = data.queues
    .filter(({ queue }) => queue !== 'missing')
    .map(({ queue, count }): Line => ({
      key: queue,
      name: say.loose(workQueueWords[queue]),
      count,
      to: rowsOf.queue(queue, branch),
    }));
  return (
    <section className={look.panel} aria-labelledby="dashboard-work">
      <h2 id="dashboard-work">{say(words.queues)}</h2>
      <Lines lines={queues} />
    </section>
  );
}

function Lines({ lines, wrong }: { lines: readonly Line[]; wrong?: true }) {
  const count = useShownCount();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.key}>
          <FigureLink to={line.to} className={styles.line}>
            <span>
              {line.name}
              {line.action && <span className={look.small}>{line.action}</span>}
            </span>{' '}
            <b data-wrong={wrong}>{count(line.count)}</b>
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}
