import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { BranchLine, Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { labelTabWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import type { StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { CompactAmount } from '../../ui/layout/CompactAmount.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { dashboardWords as words, figureWords } from './dashboard-page.words.ts';
import { FigureLink } from './FigureLink.tsx';
import { rowsOf, type Shown } from './rows-of.ts';
import look from '../../ui/layout/Figures.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const money = ['cod_amount', 'delivery_charge'] as const;

/** The labels made in the period by roll-up, with their money; the lines add up to the total. */
export function MadeTable({ made, shown }: { made: Dashboard['made']; shown: Shown }) {
  const say = useSay();
  const count = useCount();
  const sum = (pick: (row: Dashboard['made'][number]) => number) => made.reduce((total, row) => total + pick(row), 0);
  const amounts = amountGroup(
    money.map((key) => made.map((row) => row[key])),
    useLocale(),
  );
  return (
    <section className={look.panel} aria-labelledby="dashboard-made">
      <h2 id="dashboard-made">{say(words.made)}</h2>
      <div className={look.scroll}>
        <table className={look.table}>
          <thead>
            <tr>
              <th scope="col">{say(commonFieldWords.status)}</th>
              <th scope="col">{say(commonWords.labels)}</th>
              <th scope="col">{say(commonWords.cod)}</th>
              <th scope="col">{say(commonFieldWords.shipping)}</th>
            </tr>
          </thead>
          <tbody>
            {made.map((row, at) => (
              <tr key={row.tab}>
                <th scope="row">{say.loose(labelTabWords[row.tab])}</th>
                <td>
                  <FigureLink to={rowsOf.made(row.tab, shown)}>{count(row.count)}</FigureLink>
                </td>
                {money.map((key, column) => (
                  <td key={key}>
                    <CompactAmount amount={row[key]} shown={amounts.parts[column]?.[at]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(commonWords.total)}</th>
              <td>{count(sum((row) => row.count))}</td>
              {money.map((key, column) => (
                <td key={key}>
                  <CompactAmount amount={sum((row) => row[key])} shown={amounts.totals[column]} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

const columns = ['accepted', 'out', 'delivered', 'failed', 'returned'] as const satisfies readonly StepCountName[];

/** Every branch that did something, for those who look after several. */
export function BranchTable({ lines, shown }: { lines: readonly BranchLine[]; shown: Shown }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const cash = lines.some((line) => line.cash !== null);
  const amounts = amountGroup([lines.map((line) => line.cash ?? 0)], locale);
  return (
    <section className={look.panel} aria-labelledby="dashboard-branches">
      <h2 id="dashboard-branches">{say(commonWords.byBranch)}</h2>
      <div className={look.scroll}>
        <table className={look.table}>
          <thead>
            <tr>
              <th scope="col">{say(commonFieldWords.branch)}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {say.loose(figureWords[name])}
                </th>
              ))}
              {cash && <th scope="col">{say(commonWords.cashHeld)}</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={line.branch.id}>
                <th scope="row">
                  <FigureLink
                    to={{
                      name: 'dashboard',
                      search: { branch_id: String(line.branch.id), from: shown.from, to: shown.to },
                    }}>
                    {localName(line.branch, locale)}
                  </FigureLink>
                </th>
                {columns.map((name) => (
                  <td key={name}>
                    <FigureLink to={rowsOf.figure(name, { ...shown, branch: line.branch.id })}>
                      {count(line[name])}
                    </FigureLink>
                  </td>
                ))}
                {cash && (
                  <td>
                    {line.cash === null ? '–' : <CompactAmount amount={line.cash} shown={amounts.parts[0]?.[at]} />}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
