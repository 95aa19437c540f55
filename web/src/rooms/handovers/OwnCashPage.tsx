import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { OwnCash } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { handoverFieldWords as field } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { openHandoverForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { formatKyat, sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { CashLines } from './CashLines.tsx';
import { cashPageWords as words } from './cash-page.words.ts';
import { useLiveCash } from './use-live-cash.ts';
import styles from './Cash.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const handInWords = { ...field, declared: commonFieldWords.sum };

/** The courier's page for phones: the cash of each parcel, and handing it in (decisions 5). */
export function OwnCashPage() {
  const say = useSay();
  useLiveCash();
  const { data, error, refetch } = useQuery({
    queryKey: ['handovers.mine'],
    queryFn: ({ signal }) => call('handovers.mine', { signal }),
  });
  usePageLoading(data === undefined && error === null);
  return (
    <div className="stack4">
      <PageHead title={say(titleOf('cash-mine'))} />
      {error && (
        <Callout
          tone="danger"
          live
          actions={
            <Button small onClick={() => void refetch()}>
              {say(words.open)}
            </Button>
          }>
          {firstMessage(error)}
        </Callout>
      )}
      {data && <Held cash={data.data} />}
    </div>
  );
}

function Held({ cash }: { cash: OwnCash }) {
  const say = useSay();
  const locale = useLocale();
  const { amount, owes, open_handover_id, lines } = cash;
  return (
    <>
      {owes > 0 && (
        <Callout tone="attention" title={say(words.youOwe, { amount: sayKyat(owes, locale) })}>
          {say(words.youOweText)}
        </Callout>
      )}
      {open_handover_id !== null && (
        <Callout
          tone="info"
          title={say(words.beingCounted)}
          actions={
            <PageLink to="cash-detail" params={{ id: open_handover_id }} className={buttonLook('plain')}>
              {say(words.openOne, { n: open_handover_id })}
            </PageLink>
          }>
          {say(words.beingCountedText)}
        </Callout>
      )}
      {lines.length === 0 ? (
        <EmptyState icon={HandCoins} title={say(words.nothingHeld)} hint={say(words.nothingHeldHint)} />
      ) : (
        <>
          <Sum amount={amount} parcels={lines.length} mayHandIn={open_handover_id === null} />
          <CashLines label={say(words.held)} lines={lines} />
        </>
      )}
    </>
  );
}

function Sum({ amount, parcels, mayHandIn }: { amount: number; parcels: number; mayHandIn: boolean }) {
  const say = useSay();
  const count = useCount();
  const money = formatKyat(amount, useLocale());
  const [sending, ask] = useState(false);
  return (
    <section className={styles.hold} aria-label={say(words.iHold)}>
      <div className={styles.sum}>
        <span className="muted">{say(words.iHold)}</span>
        <span className={styles.big}>
          {money.amount}
          <small>{money.unit}</small>
        </span>
        <span className="muted">{say(words.ofParcels, { n: count(parcels) })}</span>
      </div>
      {mayHandIn && (
        <Button variant="main" icon={HandCoins} onClick={() => ask(true)}>
          {say(words.handIn)}
        </Button>
      )}
      {sending && (
        <FormDialog
          form={openHandoverForm}
          words={handInWords}
          title={say(words.handInTitle, { n: count(parcels) })}
          text={say(words.handInText)}
          yes={say(words.handIn)}
          submit={(body, { idempotencyKey }) => call('handovers.open', { body, idempotencyKey })}
          success={say(words.sent)}
          changes="handover"
          onClose={() => ask(false)}>
          {(form) => (
            <FormField
              of={form}
              name="declared"
              hint={say(words.declaredHint)}
              grouped
              unit={say(unitWords.kyat)}
              wide
            />
          )}
        </FormDialog>
      )}
    </section>
  );
}
