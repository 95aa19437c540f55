import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Report } from '@waybill/contract/rooms/reports/report.ts';
import type { ReportSummary } from '@waybill/contract/rooms/reports/reports.contract.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { Figures } from '../ledger/ledger.door.ts';
import { changeOf, sumColumns } from './report-figures.ts';
import { reportPageWords as words } from './report-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** The sums of all rows, each with what it was in the period before. */
export function ReportSums({ report, summary: { totals, previous } }: { report: Report; summary: ReportSummary }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const note = (now: number, before: number, text: string) => {
    const change = changeOf(now, before);
    if (change === null) return say(commonWords.before, { n: text });
    const sign = change > 0 ? '+' : change < 0 ? '−' : '';
    return say(words.beforeChanged, { n: text, change: `${sign}${groupThousands(Math.abs(change))}` });
  };
  return (
    <Figures
      label={say(words.figures)}
      figures={[
        {
          key: 'rows',
          name: say(commonFieldWords.row_count),
          value: count(totals.rows),
          note: note(totals.rows, previous.rows, count(previous.rows)),
        },
        ...sumColumns(report).map(({ key, word, kind }) => {
          const [now = 0, before = 0] = [totals.sums[key], previous.sums[key]];
          // Segments of messages and calls of programs are no money.
          const isMoney = kind === 'kyat';
          return {
            key,
            name: say.loose(word),
            value: isMoney ? now : count(now),
            note: note(now, before, isMoney ? sayKyat(before, locale) : count(before)),
          };
        }),
      ]}
    />
  );
}
