import { useEffect, useRef, type ReactNode } from 'react';
import type { StatementPreview } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import {
  bankLineFieldWords,
  dateOrderWords,
  leftReasonWords,
  statementDoubtWords,
  statementColumnWords,
} from '@waybill/contract/rooms/bank-lines/bank-lines.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { StatementDoubt, statementForm } from '@waybill/domain/rooms/bank-lines/read-statement.ts';
import { sayPyas } from '@waybill/domain/rooms/bank-lines/statement-doubts.ts';
import { isDoubtfulRow } from '@waybill/domain/rooms/bank-lines/statement-rows.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { FileQuestionPart } from '../label-imports/file-question.door.ts';
import { bankLinePageWords as words } from './bank-line-page.words.ts';
import styles from './StatementReading.module.css';
import { useStatementPreview } from './use-statement-preview.ts';

type StatementModel = FormModel<typeof statementForm>;

/** Shows what the server reads in the chosen file: its lines, what is left out and why, and the questions to answer before it is taken. `channel` whose
 * provider wrote it. */
export function StatementReading({ of: form, channel }: { of: StatementModel; channel?: number | null }) {
  const say = useSay();
  const { file, date_order, encoding } = form.values;
  const whose =
    channel === undefined ? { bank_account_id: form.values.bank_account_id } : { payment_channel_id: channel };
  const { data, failure, question, busy } = useStatementPreview({ ...whose, file, date_order, encoding });
  const put = useRef(form.put);
  useEffect(() => {
    put.current = form.put;
  }, [form.put]);
  // Answers for one file are not answers for another, and doubts depend on the dates.
  useEffect(() => {
    put.current('date_order', null);
    put.current('encoding', null);
  }, [file]);
  useEffect(() => put.current('agreed', []), [file, date_order, encoding]);
  if (!question && !failure && !data && !busy) return null;
  return (
    <div className={styles.read} aria-busy={busy}>
      {question && (
        <FileQuestionPart
          question={question}
          answer={encoding ? { encoding } : {}}
          onAnswer={(answer) => form.put('encoding', answer.encoding ?? null)}
        />
      )}
      {failure && <Callout tone="danger">{firstMessage(failure)}</Callout>}
      {busy && data === null && (
        <p className={styles.busy}>
          <Spinner /> {say(words.reading)}
        </p>
      )}
      {data && (
        <>
          <Figures read={data} />
          <Questions read={data} form={form} />
          <Notes read={data} />
          <Lines read={data} />
          <LeftOut read={data} />
        </>
      )}
    </div>
  );
}

function Figures({ read }: { read: StatementPreview }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const hasBalance = read.columns.some(({ field }) => field === 'balance') || read.closing !== null;
  const facts: [string, string][] = [
    [say(words.lines), count(read.lines)],
    [say(statementColumnWords.in), sayKyat(read.money_in, locale)],
    [say(statementColumnWords.out), sayKyat(read.money_out, locale)],
    ...(read.first_day !== null && read.last_day !== null
      ? [[say(words.days), `${formatDate(read.first_day)} – ${formatDate(read.last_day)}`] satisfies [string, string]]
      : []),
    ...(read.opening === null
      ? []
      : [[say(leftReasonWords.opening), sayPyas(read.opening)] satisfies [string, string]]),
    ...(read.closing === null
      ? []
      : [[say(leftReasonWords.closing), sayPyas(read.closing)] satisfies [string, string]]),
  ];
  return (
    <>
      <dl className={styles.figures}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasBalance && read.gap_count === 0 && <Callout tone="success">{say(words.balanceFollows)}</Callout>}
    </>
  );
}

/** Asks what the file leaves open; each answer is needed before the lines are taken. */
function Questions({ read, form }: { read: StatementPreview; form: StatementModel }) {
  const say = useSay();
  const count = useCount();
  const example = read.date_example;
  const doubtful = read.left_rows.filter(({ why }) => isDoubtfulRow(why));
  const asks: Readonly<Record<StatementDoubt, ReactNode>> = {
    columns: say(words.columnsAsk),
    left_out: (
      <>
        {say(words.leftAsk, { n: count(read.left.reduce((sum, one) => sum + (one.doubtful ? one.count : 0), 0)) })}
        <ul className={styles.list}>
          {doubtful.slice(0, 10).map(({ row, why, text }) => (
            <li key={row}>
              {say(words.row, { n: count(row) })} {text} · <b>{say(leftReasonWords[why])}</b>
            </li>
          ))}
        </ul>
      </>
    ),
    balance: (
      <>
        {say(words.gapAsk, { n: count(read.gap_count) })}
        <ul className={styles.list}>
          {read.gaps.slice(0, 10).map(({ row, kind, expected, found }) => (
            <li key={`${row}-${kind}-${expected}`}>
              {say(words.row, { n: count(row) })}{' '}
              {say(words.gap, { expected: sayPyas(expected), found: sayPyas(found) })}
            </li>
          ))}
        </ul>
      </>
    ),
  };
  const isOnlyMonth = !read.date_sure && read.date_order === 'month' && form.values.date_order === null;
  const agreed = form.values.agreed ?? [];
  const toggle = (doubt: StatementDoubt, on: boolean) =>
    form.put('agreed', [...agreed.filter((one) => one !== doubt), ...(on ? [doubt] : [])]);
  return (
    <>
      {example !== null && (!read.date_sure || form.values.date_order !== null) && (
        <Callout tone="attention">
          {say(isOnlyMonth ? words.datesOnly : words.datesAsk, {
            text: example.text,
            day: example.day === null ? '' : formatDate(example.day),
            month: example.month === null ? '' : formatDate(example.month),
          })}
          <FormField
            of={form}
            name="date_order"
            words={dateOrderWords}
            label={bankLineFieldWords.date_order}
            required
          />
        </Callout>
      )}
      {read.doubts.map((doubt) => (
        <Callout key={doubt} tone="attention">
          {asks[doubt]}
          <Checkbox checked={agreed.includes(doubt)} onChange={(on) => toggle(doubt, on)}>
            {say(statementDoubtWords[doubt])}
          </Checkbox>
        </Callout>
      ))}
    </>
  );
}

function Notes({ read }: { read: StatementPreview }) {
  const say = useSay();
  const count = useCount();
  const [jump] = read.jumps;
  return (
    <>
      {read.other_account !== null && (
        <Callout tone="attention">{say(words.otherAccount, { number: read.other_account })}</Callout>
      )}
      {jump && <Callout tone="attention">{say(words.jump, { n: count(jump.row), day: formatDate(jump.day) })}</Callout>}
      <p className="muted">
        {read.columns.map(({ field, heading }) => `${say(statementColumnWords[field])}: ${heading}`).join(' · ')}
        {read.rounded > 0 && ` · ${say(words.rounded, { n: count(read.rounded) })}`}
        {read.joined > 0 && ` · ${say(words.joined, { n: count(read.joined) })}`}
      </p>
    </>
  );
}

function Lines({ read }: { read: StatementPreview }) {
  const say = useSay();
  const locale = useLocale();
  if (read.sample.length === 0) return null;
  return (
    <details className={styles.part} open={read.sample.length <= 5}>
      <summary>{say(words.firstLines)}</summary>
      <ul className={styles.lines}>
        {read.sample.map(({ row, day, amount, pyas, reference, details }) => (
          <li key={row}>
            <span>{formatDate(day)}</span>
            <span className={styles.what}>
              {[details, reference].filter((text) => !/^[-–—]*$/.test(text)).join(' · ')}
            </span>
            <b className={styles.amount}>{pyas === null ? sayKyat(amount, locale) : sayPyas(pyas)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

function LeftOut({ read }: { read: StatementPreview }) {
  const say = useSay();
  const count = useCount();
  if (read.left.length === 0) return null;
  const total = read.left.reduce((sum, one) => sum + one.count, 0);
  return (
    <details className={styles.part}>
      <summary>
        {say(words.leftOut, { n: count(total) })}:{' '}
        {read.left.map(({ why, count: n }) => `${say(leftReasonWords[why])} ${count(n)}`).join(' · ')}
      </summary>
      <ul className={styles.list}>
        {read.left_rows.map(({ row, why, text }) => (
          <li key={row}>
            {say(words.row, { n: count(row) })} {text} · {say(leftReasonWords[why])}
          </li>
        ))}
      </ul>
    </details>
  );
}
