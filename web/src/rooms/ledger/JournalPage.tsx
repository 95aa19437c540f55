import type { JournalDetail } from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import { journalEventWords, ledgerFieldWords as field } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Pairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { CauseOf, namedCauses } from './Cause.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import { useAccountName } from './use-account-name.ts';
import styles from './Ledger.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** One journal: both its sides, and what made it (F-02). Never changed; a wrong one is taken back by another. */
export const JournalPage = detailPage({
  call: 'ledger.journal',
  param: 'journalId',
  topic: null,
  list: 'ledger.journals',
  name: ({ id }, locale) => say(words.journalOf, locale, { n: id }),
  note: ({ event }, locale) => journalEventWords[event as keyof typeof journalEventWords][locale],
  parts: [
    { key: 'sides', title: words.bothSides, Content: Sides },
    { key: 'cause', title: words.caused, aside: true, Content: Causes },
    {
      key: 'facts',
      title: words.facts,
      aside: true,
      blanks: true,
      facts: [
        { key: 'at', word: field.at, kind: 'instant' },
        { key: 'business_date', word: field.business_date, kind: 'date' },
        { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
        { key: 'staff', word: words.staff, kind: 'text' },
        { key: 'note', word: field.note, kind: 'text' },
      ],
    },
  ],
});

function Causes({ data }: { data: JournalDetail }) {
  const say = useSay();
  const causes = useCauses(data);
  return causes.length > 0 ? <Pairs pairs={causes} /> : <p className="muted">{say(words.ownAct)}</p>;
}

function useCauses(data: JournalDetail): Pair[] {
  const say = useSay();
  const { reverses_id, reversed_by } = data;
  const others = [
    { key: 'reverses', label: say(words.takesBack), id: reverses_id },
    { key: 'reversed', label: say(words.takenBackBy), id: reversed_by },
  ];
  return [
    ...namedCauses(data).map((kind) => ({
      key: kind.id,
      label: say.loose(kind.title),
      value: <CauseOf of={data} kind={kind} />,
    })),
    ...others.flatMap(({ key, label, id }) =>
      id === null
        ? []
        : [
            {
              key,
              label,
              value: (
                <PageLink to="ledger.journal" params={{ journalId: id }} className={styles.link}>
                  {say(words.journalOf, { n: id })}
                </PageLink>
              ),
            },
          ],
    ),
  ];
}

function Sides({ data: { postings } }: { data: JournalDetail }) {
  const say = useSay();
  const { kindOf, whoseOf } = useAccountName();
  const sum = (side: 'debit' | 'credit') =>
    groupThousands(postings.reduce((total, posting) => total + posting[side], 0));
  const shown = (amount: number) => (amount === 0 ? '' : groupThousands(amount));
  return (
    <table className={styles.sides}>
      <thead>
        <tr>
          <th scope="col">{say(field.account)}</th>
          <th scope="col" className={styles.end}>
            {say(field.debit)}
          </th>
          <th scope="col" className={styles.end}>
            {say(field.credit)}
          </th>
        </tr>
      </thead>
      <tbody>
        {postings.map((posting) => (
          <tr key={posting.id}>
            <th scope="row">
              <PageLink to="ledger.account" params={{ accountId: posting.account_id }} className={styles.link}>
                {kindOf(posting)}
              </PageLink>
              <span className={styles.whose}>{whoseOf(posting)}</span>
            </th>
            <td className={styles.end}>{shown(posting.debit)}</td>
            <td className={styles.end}>{shown(posting.credit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(commonWords.total)}</th>
          <td className={styles.end}>{sum('debit')}</td>
          <td className={styles.end}>{sum('credit')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
