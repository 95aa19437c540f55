import { cellText } from '@waybill/contract/kernel/cell-text.ts';
import { clearanceLineList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { useLocale, useSay } from '../../../kernel/i18n.tsx';
import { Fitted } from '../../prints/paper.door.ts';
import styles from './ClearanceSheet.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** The columns on paper, each with its width in mm. */
const widths = {
  tracking_code: 28,
  role: 17,
  receiver_name: 0,
  delivered_date: 18,
  cod_amount: 18,
  cod_fee: 16,
  shipping: 16,
  return_fee: 14,
  net: 18,
} as const;
const columns = clearanceLineList.columns
  .filter(({ key }) => key in widths)
  .toSorted((a, b) => Object.keys(widths).indexOf(a.key) - Object.keys(widths).indexOf(b.key));

/** Lines of the document on paper, every one as high as the others, so that sheets can be filled by counting. */
export function PaperLines({ lines, from }: { lines: ClearanceDetail['lines']; from: number }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <table className={styles.lines}>
      <colgroup>
        <col style={{ width: '9mm' }} />
        {columns.map(({ key }) => (
          <col key={key} {...(widths[key as 'net'] > 0 ? { style: { width: `${widths[key as 'net']}mm` } } : {})} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th>{say(commonFieldWords.no)}</th>
          {columns.map(({ key, word, kind }) => (
            <th key={key} className={kind === 'kyat' ? styles.end : undefined}>
              {say.loose(word)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={line.journal_id}>
            <td className={styles.end}>{groupThousands(from + at)}</td>
            {columns.map((column) => {
              const text = cellText(column, { ...line }, locale);
              if (column.kind === 'kyat')
                return (
                  <td key={column.key} className={styles.end}>
                    {text}
                  </td>
                );
              return (
                <td key={column.key} className={column.kind === 'code' ? styles.code : styles.name}>
                  {column.kind === 'text' || column.kind === 'words' ? <Fitted>{text}</Fitted> : text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
