import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import { ageingWords, codActionWords, codStayWords } from '@waybill/contract/rooms/ageing/ageing.words.ts';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { workQueueWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { lateAfterDays } from '@waybill/domain/rooms/dashboard/periods.ts';
import type { ReactNode } from 'react';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { CompactAmount } from '../../ui/layout/CompactAmount.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { phone, useMedia } from '../../ui/use-media.ts';
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
  /** A number, or an amount as it is shown. */
  readonly value: number | ReactNode;
  readonly to: PageTarget;
  /** The next action, and what else there is to know. */
  readonly note?: string | readonly string[];
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
      note: say(words.lateAction),
      value: data.late,
      to: rowsOf.underWay({ to: data.late_to }, branch),
    },
    {
      key: 'missing',
      name: say.loose(workQueueWords.missing),
      note: say(words.missingAction),
      value: missing?.count ?? 0,
      to: rowsOf.queue('missing', branch),
    },
    {
      key: 'exceptions',
      name: say(commonWords.scansToSettle),
      note: say(words.exceptionsAction),
      value: data.exceptions,
      to: rowsOf.exceptions(branch),
    },
    {
      key: 'towns_unknown',
      name: say(words.townsUnknown),
      note: say(words.townsAction),
      value: data.towns_unknown ?? 0,
      to: rowsOf.townsUnknown,
    },
    {
      key: 'to_complete',
      name: say(words.toComplete),
      note: say(words.completeAction),
      value: data.to_complete ?? 0,
      to: rowsOf.toComplete(branch),
    },
    {
      key: 'to_confirm',
      name: say(words.toConfirm),
      note: say(words.confirmAction),
      value: data.to_confirm ?? 0,
      to: rowsOf.toConfirm(branch),
    },
  ].filter(({ value }) => value > 0);
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

/** Late COD by where it is: how many parcels, how much, and how late the oldest is. On a phone each stage is a line. */
function LateCod({ stages, branch }: { stages: NonNullable<Dashboard['late_cod']>; branch: number | undefined }) {
  const say = useSay();
  const count = useCount();
  const narrow = useMedia(phone);
  const amounts = amountGroup([stages.map(({ amount }) => amount ?? 0)], useLocale());
  const isWhole = stages.every(({ amount }) => amount !== null);
  const all = stages.reduce((sum, stage) => sum + stage.count, 0);
  const oldest = Math.max(...stages.map(({ oldest_days }) => oldest_days));
  const lateBy = (days: number) =>
    days === 0 ? say(words.underOneDay) : say(commonWords.daysShort, { n: count(days) });
  const total = isWhole && (
    <CompactAmount
      amount={stages.reduce((sum, { amount }) => sum + (amount ?? 0), 0)}
      shown={amounts.totals[0]}
      inLink={narrow}
    />
  );
  const rows = stages.map((stage, at) => ({
    ...stage,
    key: stage.stay,
    to: rowsOf.lateCod(stage.stay, branch),
    name: say.loose(codStayWords[stage.stay]),
    action: say.loose(codActionWords[stage.next_action]),
    sum:
      stage.amount === null ? (
        <span className={look.small}>{say(words.blind)}</span>
      ) : (
        <CompactAmount amount={stage.amount} shown={amounts.parts[0]?.[at]} inLink={narrow} />
      ),
  }));
  if (narrow) {
    const sizeOf = (parcels: number, days: number) => [
      say(commonWords.parcelCount, { n: count(parcels) }),
      lateBy(days),
    ];
    const heads = { key: 'all', name: say(ageingWords.cod), to: rowsOf.lateCod(null, branch) };
    return (
      <div data-figure="late_cod">
        <Lines
          wrong
          lines={[
            { ...heads, value: total, note: sizeOf(all, oldest) },
            ...rows.map(({ key, name, to, sum, action, count: parcels, oldest_days }) => ({
              ...{ key, name, to, value: sum },
              note: [action, ...sizeOf(parcels, oldest_days)],
            })),
          ]}
        />
      </div>
    );
  }
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
        {rows.map(({ key, name, action, to, sum, count: parcels, oldest_days }) => (
          <tr key={key}>
            <th scope="row">
              <FigureLink to={to} className={styles.lateName}>
                {name}
                <span className={look.small}>{action}</span>
              </FigureLink>
            </th>
            <td>{count(parcels)}</td>
            <td>{sum}</td>
            <td>{lateBy(oldest_days)}</td>
          </tr>
        ))}
      </tbody>
      {stages.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{say(commonWords.total)}</th>
            <td>{count(all)}</td>
            <td>{total}</td>
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
      value: count,
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
              {line.note && <Note parts={[line.note].flat()} />}
            </span>{' '}
            <b data-wrong={wrong}>{typeof line.value === 'number' ? count(line.value) : line.value}</b>
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}

/** Parts that are each on one line, as a number and its unit are. */
function Note({ parts }: { parts: readonly string[] }) {
  return (
    <span className={look.small}>
      {parts.map((part, at) => (
        <span key={part} className={styles.part}>
          {part}
          {at < parts.length - 1 && ' ·\u00a0'}
        </span>
      ))}
    </span>
  );
}
