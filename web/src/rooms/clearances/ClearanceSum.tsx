import type { ReactNode } from 'react';
import { clearanceFieldWords as field, totalWord } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { rowOfKind, shownAs, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import type { ClearanceFigures } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import { figureLines, roleOfFigure } from '@waybill/domain/rooms/clearances/figure-lines.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { FigureRow } from './FigureRow.tsx';
import { Kyat } from './Kyat.tsx';
import styles from './Clearance.module.css';

interface ClearanceSumProps {
  figures: ClearanceFigures;
  kind: ClearanceKind;
  /** The lines that are shown now, and how to ask for others: every figure opens its rows. */
  role: ItemRole | null;
  onRole: (role: ItemRole | null) => void;
  /** Under the total: what was paid. */
  after?: ReactNode;
}

/** A document's sum line by line, down to a ruled total (decisions 4.2). A figure shows the lines behind it. */
export function ClearanceSum({ figures, kind, role, onRole, after }: ClearanceSumProps) {
  const say = useSay();
  const viewer = useViewer();
  const count = useCount();
  return (
    <>
      <table className={styles.sum} aria-live="polite">
        <caption className="sr-only">{say(words.sumCaption)}</caption>
        <tbody>
          {figureLines(figures, kind).map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.lead}
                  title={say(words.showLines)}
                  aria-pressed={role === roleOfFigure[line.key]}
                  onClick={() => onRole(role === roleOfFigure[line.key] ? null : roleOfFigure[line.key])}>
                  {say(field[line.key])}
                </button>
                {line.count !== null && (
                  <span className={styles.count}>{say(words.parcels, { n: count(line.count) })}</span>
                )}
              </th>
              <td>
                <Kyat amount={line.amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tbody className={styles.total}>
          <tr>
            <th scope="row">{say.loose(totalWord(kind))}</th>
            <td>
              <Kyat amount={shownAs(kind, figures.actual_clearance_cod)} />
            </td>
          </tr>
        </tbody>
        {after && <tbody className={styles.after}>{after}</tbody>}
      </table>
      {rowOfKind(kind).flow === 'out' && !isMerchant(viewer) && (
        <p className={styles.note}>
          {say(words.fleets, { own: count(figures.own_fleet_count), post: count(figures.mmpost_count) })}
        </p>
      )}
    </>
  );
}

/** The first and last line of the sum, displayed above the parcels when the whole sum is far below them. */
export function BriefSum({
  figures: { actual_cod_amount: gross, actual_clearance_cod: net },
  kind,
}: {
  figures: ClearanceFigures;
  kind: ClearanceKind;
}) {
  const say = useSay();
  const total = { key: 'net', word: totalWord(kind), kyat: shownAs(kind, net), lead: true };
  return (
    <div className={styles.brief}>
      <FigureRow
        label={say(words.sumTitle)}
        figures={
          rowOfKind(kind).flow === 'out'
            ? [{ key: 'gross', word: field.actual_cod_amount, kyat: gross }, total]
            : [total]
        }
      />
    </div>
  );
}
