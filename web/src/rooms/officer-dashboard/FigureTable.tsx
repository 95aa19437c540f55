import type { ReactNode } from 'react';
import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import {
  byFigure,
  figureOf,
  isPeriodFigure,
  officerFigures,
  periodFigures,
  type OfficerFigure,
  type OfficerLine,
} from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { CompactAmount } from '../../ui/layout/CompactAmount.tsx';
import { FigureLink } from '../dashboard/dashboard.door.ts';
import { officerFigureWords, officerWords as words } from './officer-page.words.ts';
import { useShownFigure } from './use-shown-figure.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './OfficerDashboard.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The columns of money, in one unit each table. */
const moneyFigures = ['cod_held', 'cod_old'] as const;

export interface Order {
  readonly figure: OfficerFigure;
  readonly first: 'worst' | 'best';
}

interface FigureTableProps<Line extends OfficerLine> {
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  /** Over the names. */
  readonly head: string;
  readonly lines: readonly Line[];
  readonly keyOf: (line: Line) => string;
  readonly nameOf: (line: Line) => ReactNode;
  readonly opens: (figure: OfficerFigure, line: Line) => PageTarget;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** A line for each branch or region, the worst first by the chosen figure; each figure with that of the period before, and opening its rows. */
export function FigureTable<Line extends OfficerLine>(props: FigureTableProps<Line>) {
  const { id, title, aside, head, lines, keyOf, nameOf, opens, order, onOrder } = props;
  const say = useSay();
  const shown = useShownFigure();
  const sorted = byFigure(lines, order.figure, order.first);
  const locale = useLocale();
  const amounts = amountGroup(
    moneyFigures.map((figure) => sorted.map((line) => line[figure] ?? 0)),
    locale,
  );
  const cell = (figure: OfficerFigure, line: Line, at: number) => {
    const column = moneyFigures.findIndex((name) => name === figure);
    const value = figureOf(line, figure);
    return column < 0 || value === null ? (
      shown(figure, value)
    ) : (
      <CompactAmount amount={value} shown={amounts.parts[column]?.[at]} inLink />
    );
  };
  const columns = officerFigures.filter((figure) => lines.some((line) => figureOf(line, figure) !== null));
  return (
    <section className={look.panel} aria-labelledby={id}>
      <div className="ends">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div className={look.scroll}>
        <table className={look.table}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {columns.map((figure) => (
                <Head key={figure} figure={figure} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((line, at) => (
              <tr key={keyOf(line)}>
                <th scope="row">{nameOf(line)}</th>
                {columns.map((figure) => (
                  <td key={figure}>
                    <FigureLink to={opens(figure, line)}>{cell(figure, line, at)}</FigureLink>
                    {isPeriodFigure(figure) && (
                      <span className={look.small}>
                        {say(commonWords.before, { n: shown(figure, periodFigures[figure].of(line.before)) })}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A press sorts by the column with the worst first, a second one with the best. */
function Head({
  figure,
  order,
  onOrder,
}: { figure: OfficerFigure } & Pick<FigureTableProps<OfficerLine>, 'order' | 'onOrder'>) {
  const say = useSay();
  const own = order.figure === figure;
  const name = say.loose(officerFigureWords[figure]);
  const next = own && order.first === 'worst' ? 'best' : 'worst';
  return (
    <th scope="col" aria-sort={own ? 'other' : undefined}>
      <button
        type="button"
        className={styles.sort}
        aria-pressed={own}
        title={say(next === 'worst' ? words.worstFirst : words.bestFirst, { figure: name })}
        onClick={() => onOrder({ figure, first: next })}>
        {name}
        {own && <span aria-hidden="true">{order.first === 'worst' ? ' ▼' : ' ▲'}</span>}
      </button>
    </th>
  );
}
