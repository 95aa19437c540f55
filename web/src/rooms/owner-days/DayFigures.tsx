import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import {
  changeOfDay,
  figureFacts,
  rateOfDay,
  sumOfDay,
  telling,
  worstFirst,
  type DayFigure,
  type DayValue,
} from '@waybill/domain/rooms/owner-days/owner-day.ts';
import type { OwnerDay } from '@waybill/contract/rooms/owner-days/owner-days.contract.ts';
import { sheetPageWords } from '@waybill/contract/rooms/owner-days/sheet-page.words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { CompactAmount } from '../../ui/layout/CompactAmount.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { FigureLink } from '../dashboard/dashboard.door.ts';
import { rowsOfDay, wordOfFigure } from './day-rows.ts';
import { ownerDayWords as words } from './owner-day.words.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './OwnerDay.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

type Change = ReturnType<typeof changeOfDay>;

interface Sentence {
  readonly figure: DayFigure;
  readonly text: string;
  readonly before: string | null;
  readonly change: Change;
}

/** The five sentences that an owner wants to be told, each with what it was the day before, and opening its rows. */
export function DaySentences({ data }: { data: OwnerDay }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const sum = sumOfDay(data.branches.map(({ figures }) => figures));
  const change = (figure: DayFigure) => changeOfDay(figureFacts(figure).better, sum[figure]);
  const shown = (figure: DayFigure, of: keyof DayValue) => {
    const value = sum[figure][of];
    if (value === null) return '–';
    return figureFacts(figure).shown === 'kyat' ? sayKyat(value, locale) : count(value);
  };
  const rates: DayValue = { value: rateOfDay(sum), before: rateOfDay(sum, 'before') };
  const percent = (rate: number | null) => (rate === null ? '–' : say(sheetPageWords.percent, { n: count(rate) }));
  const pair = (figures: readonly [DayFigure, DayFigure], of: keyof DayValue) => ({
    a: shown(figures[0], of),
    b: shown(figures[1], of),
  });
  const sentences: (Sentence | null)[] = [
    {
      figure: 'delivered',
      text:
        rates.value === null
          ? say(words.noAttempts)
          : say(words.delivered, { a: shown('delivered', 'value'), b: percent(rates.value) }),
      before: `${shown('delivered', 'before')} · ${percent(rates.before)}`,
      change: changeOfDay('more', rates),
    },
    {
      figure: 'accepted',
      text:
        sum.fees.value === null
          ? say(words.acceptedAlone, { a: shown('accepted', 'value') })
          : say(words.accepted, pair(['accepted', 'fees'], 'value')),
      before: `${shown('accepted', 'before')} · ${shown('fees', 'before')}`,
      change: change(sum.fees.value === null ? 'accepted' : 'fees'),
    },
    sum.cod_held.value === null
      ? null
      : {
          figure: 'cod_old',
          text: say(words.cod, pair(['cod_held', 'cod_old'], 'value')),
          before: sum.cod_old.before === null ? null : `${shown('cod_held', 'before')} · ${shown('cod_old', 'before')}`,
          change: change('cod_old'),
        },
    {
      figure: 'late',
      text: say(words.late, pair(['late', 'missing'], 'value')),
      before: sum.missing.before === null ? null : `${shown('late', 'before')} · ${shown('missing', 'before')}`,
      change: change('late'),
    },
    sum.expenses.value === null
      ? null
      : {
          figure: 'expenses',
          text: say(words.spent, pair(['expenses', 'differences'], 'value')),
          before: `${shown('expenses', 'before')} · ${shown('differences', 'before')}`,
          change: change('expenses'),
        },
  ];
  return (
    <ul className={styles.sentences} aria-label={say(commonWords.allBranchesThatICover)}>
      {sentences.map(
        (sentence) =>
          sentence && (
            <li key={sentence.figure} className={styles.sentence}>
              <FigureLink to={rowsOfDay(sentence.figure, data)} className={styles.text}>
                {sentence.text}
              </FigureLink>
              {sentence.before !== null && (
                <span className={look.small}>
                  {say(sheetPageWords.before, { n: sentence.before })} <ChangeWord change={sentence.change} />
                </span>
              )}
            </li>
          ),
      )}
    </ul>
  );
}

const changeWords = { better: words.better, worse: words.worse, same: words.same } as const;

/** Better or worse, in a word and not by its colour alone. */
function ChangeWord({ change }: { change: Change }) {
  const say = useSay();
  return change === null ? null : (
    <b className={styles.change} data-change={change}>
      {say(changeWords[change])}
    </b>
  );
}

/** The branches, the worst first, by the figures that say something; the name stays in view. */
export function BranchDays({ data }: { data: OwnerDay }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const sorted = worstFirst(data.branches);
  const columns = telling(sorted.map(({ figures }) => figures));
  const money = columns.filter((figure) => figureFacts(figure).shown === 'kyat');
  const amounts = amountGroup(
    money.map((figure) => sorted.map(({ figures }) => figures[figure].value ?? 0)),
    locale,
  );
  const percent = (rate: number | null) => (rate === null ? '–' : say(sheetPageWords.percent, { n: count(rate) }));
  return (
    <section className={look.panel} aria-labelledby="owner-day-branches">
      <h2 id="owner-day-branches">{say(sheetPageWords.branches)}</h2>
      <div className={look.scroll}>
        <table className={look.table}>
          <thead>
            <tr>
              <th scope="col">{say(commonFieldWords.branch)}</th>
              <th scope="col">{say(commonWords.deliveryRate)}</th>
              {columns.map((figure) => (
                <th key={figure} scope="col">
                  {say.loose(wordOfFigure(figure))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ branch, figures }, row) => (
              <tr key={branch.id}>
                <th scope="row">{localName(branch, locale)}</th>
                <td>
                  {percent(rateOfDay(figures))}
                  <Delta
                    better="more"
                    of={{ value: rateOfDay(figures), before: rateOfDay(figures, 'before') }}
                    shown={count}
                  />
                </td>
                {columns.map((figure) => {
                  const { value } = figures[figure];
                  const { shown, better } = figureFacts(figure);
                  return (
                    <td key={figure}>
                      <FigureLink to={rowsOfDay(figure, data, branch.id)}>
                        {value === null ? (
                          '–'
                        ) : shown === 'kyat' ? (
                          <CompactAmount amount={value} shown={amounts.parts[money.indexOf(figure)]?.[row]} inLink />
                        ) : (
                          count(value)
                        )}
                      </FigureLink>
                      <Delta better={better} of={figures[figure]} shown={shown === 'kyat' ? groupThousands : count} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface DeltaProps {
  readonly better: 'more' | 'less';
  readonly of: DayValue;
  readonly shown: (value: number) => string;
}

/** How much more or less than the day before; nothing where it is the same or unknown. */
function Delta({ better, of, shown }: DeltaProps) {
  const change = changeOfDay(better, of);
  if (change === null || change === 'same') return null;
  const difference = (of.value ?? 0) - (of.before ?? 0);
  return (
    <span className={styles.delta} data-change={change}>
      {difference > 0 ? '+' : '−'}
      {shown(Math.abs(difference))}
    </span>
  );
}
