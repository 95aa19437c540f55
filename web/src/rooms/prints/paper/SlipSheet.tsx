import type { ReactNode } from 'react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { useMaybeUser } from '../../../kernel/session-store.ts';
import { RollLines, RollSheet, type SlipLine } from './RollSheet.tsx';
import { isRoll, type RollName, type SlipPaper } from './rolls.ts';
import { SignedSheet, type SignedSheetProps } from './SignedSheet.tsx';
import roll from './RollSheet.module.css';
import styles from './SignedSheet.module.css';

interface SlipSheetProps extends Omit<SignedSheetProps, 'children' | 'code' | 'page' | 'pages'> {
  readonly paper: SlipPaper;
  readonly lines: readonly SlipLine[];
  /** Below the lines. */
  readonly children?: ReactNode;
}

/** A slip of one business: its facts as lines and the people who sign, on A4 or on the roll of a receipt printer. */
export function SlipSheet({ paper, lines, children, ...sheet }: SlipSheetProps) {
  if (isRoll(paper)) return <SlipFromRoll {...sheet} roll={paper} lines={lines} more={children} />;
  return (
    <SignedSheet {...sheet} page={1} pages={1}>
      <table>
        <colgroup>
          <col className={styles.names} />
          <col />
        </colgroup>
        <tbody>
          {lines.map(
            ([name, value]) =>
              value !== null && (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      {children}
    </SignedSheet>
  );
}

function SlipFromRoll({
  roll: name,
  locale,
  title,
  number,
  facts,
  printedAt,
  total,
  signatures,
  lines,
  more,
}: Omit<SlipSheetProps, 'paper' | 'children'> & { roll: RollName; more: ReactNode }) {
  const operator = useMaybeUser()?.business_name;
  return (
    <RollSheet roll={name} locale={locale} title={title} facts={operator ? [operator, ...facts] : facts}>
      <div className={roll.head}>
        <span className={roll.number}>{number}</span>
        <span>{formatDateTime(new Date(printedAt))}</span>
      </div>
      <RollLines lines={lines} />
      {more}
      <div className={roll.due}>
        <b>{total}</b>
      </div>
      {signatures.map((one) => (
        <div key={one.as} className={roll.signature}>
          {one.as}
          {one.name === null ? '' : `: ${one.name}`}
        </div>
      ))}
    </RollSheet>
  );
}
