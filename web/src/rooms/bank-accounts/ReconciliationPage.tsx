import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListChecks, Pencil } from 'lucide-react';
import { useState } from 'react';
import type {
  UnmatchedRow,
  BankAccountDetail,
  Reconciliation,
} from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import { journalEventWords, type JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { pathOf, useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { DatePicker } from '../../ui/inputs/DatePicker.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { bankAccountPageWords as words } from './bank-account-page.words.ts';
import { ClosingBalance, WaitingLines } from './SecondPerson.tsx';
import styles from './BankAccounts.module.css';
import { bankAccountFieldWords } from '@waybill/contract/rooms/bank-accounts/bank-accounts.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Compares the balances of the bank and the books at the end of a day, with the rows that explain the difference (M-06). */
export const ReconciliationPage = recordPage({
  call: 'bank_accounts.detail',
  param: 'accountId',
  topic: 'bank_account',
  list: 'bank-accounts',
  crumb: ({ name }) => name,
  Content: Opened,
});

const parsePlace = (raw: Readonly<Record<string, unknown>>): { readonly day: string | null } => ({
  day: /^20\d\d-\d\d-\d\d$/.test(String(raw['day'])) ? String(raw['day']) : null,
});

function Opened({ data: account }: OpenRecord<BankAccountDetail>) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const [place, setPlace] = useSearchState(parsePlace);
  const [today] = useState(() => businessDate(new Date()));
  const day = place.day ?? today;
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bank_accounts.reconcile', account.id, day],
    queryFn: ({ signal }) => call('bank_accounts.reconcile', { params: { id: account.id }, query: { day }, signal }),
    placeholderData: keepPreviousData,
  });
  useLive(
    ['bank_line', 'bank_account'],
    () => void client.invalidateQueries({ queryKey: ['bank_accounts.reconcile'] }),
  );
  return (
    <div className="stack4">
      <PageHead
        title={account.name}
        aside={
          <span className="muted">
            {account.bank} <span className="code">{account.number}</span>
          </span>
        }
        actions={
          <>
            <PageLink
              to="bank-statement"
              search={{ bank_account_id: String(account.id) }}
              className={buttonLook('plain')}>
              <Icon of={ListChecks} />
              {say(words.lines)}
            </PageLink>
            {mayOpen('bank-accounts.edit') && (
              <PageLink to="bank-accounts.edit" params={{ accountId: account.id }} className={buttonLook('plain')}>
                <Icon of={Pencil} />
                {say(commonWords.change)}
              </PageLink>
            )}
          </>
        }
      />
      <div className={styles.choice}>
        <Field label={say(words.dayField)}>
          <DatePicker value={day} max={today} onChange={(next) => setPlace({ day: next ?? undefined })} />
        </Field>
      </div>
      <RecordStates
        query={{ data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined }}
        backHref={pathOf('bank-accounts')}
        backLabel={say(titleOf('bank-accounts'))}>
        {(found) => <Found of={found} />}
      </RecordStates>
    </div>
  );
}

function Found({ of }: { of: Reconciliation }) {
  const say = useSay();
  const locale = useLocale();
  const kyat = (sum: number) => sayKyat(sum, locale);
  const { bank, ledger, difference, opening, start, lines, postings, lines_sum, postings_sum, verdict } = of;
  // Somebody looked at the bank, and it holds another sum: worse than that nobody has looked.
  const isWrong = verdict === 'unconfirmed' && of.closing !== null && of.closing.amount !== of.closing.lines;
  const face = isWrong ? wrongBalance : verdictFaces[verdict];
  return (
    <>
      <ListFigures
        label={say(titleOf('bank-accounts.day'))}
        figures={[
          { key: 'bank', name: say(bankAccountFieldWords.bank_balance), kyat: bank },
          { key: 'books', name: say(bankAccountFieldWords.ledger_balance), kyat: ledger },
          {
            key: 'difference',
            name: say(commonFieldWords.amount_difference),
            kyat: difference,
            lead: true,
            danger: difference !== 0,
          },
        ]}
      />
      <Callout tone={face.tone}>{say.loose(face.word)}</Callout>
      {opening && (
        <p className="muted">
          {say(words.opening, {
            sum: kyat(opening.amount),
            by: opening.created_by,
            second: opening.confirmed_by ?? '',
          })}
        </p>
      )}
      {start !== 0 && (
        <Callout tone="danger">
          {say(words.start, { sum: kyat(start) })}{' '}
          <PageLink to="opening-balances" className={styles.link}>
            {say(commonWords.openingBalances)}
          </PageLink>
        </Callout>
      )}
      <ClosingBalance of={of} />
      <WaitingLines of={of} />
      {lines.length > 0 && (
        <DetailSection title={say(words.onlyBank, { sum: kyat(lines_sum) })}>
          <Rows rows={lines} account={of.account.name} line />
        </DetailSection>
      )}
      {postings.length > 0 && (
        <DetailSection title={say(words.onlyBooks, { sum: kyat(postings_sum) })}>
          <Rows rows={postings} account={of.account.name} />
        </DetailSection>
      )}
    </>
  );
}

const verdictFaces = {
  agrees: { tone: 'success', word: words.equal },
  unconfirmed: { tone: 'attention', word: words.unconfirmed },
  waits: { tone: 'attention', word: words.waiting },
  differs: { tone: 'attention', word: words.differs },
  no_statement: { tone: 'attention', word: words.noStatement },
} as const;

const wrongBalance = { tone: 'danger', word: words.wrongBalance } as const;

/** Lists the rows that only the bank or only the books have, each with who has to act and the next step. */
function Rows({ rows, account, line = false }: { rows: readonly UnmatchedRow[]; account: string; line?: boolean }) {
  const say = useSay();
  const locale = useLocale();
  const mayOpen = useMayOpen();
  const hint = ({ document, bank_account, line_id }: NonNullable<UnmatchedRow['elsewhere']>) => (
    <Callout tone="attention">
      {say(line_id === null ? words.elsewhere : words.cameIn, { what: document, account, other: bank_account })}{' '}
      {line_id !== null && (
        <PageLink to="bank-statement.line" params={{ lineId: line_id }} className={styles.link}>
          {say(words.thatLine)}
        </PageLink>
      )}
    </Callout>
  );
  const deed = ({ id, later, gone, gone_to, owner, elsewhere }: UnmatchedRow) => {
    if (later !== null) return say(words.later, { day: formatDate(later) });
    if (gone !== null)
      return gone_to === null
        ? say(words.takenBack, { day: formatDate(gone) })
        : say(words.moved, { day: formatDate(gone), other: gone_to });
    if (line)
      return (
        <PageLink to="bank-statement.line" params={{ lineId: id }} className={styles.link}>
          {say(words.matchIt)}
        </PageLink>
      );
    return elsewhere ? null : say(words.waitFor, { name: owner ?? '–' });
  };
  const next = (row: UnmatchedRow) => {
    const found = deed(row);
    return found === null ? null : <>· {found}</>;
  };
  const what = ({ what: text, event, journal_id }: UnmatchedRow) => {
    const word = event === null ? '' : say.loose(journalEventWords[event as JournalEvent]);
    const named = [word, text].filter((part) => part !== '').join(' · ');
    return !line && journal_id !== null && mayOpen('ledger.journal') ? (
      <PageLink to="ledger.journal" params={{ journalId: journal_id }} className={styles.link}>
        {named}
      </PageLink>
    ) : (
      named
    );
  };
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <span>{formatDate(row.day)}</span>
          <span className={styles.what}>{what(row)}</span>
          <b className={styles.sum}>{sayKyat(row.amount, locale)}</b>
          <span className={styles.note}>
            {say(words.owner)}: {row.owner ?? '–'} {next(row)}
          </span>
          {row.elsewhere && <div className={styles.hint}>{hint(row.elsewhere)}</div>}
        </li>
      ))}
    </ul>
  );
}
