import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { workQueueWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { lateAfterDays } from '@waybill/domain/rooms/dashboard/periods.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useShownCount } from './use-shown-count.ts';
import { dashboardWords as words } from './dashboard-page.words.ts';
import { FigureLink } from './FigureLink.tsx';
import { rowsOf } from './rows-of.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './Dashboard.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly to: PageTarget;
}

/** Open work of now, independent of the period: the branch's queues, and problems. */
export function WorkPanel({ data, branch }: { data: Dashboard; branch: number | undefined }) {
  const say = useSay();
  const local = useShownCount();
  const queues = data.queues.map(({ queue, count }): Line => ({
    key: queue,
    name: say.loose(workQueueWords[queue]),
    count,
    to: rowsOf.queue(queue, branch),
  }));
  const missing = queues.find(({ key }) => key === 'missing');
  const wrong: Line[] = [
    {
      key: 'late',
      name: say(words.late, { n: local(lateAfterDays) }),
      count: data.late,
      to: rowsOf.underWay({ to: data.late_to }, branch),
    },
    ...(missing ? [missing] : []),
    { key: 'exceptions', name: say(commonWords.scansToSettle), count: data.exceptions, to: rowsOf.exceptions(branch) },
    { key: 'towns_unknown', name: say(words.townsUnknown), count: data.towns_unknown ?? 0, to: rowsOf.townsUnknown },
    {
      key: 'to_complete',
      name: say(words.toComplete),
      count: data.to_complete ?? 0,
      to: rowsOf.toComplete(branch),
    },
    {
      key: 'to_confirm',
      name: say(words.toConfirm),
      count: data.to_confirm ?? 0,
      to: rowsOf.toConfirm(branch),
    },
  ].filter(({ count }) => count > 0);
  return (
    <section className={look.panel} aria-labelledby="dashboard-work">
      <h2 id="dashboard-work">{say(words.queues)}</h2>
      <Lines lines={queues.filter(({ key }) => key !== 'missing')} />
      <h3 className={styles.sub}>{say(words.attention)}</h3>
      {wrong.length === 0 ? <p className={look.small}>{say(words.allGood)}</p> : <Lines lines={wrong} wrong />}
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
            <span>{line.name}</span> <b data-wrong={wrong}>{count(line.count)}</b>
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}
