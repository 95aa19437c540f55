import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import { ages as ageSpans } from '@waybill/domain/rooms/dashboard/periods.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import type { CodHolder } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { faultOf, type ReturnReason } from '@waybill/domain/rooms/labels/label-kinds.ts';
import {
  figureOf,
  figureRow,
  isPeriodFigure,
  periodFigures,
  type OfficerFigure,
} from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { codHolderWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { returnReasonWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { OfficerDashboard } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { CompactAmount } from '../../ui/layout/CompactAmount.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { FigureLink } from '../dashboard/dashboard.door.ts';
import { faultWords, officerFigureWords, officerWords as words } from './officer-page.words.ts';
import { rowsOfCod, rowsOfFigure, rowsOfReason } from './officer-rows.ts';
import { useShownFigure } from './use-shown-figure.ts';
import styles from './OfficerDashboard.module.css';
import look from '../../ui/layout/Figures.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Problems first, then quality, then volume. */
const tileOrder: readonly OfficerFigure[] = [
  'cod_old',
  'missing',
  'differences',
  'rate',
  'p50',
  'p90',
  'reached',
  'cod_held',
  'returned',
  'delivered',
  'accepted',
];

/** The unit of a figure that does not say it itself. */
function unitOf(say: Say, figure: OfficerFigure): string {
  const { shown } = figureRow(figure);
  if (shown === 'kyat') return say(unitWords.kyat);
  if (shown !== 'count') return '';
  return say(figure === 'differences' ? words.unitCounts : words.unitParcels);
}

/** Every figure over all covered branches, beside the period before. */
export function TotalTiles({ data }: { data: OfficerDashboard }) {
  const say = useSay();
  const shown = useShownFigure();
  return (
    <ul className={`${look.tiles} ${styles.fit}`} aria-label={say(commonWords.allBranchesThatICover)}>
      {tileOrder.map((figure) => {
        const value = figureOf(data.total, figure);
        if (value === null && !isPeriodFigure(figure)) return null;
        return (
          <li key={figure} className={look.card}>
            <FigureLink to={rowsOfFigure(figure, data)} className={look.big}>
              <span className={look.name}>{say.loose(officerFigureWords[figure])}</span>{' '}
              <span className={`${look.number} ${styles.whole}`}>
                {shown(figure, value)} <span className={styles.unit}>{unitOf(say, figure)}</span>
              </span>
            </FigureLink>
            {isPeriodFigure(figure) && (
              <span className={look.small}>
                {say(commonWords.before, { n: shown(figure, periodFigures[figure].of(data.total.before)) })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Why parcels came back, and whose fault it is. */
export function ReasonTable({ data }: { data: OfficerDashboard }) {
  const say = useSay();
  const count = useCount();
  return (
    <section className={look.panel} aria-labelledby="officer-reasons">
      <h2 id="officer-reasons">{say(words.reasons)}</h2>
      {data.reasons.length === 0 ? (
        <p className={look.small}>{say(words.noReturns)}</p>
      ) : (
        <div className={look.scroll}>
          <table className={look.table}>
            <thead>
              <tr>
                <th scope="col">{say(commonFieldWords.reason)}</th>
                <th scope="col">{say(words.fault)}</th>
                <th scope="col">{say(commonFieldWords.parcel_count)}</th>
                <th scope="col">{say(words.parcelsBefore)}</th>
              </tr>
            </thead>
            <tbody>
              {data.reasons.map(({ reason, count: parcels, previous }) => (
                <tr key={reason}>
                  <th scope="row">
                    {reason === null
                      ? say(commonFieldWords.no_reason)
                      : say.loose(returnReasonWords[reason as ReturnReason])}
                  </th>
                  <td>{reason === null ? '–' : say.loose(faultWords[faultOf(reason as ReturnReason)])}</td>
                  <td>
                    <FigureLink to={rowsOfReason(reason, data)}>{count(parcels)}</FigureLink>
                  </td>
                  <td>{count(previous)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** COD that has not come in: who has it, and for how long. */
export function CodTable({ cod, ages }: { cod: NonNullable<OfficerDashboard['cod']>; ages: OfficerDashboard['ages'] }) {
  const say = useSay();
  const count = useCount();
  const amounts = amountGroup(
    cod.map(({ ages: held }) => held.map(({ amount }) => amount)),
    useLocale(),
  );
  return (
    <section className={look.panel} aria-labelledby="officer-cod">
      <h2 id="officer-cod">{say(words.cod)}</h2>
      {cod.length === 0 ? (
        <p className={look.small}>{say(words.noCod)}</p>
      ) : (
        <div className={look.scroll}>
          <table className={look.table}>
            <thead>
              <tr>
                <th scope="col">{say(commonFieldWords.cash_held_by)}</th>
                {ageSpans.map(([from, to]) => (
                  <th key={from} scope="col">
                    {to === null
                      ? say(commonWords.daysAndMore, { from: count(from) })
                      : say(commonWords.dayRange, { from: count(from), to: count(to) })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cod.map(({ holder, ages: held }, row) => (
                <tr key={holder}>
                  <th scope="row">
                    {holder === null ? say(words.undivided) : say.loose(codHolderWords[holder as CodHolder])}
                  </th>
                  {held.map(({ amount, count: parcels }, at) => (
                    <td key={at}>
                      {holder === null ? (
                        <CompactAmount amount={amount} shown={amounts.parts[row]?.[at]} />
                      ) : (
                        <FigureLink to={rowsOfCod(holder, ages[at] ?? { from: null, to: null })}>
                          <CompactAmount amount={amount} shown={amounts.parts[row]?.[at]} inLink />
                        </FigureLink>
                      )}
                      <span className={look.small}>{count(parcels)}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
