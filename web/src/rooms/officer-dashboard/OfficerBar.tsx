import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { officerFigures } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { monthsUpTo, officerSpans, spanOf } from '@waybill/domain/rooms/officer-dashboard/officer-periods.ts';
import type { OfficerDashboard } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { officerFigureWords, officerWords as words } from './officer-page.words.ts';
import type { OfficerQuery } from './officer-query.ts';
import type { Order } from './FigureTable.tsx';
import look from '../../ui/layout/Figures.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Chooses the days, and the figure that the map shows and the lines are sorted by; both are kept in the address. */
export function OfficerBar({
  data,
  question,
  order,
  onAsk,
}: {
  data: OfficerDashboard;
  question: OfficerQuery;
  order: Order;
  onAsk: (next: OfficerQuery) => void;
}) {
  const say = useSay();
  const count = useCount();
  const { today, from, to } = data;
  const value = (period: { from: string; to: string }) => `${period.from} ${period.to}`;
  const named = [
    ...officerSpans.map((days) => ({
      value: value(spanOf(days, today)),
      label: say(words.lastDays, { n: count(days) }),
    })),
    ...monthsUpTo(today).map((month) => ({
      value: value(month),
      label: say(words.month, { month: formatDate(month.from).slice(3) }),
    })),
  ];
  const options = named.filter((option, at) => named.findIndex((one) => one.value === option.value) === at);
  const own = value({ from, to });
  return (
    <div className={look.bar}>
      <Select
        label={say(commonWords.period)}
        className={look.choice}
        value={own}
        options={
          options.some((option) => option.value === own)
            ? options
            : [
                ...options,
                { value: own, label: say(commonWords.fromTo, { from: formatDate(from), to: formatDate(to) }) },
              ]
        }
        onChange={(picked) => {
          const [first = from, last = to] = (picked ?? own).split(' ');
          onAsk({ ...question, from: first, to: last });
        }}
      />
      <Select
        label={say(words.figure)}
        className={look.choice}
        value={order.figure}
        options={officerFigures.map((figure) => ({ value: figure, label: say.loose(officerFigureWords[figure]) }))}
        onChange={(figure) => {
          const { best: _, ...rest } = question;
          if (figure) onAsk({ ...rest, figure });
        }}
      />
    </div>
  );
}
