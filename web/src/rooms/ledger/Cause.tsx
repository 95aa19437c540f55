import type { ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PathParams } from '../../kernel/path.ts';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { documentPlace } from '../clearances/clearances.door.ts';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import styles from './Ledger.module.css';
import type { PageName } from '../../kernel/pages.ts';

/** What a journal is of: a label, a handover, a clearance, an expense, a visit, a transfer, a bus gate’s document. */
interface CauseFacts {
  readonly label_id: number | null;
  readonly tracking_code: string | null;
  readonly handover_id: number | null;
  readonly clearance_id: number | null;
  readonly clearance_number: string | null;
  readonly expense_id: number | null;
  readonly expense_number: string | null;
  readonly pickup_request_id: number | null;
  readonly transfer_id: number | null;
  readonly transfer_number: string | null;
  readonly gate_collection_id: number | null;
  readonly gate_collection_number: string | null;
}

/** A journal that stands for itself. */
export const noCause: CauseFacts = {
  label_id: null,
  tracking_code: null,
  handover_id: null,
  clearance_id: null,
  clearance_number: null,
  expense_id: null,
  expense_number: null,
  pickup_request_id: null,
  transfer_id: null,
  transfer_number: null,
  gate_collection_id: null,
  gate_collection_number: null,
};

/** A link to what made the money move; a dash where a journal stands for itself. */
export function Cause({ of }: { of: CauseFacts }) {
  const say = useSay();
  const {
    label_id,
    tracking_code,
    handover_id,
    clearance_id,
    clearance_number,
    expense_id,
    expense_number,
    pickup_request_id,
    transfer_id,
    transfer_number,
    gate_collection_id,
    gate_collection_number,
  } = of;
  if (gate_collection_id !== null)
    return (
      <CauseLink to="gate-submit.detail" params={{ collectionId: gate_collection_id }}>
        <span className="code">{gate_collection_number}</span>
      </CauseLink>
    );
  if (label_id !== null)
    return (
      <CauseLink to="label-detail" params={{ labelId: label_id }}>
        <CodeText code={tracking_code ?? ''} />
      </CauseLink>
    );
  if (handover_id !== null)
    return (
      <CauseLink to="cash-detail" params={{ id: handover_id }}>
        {say(words.handoverOf, { n: handover_id })}
      </CauseLink>
    );
  if (clearance_id !== null) {
    const { name, params = {} } = documentPlace({ id: clearance_id, number: clearance_number ?? '' });
    return (
      <CauseLink to={name} params={params}>
        <span className="code">{clearance_number}</span>
      </CauseLink>
    );
  }
  if (expense_id !== null)
    return (
      <CauseLink to="expense-record.detail" params={{ expenseId: expense_id }}>
        <span className="code">{expense_number}</span>
      </CauseLink>
    );
  if (pickup_request_id !== null)
    return (
      <CauseLink to="pickup-request.detail" params={{ pickupId: pickup_request_id }}>
        {say(words.pickupOf, { n: pickup_request_id })}
      </CauseLink>
    );
  if (transfer_id !== null)
    return (
      <CauseLink to="transfer.detail" params={{ transferId: transfer_id }}>
        <span className="code">{transfer_number}</span>
      </CauseLink>
    );
  return <span className="muted">–</span>;
}

/** A link to a page that the reader may open, or its text alone. */
export function CauseLink({ to, params, children }: { to: PageName; params: PathParams; children: ReactNode }) {
  const mayOpen = useMayOpen();
  return mayOpen(to) ? (
    <PageLink to={to} params={params} className={styles.link}>
      {children}
    </PageLink>
  ) : (
    <>{children}</>
  );
}
