import type { MoveInDetail } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import { moveInSumWords } from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { moveInSums } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { moveInLife } from '@waybill/domain/rooms/move-ins/move-in-states.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { useReasonWord } from '../../shell/reasons.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { moveInPageWords as words } from './move-in-page.words.ts';
import figures from '../../ui/layout/Figures.module.css';
import styles from './MoveIn.module.css';

/** Tells the signer to compare the figures, or why the writing was stopped. */
export function MoveInNote({ data: { status, halted, bad, totals } }: OpenRecord<MoveInDetail>) {
  const say = useSay();
  const count = useCount();
  const reasonWord = useReasonWord();
  if (status === moveInLife.at.proposed) return <Callout tone="info">{say(words.signNote)}</Callout>;
  if (halted !== null) return <Callout tone="danger">{say.loose(reasonWord(halted))}</Callout>;
  return status === moveInLife.at.draft && bad > 0 && totals.length > 0 ? (
    <Callout tone="attention">{say.loose(reasonWord('move_in_not_clean'), { n: count(bad) })}</Callout>
  ) : null;
}

/** The report: sums by branch, which the second person signs. */
export function MoveInReport({ data: { totals } }: OpenRecord<MoveInDetail>) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  return (
    <div className={figures.scroll}>
      <table className={figures.table}>
        <thead>
          <tr>
            <th scope="col">{say(commonFieldWords.kind)}</th>
            <th scope="col">{say(words.count)}</th>
            <th scope="col">{say(commonFieldWords.sum)}</th>
          </tr>
        </thead>
        {moveInSums.map((what) => {
          const rows = totals.filter((total) => total.what === what);
          const amount = rows.reduce((sum, total) => sum + total.amount, 0);
          return (
            rows.length > 0 && (
              <tbody key={what}>
                <tr>
                  <th scope="row">{say.loose(moveInSumWords[what])}</th>
                  <td>
                    <b>{count(rows.reduce((sum, total) => sum + total.count, 0))}</b>
                  </td>
                  <td>{amount > 0 && <b>{count(amount)}</b>}</td>
                </tr>
                {rows.map((total) => (
                  <tr key={total.branch?.id ?? 0}>
                    <th scope="row">
                      <span className={styles.note}>
                        {total.branch ? localName(total.branch, locale) : say(commonFieldWords.all_branches)}
                      </span>
                    </th>
                    <td>{count(total.count)}</td>
                    <td>{total.amount > 0 && count(total.amount)}</td>
                  </tr>
                ))}
              </tbody>
            )
          );
        })}
      </table>
    </div>
  );
}
