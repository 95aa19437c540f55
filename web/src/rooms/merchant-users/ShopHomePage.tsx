import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { clearanceGateWords, unansweredPolicyWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { codHolderWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import {
  ownReasonWords,
  clearanceFieldWords as field,
  payMethodWords,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { MerchantHome } from '@waybill/contract/rooms/merchant-users/merchant-home.contract.ts';
import { businessDate, formatClock, formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { roleOfFigure } from '@waybill/domain/rooms/clearances/figure-lines.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { paidLatelyDays, stageRows, type HomeStage } from '@waybill/domain/rooms/merchant-users/home-stages.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink, TargetLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import look from '../../ui/layout/Figures.module.css';
import { useCount } from '../../ui/table/use-count.ts';
import styles from './ShopHome.module.css';
import { shopHomeWords as words, stageWords } from './shop-home.words.ts';

type Money = NonNullable<MerchantHome['money']>;

/** `/shop`: what happens to a merchant's parcels and money, at one glance (U-03). Every figure opens its rows. */
export function ShopHomePage() {
  const say = useSay();
  const { data, error, refetch } = useQuery({
    queryKey: ['merchant_users.home'],
    meta: { topics: ['labels', 'clearance', 'handover'] },
    queryFn: ({ signal }) => call('merchant_users.home', { signal, background: true }),
  });
  usePageLoading(data === undefined && error === null);
  const mayOrder = useMayOpen()('label-create');
  const home = data?.data;
  return (
    <div className={look.page}>
      <PageHead
        title={say(titleOf('shop-home'))}
        actions={
          mayOrder && (
            <PageLink to="label-create" className={buttonLook('main')}>
              <Icon of={Plus} />
              {say(titleOf('label-create'))}
            </PageLink>
          )
        }
        aside={home && <span className="muted">{say(commonWords.asOf, { time: formatClock(new Date(home.at)) })}</span>}
      />
      {error && (
        <Callout
          tone="danger"
          live
          title={say(commonWords.figuresFailed)}
          actions={
            <Button small onClick={() => void refetch()}>
              {say(commonWords.tryAgain)}
            </Button>
          }>
          {firstMessage(error)}
        </Callout>
      )}
      {!mayOrder && (
        <Callout tone="attention" title={say(words.onlySees)}>
          {say(words.onlySeesText)}
        </Callout>
      )}
      {home && (
        <>
          {home.answers.length > 0 && <Answers answers={home.answers} />}
          <Stages home={home} />
          {home.money && <MoneyPanels money={home.money} />}
        </>
      )}
    </div>
  );
}

/** A line that opens its rows where the person may open them. */
function Line({ name, note, value, to }: { name: ReactNode; note?: ReactNode; value: ReactNode; to?: PageTarget }) {
  const mayOpen = useMayOpen();
  const face = (
    <>
      <span>
        {name}
        {note !== undefined && <span className={look.small}>{note}</span>}
      </span>
      <span className={styles.value}>{value}</span>
    </>
  );
  return (
    <li>
      {to && mayOpen(to.name) ? (
        <TargetLink to={to} className={styles.row}>
          {face}
        </TargetLink>
      ) : (
        <div className={styles.row}>{face}</div>
      )}
    </li>
  );
}

function Panel({ id, title, children }: { id: string; title: Word; children: ReactNode }) {
  const say = useSay();
  return (
    <section className={look.panel} aria-labelledby={id}>
      <h2 id={id}>{say.loose(title)}</h2>
      {children}
    </section>
  );
}

function useKyat(): (amount: number) => string {
  const locale = useLocale();
  return (amount) => sayKyat(amount, locale);
}

/** Parcels that could not be delivered, the most urgent first. */
function Answers({ answers }: Pick<MerchantHome, 'answers'>) {
  const say = useSay();
  const kyat = useKyat();
  return (
    <Panel id="shop-answers" title={words.to_answer}>
      <ul className={styles.rows}>
        {answers.map(({ label_id, tracking_code, receiver_name, cod_amount, answer_by, otherwise }) => (
          <Line
            key={label_id}
            name={
              <>
                <span className="code">{tracking_code}</span>
                <span>{receiver_name}</span>
              </>
            }
            note={
              <>
                {say(words.answerBy, { at: formatDateTime(new Date(answer_by)) })}
                <br />
                {say(words.otherwise, { what: say.loose(unansweredPolicyWords[otherwise]) })}
              </>
            }
            value={cod_amount > 0 && kyat(cod_amount)}
            to={{ name: 'label-detail', params: { labelId: label_id } }}
          />
        ))}
      </ul>
    </Panel>
  );
}

const rowsOfStage = (stage: HomeStage, at: string): PageTarget => {
  const { tab, status, today } = stageRows[stage];
  const day = businessDate(new Date(at));
  return {
    name: 'label',
    params: { tab },
    search: { ...(status ? { status } : {}), ...(today ? { from: day, to: day } : {}) },
  };
};

function Stages({ home }: { home: MerchantHome }) {
  const say = useSay();
  const count = useCount();
  const mayOpen = useMayOpen();
  return (
    <ul className={look.tiles} aria-label={say(words.parcels)}>
      {home.stages.map(({ stage, count: n }) => {
        const face = (
          <>
            <span className={look.name}>{say.loose(stageWords[stage])}</span>
            <span className={look.number}>{count(n)}</span>
          </>
        );
        return (
          <li key={stage} className={look.card}>
            {mayOpen('label') ? (
              <TargetLink to={rowsOfStage(stage, home.at)} className={look.big}>
                {face}
              </TargetLink>
            ) : (
              <span className={look.big}>{face}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function MoneyPanels({ money }: { money: Money }) {
  return (
    <div className={styles.columns}>
      <NextPayout money={money} />
      <div className={styles.stack}>
        <CodWay money={money} />
        <Payouts money={money} />
      </div>
    </div>
  );
}

/** COD from the receiver to the merchant, stage by stage. */
function CodWay({ money }: { money: Money }) {
  const say = useSay();
  const count = useCount();
  const kyat = useKyat();
  const cod = (status: string, search: object = {}): PageTarget => ({ name: 'cod', params: { status }, search });
  const stages: { key: string; name: string; sum: { count: number; amount: number }; to: PageTarget }[] = [
    { key: 'collecting', name: say(words.collecting), sum: money.collecting, to: cod(codAt.underWay) },
    ...money.held.map((held) => ({
      key: held.holder,
      name: say.loose(codHolderWords[held.holder]),
      sum: held,
      to: cod(codAt.delivered, { holder: held.holder }),
    })),
    { key: 'ready', name: say(commonWords.readyForClearance), sum: money.ready, to: cod(codAt.ready) },
    { key: 'document', name: say(words.onDocuments), sum: money.on_documents, to: cod(codAt.onDocument) },
  ];
  return (
    <Panel id="shop-way" title={words.way}>
      <ul className={styles.rows}>
        {stages.map(({ key, name, sum, to }) => (
          <Line
            key={key}
            name={name}
            note={say(commonWords.parcelCount, { n: count(sum.count) })}
            value={kyat(sum.amount)}
            to={to}
          />
        ))}
        <Line
          name={say(words.paidLately, { n: count(paidLatelyDays) })}
          value={kyat(money.paid.amount)}
          to={{
            name: 'cod-clearance',
            search: { kind: 'cod', status: 'complete', from: money.paid.from, to: money.paid.to },
          }}
        />
      </ul>
    </Panel>
  );
}

/** Parts of a payout with their sign: deductions are negative. */
const parts = [
  ['actual_cod_amount', 1],
  ['actual_percent_amount', -1],
  ['from_cod_shipping', -1],
  ['return_amount', -1],
  ['credit_amount', -1],
  ['gate_submit_amount', -1],
  ['compensation_amount', 1],
  ['carried_amount', 1],
] as const;

/** The next payout, and why it is what it is: its parts, what is not in it yet, when COD is paid and where to. */
function NextPayout({ money: { next, waiting } }: { money: Money }) {
  const say = useSay();
  const count = useCount();
  const kyat = useKyat();
  const { figures, account } = next;
  const total = figures.actual_clearance_cod;
  return (
    <Panel id="shop-next" title={commonWords.nextPayout}>
      <ul className={styles.rows}>
        {parts.map(
          ([key, sign]) =>
            figures[key] !== 0 && (
              <Line
                key={key}
                name={say.loose(field[key])}
                value={kyat(sign * figures[key])}
                to={{ name: 'shop-next-payout', search: { role: roleOfFigure[key] } }}
              />
            ),
        )}
      </ul>
      <TargetLink to={{ name: 'shop-next-payout' }} className={`${styles.row} ${styles.sum}`}>
        <span>{say(field.actual_clearance_cod)}</span>
        <span className={look.number}>{kyat(total)}</span>
      </TargetLink>
      {total <= 0 && <p>{say(total < 0 ? words.owed : words.nothing)}</p>}
      <p className={`muted ${styles.note}`}>{say(words.gate, { when: say.loose(clearanceGateWords[next.gate]) })}</p>
      {next.gate_limit > 0 && (
        <p className={`muted ${styles.note}`}>{say(words.limit, { amount: kyat(next.gate_limit) })}</p>
      )}
      <p className={`muted ${styles.note}`}>{account ? say(words.account, account) : say(words.noAccount)}</p>
      {next.held_back.length > 0 && (
        <>
          <h3>{say(commonWords.notInPayoutYet)}</h3>
          <ul className={styles.rows}>
            {next.held_back.map(({ reason, count: n, amount }) => (
              <Line
                key={reason}
                name={say.loose(ownReasonWords[reason])}
                note={say(commonWords.parcelCount, { n: count(n) })}
                value={kyat(amount)}
                to={{ name: 'shop-next-payout', search: { reason } }}
              />
            ))}
          </ul>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <h3>{say(words.madeOut)}</h3>
          <ul className={styles.rows}>
            {waiting.map(({ id, number, amount, issue_date }) => (
              <Line
                key={id}
                name={<span className="code">{number}</span>}
                note={formatDate(issue_date)}
                value={kyat(amount)}
                to={{ name: 'cod-clearance-detail', params: { transactionId: id } }}
              />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Payouts({ money: { payouts } }: { money: Money }) {
  const say = useSay();
  const kyat = useKyat();
  return (
    <Panel id="shop-payouts" title={words.payouts}>
      {payouts.length === 0 && <p className="muted">{say(words.noPayouts)}</p>}
      <ul className={styles.rows}>
        {payouts.map(({ id, number, amount, paid_at, method }) => (
          <Line
            key={id}
            name={<span className="code">{number}</span>}
            note={[formatDate(new Date(paid_at)), method && say.loose(payMethodWords[method])]
              .filter(Boolean)
              .join(' · ')}
            value={kyat(amount)}
            to={{ name: 'cod-clearance-detail', params: { transactionId: id } }}
          />
        ))}
      </ul>
    </Panel>
  );
}
