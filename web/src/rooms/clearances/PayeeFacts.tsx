import type { ReadyDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import {
  clearanceGateWords,
  customerFieldWords as customerField,
} from '@waybill/contract/rooms/customers/customers.words.ts';
import { isLimitedGate, type ClearanceGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import { rowOfKind, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { PayeeAccount } from './PayeeAccount.tsx';
import styles from './Clearance.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const columns = [
  { key: 'phone', word: customerField.phone, kind: 'phones' },
  { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
  { key: 'clearance_gate', word: customerField.clearance_gate, kind: 'words', words: clearanceGateWords },
  { key: 'net_credit', word: customerField.net_credit, kind: 'yes_no' },
  { key: 'net_gate_submit', word: customerField.net_gate_submit, kind: 'yes_no' },
  { key: 'net_return', word: customerField.net_return, kind: 'yes_no' },
  { key: 'credit_days', word: customerField.credit_days, kind: 'number' },
] as const;
const limit = { key: 'clearance_gate_limit', word: customerField.clearance_gate_limit, kind: 'kyat' } as const;
const bankColumns = [
  { key: 'bank', word: commonFieldWords.bank, kind: 'text' },
  { key: 'bank_holder', word: words.holder, kind: 'text' },
] as const;

/** Facts of the payee: the agreement, and links to their record and all their COD. */
export function PayeeFacts({ customer, bank, kind }: Pick<ReadyDetail, 'customer' | 'bank'> & { kind: ClearanceKind }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const facts = usePairs(
    isLimitedGate(customer.clearance_gate as ClearanceGate) ? [...columns, limit] : columns,
    customer,
  );
  const names = usePairs(bankColumns, bank);
  const account = bank && {
    key: 'bank_account',
    label: say(words.account),
    value: <PayeeAccount customerId={customer.id} bank={bank} />,
  };
  return (
    <div className="stack3">
      {account && <Pairs pairs={[...names, account]} />}
      {!bank && rowOfKind(kind).flow === 'out' && <Callout tone="attention">{say(words.noBank)}</Callout>}
      <Pairs pairs={facts} />
      <div className={styles.links}>
        {mayOpen('customer.detail') && (
          <PageLink to="customer.detail" params={{ customerId: customer.id }} className={styles.link}>
            {say(words.seeCustomer)}
          </PageLink>
        )}
        {mayOpen('cod-page-detail') && (
          <PageLink to="cod-page-detail" params={{ id: customer.id }} className={styles.link}>
            {say(words.seeCod)}
          </PageLink>
        )}
      </div>
    </div>
  );
}
