import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { codHolderWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import {
  deliveryRate,
  stepCounts,
  type StepCount,
  type StepCountName,
} from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useUser } from '../../kernel/session-store.ts';
import { BarRows, type BarRow } from '../../ui/charts/BarRows.tsx';
import { CompactAmount } from '../../ui/layout/CompactAmount.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { dashboardWords as words, figureWords } from './dashboard-page.words.ts';
import { FigureLink } from './FigureLink.tsx';
import { rowsOf, type Shown } from './rows-of.ts';
import look from '../../ui/layout/Figures.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

interface Linked extends BarRow {
  readonly to: PageTarget;
}

/** Rows that each open what they count. */
function LinkedRows({ label, rows }: { label: string; rows: readonly Linked[] }) {
  return (
    <BarRows
      label={label}
      rows={rows}
      link={({ key }, className, children) => {
        const row = rows.find((one) => one.key === key);
        return row ? (
          <FigureLink to={row.to} className={className}>
            {children}
          </FigureLink>
        ) : (
          children
        );
      }}
    />
  );
}

const badFigures: readonly StepCountName[] = ['failed', 'returned', 'lost'];

/** Steps of the period in the order in which a parcel passes them, drawn over the previous period. */
export function DayFlow({ data, shown, isToday }: { data: Dashboard; shown: Shown; isToday: boolean }) {
  const say = useSay();
  const count = useCount();
  const locale = useLocale();
  const numberOf = (key: StepCountName) => data.figures.find((one) => one.key === key)?.count ?? 0;
  const rate = deliveryRate({ delivered: numberOf('delivered'), failed: numberOf('failed') });
  const paid = data.figures.flatMap(({ key, amount }) => (amount === null ? [] : [{ key, amount }]));
  const amounts = amountGroup(
    paid.map(({ amount }) => [amount]),
    locale,
  );
  const noteOf = ({ key, amount }: Dashboard['figures'][number]) => {
    if (key === 'failed') return rate === null ? undefined : say(words.rate, { n: count(rate) });
    if (amount === null || amount === 0) return undefined;
    const { money }: StepCount = stepCounts[key];
    return (
      <>
        {say(money === 'cod_amount' ? commonWords.cod : commonFieldWords.shipping)}{' '}
        <CompactAmount amount={amount} shown={amounts.totals[paid.findIndex((one) => one.key === key)]} inLink />
      </>
    );
  };
  return (
    <section className={look.panel} aria-labelledby="dashboard-flow">
      <h2 id="dashboard-flow">{say(isToday ? words.flowToday : words.flow)}</h2>
      <LinkedRows
        label={say(words.figures)}
        rows={data.figures.map((figure) => ({
          key: figure.key,
          name: say.loose(figureWords[figure.key]),
          note: noteOf(figure),
          value: figure.count,
          shown: count(figure.count),
          before: {
            value: figure.previous,
            shown: say(isToday ? words.nYesterday : words.nBefore, { n: count(figure.previous) }),
          },
          tone: badFigures.includes(figure.key) ? 'bad' : 'usual',
          to: rowsOf.figure(figure.key, shown),
        }))}
      />
    </section>
  );
}

/** COD from the receiver to the merchant, each stage as wide as its sum: custody is a part of the way, so nothing is counted twice. */
export function CodFlow({ data, branch, isToday }: { data: Dashboard; branch: number | undefined; isToday: boolean }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const user = useUser();
  if (data.cod === null) return null;
  // A viewer of one branch reads the rows of that branch.
  const of = branch ?? (data.choices.length === 0 ? user.branch?.id : undefined);
  const stages = codStages(say, data, branch, of, isToday);
  const amounts = amountGroup(
    stages.map(({ amount }) => [amount]),
    locale,
  );
  return (
    <section className={look.panel} aria-labelledby="dashboard-money">
      <h2 id="dashboard-money">{say(words.money)}</h2>
      <LinkedRows
        label={say(words.money)}
        rows={stages.map(({ key, name, amount, labels, tone, to }, at) => ({
          key,
          name,
          note: say(commonWords.parcelCount, { n: count(labels) }),
          value: amount,
          shown: <CompactAmount amount={amount} shown={amounts.totals[at]} inLink />,
          tone,
          to,
        }))}
      />
      <p className="hint">{say(words.moneyHint)}</p>
    </section>
  );
}

interface Stage {
  readonly key: string;
  readonly name: string;
  readonly amount: number;
  readonly labels: number;
  readonly tone: NonNullable<BarRow['tone']>;
  readonly to: PageTarget;
}

function codStages(
  say: Say,
  { cod, cod_held, cod_paid }: Dashboard,
  branch: number | undefined,
  holderBranch: number | undefined,
  isToday: boolean,
): Stage[] {
  const stateOf = (status: string) => cod?.find((one) => one.status === status) ?? { count: 0, amount: 0 };
  const stage = (status: string, name: string, tone: Stage['tone']): Stage => ({
    key: status,
    name,
    amount: stateOf(status).amount,
    labels: stateOf(status).count,
    tone,
    to: rowsOf.cod(status, branch),
  });
  const held = cod_held ?? [];
  const collected = stateOf(codAt.delivered);
  const elsewhere = {
    amount: collected.amount - held.reduce((sum, one) => sum + one.amount, 0),
    labels: collected.count - held.reduce((sum, one) => sum + one.count, 0),
  };
  return [
    stage(codAt.underWay, say(words.codReceivers), 'quiet'),
    ...held.map(({ holder, count, amount }): Stage => ({
      key: holder ?? 'undivided',
      name: holder === null ? say(words.codUndivided) : say.loose(codHolderWords[holder]),
      amount,
      labels: count,
      tone: 'usual',
      to: holder === null ? rowsOf.cod(codAt.delivered, holderBranch) : rowsOf.heldCod(holder, holderBranch),
    })),
    ...(elsewhere.labels > 0
      ? [
          {
            key: 'elsewhere',
            name: say(words.codElsewhere),
            ...elsewhere,
            tone: 'usual' as const,
            to: rowsOf.cod(codAt.delivered, branch),
          },
        ]
      : []),
    stage(codAt.ready, say(commonWords.readyForClearance), 'usual'),
    stage(codAt.onDocument, say(words.codOnDocument), 'usual'),
    ...(cod_paid
      ? [
          {
            key: 'paid',
            name: say(isToday ? words.codPaidToday : words.codPaid),
            amount: cod_paid.amount,
            labels: cod_paid.count,
            tone: 'quiet' as const,
            to: rowsOf.paidCod(branch),
          },
        ]
      : []),
  ];
}
