import { BadgeCheck, Landmark } from 'lucide-react';
import { useState } from 'react';
import type { Reconciliation } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import { bankAccountFieldWords } from '@waybill/contract/rooms/bank-accounts/bank-accounts.words.ts';
import { bankLineCommandWords } from '@waybill/contract/rooms/bank-lines/bank-lines.words.ts';
import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { closingBalanceForm } from '@waybill/domain/rooms/bank-lines/closing-balance.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { randomKey } from '../../kernel/request.ts';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { bankAccountPageWords as words } from './bank-account-page.words.ts';
import styles from './BankAccounts.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/**
 * The closing balance of the bank, entered by another person than the one who imported the lines (M-03, M-06), because the writer of a file can put
 * anything into it.
 */
export function ClosingBalance({ of }: { of: Reconciliation }) {
  const say = useSay();
  const locale = useLocale();
  const [entering, enter] = useState(false);
  const { closing, last_day, actions, account } = of;
  if (last_day === null) return null;
  const kyat = (sum: number) => sayKyat(sum, locale);
  const sentence = {
    day: closing ? formatDate(closing.day) : '',
    sum: kyat(closing?.amount ?? 0),
    lines: kyat(closing?.lines ?? 0),
    name: closing?.entered_by ?? '',
    at: closing ? formatDateTime(new Date(closing.entered_at)) : '',
  };
  const word = () => {
    if (closing?.complete) return words.balanceHolds;
    if (closing && closing.amount !== closing.lines) return words.balanceDiffers;
    if (closing && closing.day >= last_day) return words.balanceAlone;
    return closing ? words.balanceEarlier : words.balanceNone;
  };
  const day = formatDate(last_day);
  return (
    <DetailSection title={say(words.balance)}>
      <div className={styles.second}>
        <p>{say(word(), { last: day, ...sentence })}</p>
        <ActionBar
          actions={actions}
          faces={{
            enter_balance: { word: words.enterBalance, icon: Landmark, variant: 'main', run: () => enter(true) },
          }}
        />
      </div>
      {entering && (
        <FormDialog
          form={closingBalanceForm}
          words={{ day: bankAccountFieldWords.statement_day, amount: bankAccountFieldWords.bank_balance }}
          title={say(words.enterBalance)}
          text={say(words.enterBalanceText, { day, name: account.name })}
          yes={say(commonWords.enter)}
          initial={{ day: last_day }}
          submit={(body, { idempotencyKey }) =>
            call('bank_accounts.enterBalance', { params: { id: account.id }, body, idempotencyKey })
          }
          success={say(words.balanceEntered)}
          changes="bank_line"
          onClose={() => enter(false)}>
          {(model) => <FormField of={model} name="amount" grouped unit={say(unitWords.kyat)} wide />}
        </FormDialog>
      )}
    </DetailSection>
  );
}

/** Lines imported by a person who was involved in the matched records: another person compares them with the bank's statement. */
export function WaitingLines({ of }: { of: Reconciliation }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const run = useAction();
  const { waiting } = of;
  if (waiting.length === 0) return null;
  const ids = waiting.filter(({ confirmable }) => confirmable).map(({ id }) => id);
  const names = [...new Set(waiting.map(({ owner }) => owner ?? '–'))].join(', ');
  const confirm = () =>
    run(() => call('bank_lines.confirmMany', { body: { ids }, idempotencyKey: randomKey() }), {
      ask: {
        question: say(words.confirmAsk, { n: count(ids.length) }),
        text: say(words.confirmText),
        yes: say.loose(bankLineCommandWords.confirm.verb),
        kind: 'plain',
      },
      success: ({ data }) => say(words.confirmed, { n: count(data.count) }),
      changes: 'bank_line',
    });
  return (
    <DetailSection title={say(words.waits, { n: count(waiting.length) })}>
      <div className={styles.second}>
        <p>{say(ids.length > 0 ? words.waitsForYou : words.waitsForAnother, { name: names })}</p>
        {ids.length > 0 && (
          <Button icon={BadgeCheck} variant="main" onClick={() => void confirm()}>
            {say(words.confirmAll, { n: count(ids.length) })}
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {waiting.map((row) => (
          <li key={row.id} className={styles.row}>
            <span>{formatDate(row.day)}</span>
            <PageLink to="bank-statement.line" params={{ lineId: row.id }} className={`${styles.what} ${styles.link}`}>
              {row.what}
            </PageLink>
            <b className={styles.sum}>{sayKyat(row.amount, locale)}</b>
            <span className={styles.note}>{say(words.broughtBy, { name: row.owner ?? '–' })}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
