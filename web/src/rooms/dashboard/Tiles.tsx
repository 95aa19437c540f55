import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import {
  deliveryRate,
  stepCounts,
  type StepCount,
  type StepCountName,
} from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { CompactAmount } from '../../ui/layout/CompactAmount.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { dashboardWords as words, figureWords } from './dashboard-page.words.ts';
import { FigureLink } from './FigureLink.tsx';
import { rowsOf, type Shown } from './rows-of.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './Dashboard.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Figures of the period beside those of the period before. */
export function Tiles({ data, shown }: { data: Dashboard; shown: Shown }) {
  const say = useSay();
  const count = useCount();
  const numberOf = (key: StepCountName) => data.figures.find((one) => one.key === key)?.count ?? 0;
  const paid = data.figures.flatMap(({ key, amount }) => (amount === null ? [] : [{ key, amount }]));
  const amounts = amountGroup(
    paid.map(({ amount }) => [amount]),
    useLocale(),
  );
  const shownAs = (key: string) => amounts.totals[paid.findIndex((one) => one.key === key)];
  const rate = deliveryRate({ delivered: numberOf('delivered'), failed: numberOf('failed') });
  return (
    <ul className={`${look.tiles} ${styles.tiles}`} aria-label={say(words.figures)}>
      {data.figures.map((figure) => {
        const name = figure.key as StepCountName;
        const { money }: StepCount = stepCounts[name];
        return (
          <li key={name} className={look.card} data-figure={name}>
            <FigureLink to={rowsOf.figure(name, shown)} className={look.big}>
              <span className={look.name}>{say.loose(figureWords[name])}</span>{' '}
              <span className={look.number}>{count(figure.count)}</span>
            </FigureLink>
            <span className={look.small}>{say(commonWords.before, { n: count(figure.previous) })}</span>
            {figure.amount !== null && (
              <span className={look.small}>
                {say(money === 'cod_amount' ? commonWords.cod : commonFieldWords.shipping)}{' '}
                <CompactAmount amount={figure.amount} shown={shownAs(name)} />
              </span>
            )}
            {name === 'failed' && rate !== null && (
              <span className={look.small}>{say(words.rate, { n: count(rate) })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
