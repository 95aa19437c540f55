import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import { codStateFaces } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import type { CodState } from '@waybill/domain/rooms/labels/cod-states.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { CompactAmount } from '../../ui/layout/CompactAmount.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { dashboardWords as words } from './dashboard-page.words.ts';
import { FigureLink } from './FigureLink.tsx';
import { rowsOf } from './rows-of.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './Dashboard.module.css';

/** Whose hands the money of parcels is in, and how far it is on its way to the merchants. */
export function MoneyPanel({ data: { cash, cod }, branch }: { data: Dashboard; branch: number | undefined }) {
  const say = useSay();
  const locale = useLocale();
  if (cash === null && cod === null) return null;
  const lines: Line[] = [
    ...(cash
      ? [
          { name: say(words.couriers), amount: cash.couriers, labels: cash.courier_labels, to: rowsOf.couriers },
          { name: say(words.branches), amount: cash.branches, labels: cash.branch_labels, to: rowsOf.tills },
        ]
      : []),
    ...(cod ?? []).map(({ status, count, amount }) => ({
      name: say.loose(codStateFaces[status as CodState].word),
      amount,
      labels: count,
      to: rowsOf.cod(status, branch),
    })),
  ];
  const amounts = amountGroup(
    lines.map(({ amount }) => [amount ?? 0]),
    locale,
  );
  return (
    <section className={look.panel} aria-labelledby="dashboard-money">
      <h2 id="dashboard-money">{say(words.money)}</h2>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          <Money key={line.name} {...line} shown={amounts.totals[at]} />
        ))}
      </ul>
    </section>
  );
}

interface Line {
  readonly name: string;
  /** `null` for a user who has to count it blind. */
  readonly amount: number | null;
  readonly labels: number;
  readonly to: PageTarget;
}

function Money({ name, amount, labels, to, shown }: Line & { shown: string | undefined }) {
  const say = useSay();
  const count = useCount();
  return (
    <li>
      <FigureLink to={to} className={styles.line}>
        <span>
          {name}{' '}
          <span className={look.small}>
            {amount === null ? say(words.blind) : say(words.ofLabels, { n: count(labels) })}
          </span>
        </span>{' '}
        <b>{amount === null ? count(labels) : <CompactAmount amount={amount} shown={shown} inLink />}</b>
      </FigureLink>
    </li>
  );
}
