import { useCallback } from 'react';
import type { MissingCaseDetail } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import {
  missingCaseColumnWords as shown,
  missingCaseFieldWords as field,
} from '@waybill/contract/rooms/missing-cases/missing-cases.words.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { PaperDesk, slipPapers, SlipSheet, type SlipPaper } from '../prints/prints.door.ts';
import { missingCasePageWords as words } from './missing-case-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** Receipt that the sender signs for a compensation paid at a counter (S-09). */
export const PayoutReceiptPage = recordPage({
  call: 'missing_cases.detail',
  param: 'caseId',
  topic: 'missing_case',
  list: 'missing-cases',
  crumb: ({ tracking_code }) => sayCode(tracking_code),
  Content: Receipt,
});

function Receipt({ data }: OpenRecord<MissingCaseDetail>) {
  const say = useSay();
  const sheets = useCallback((locale: Locale, on: SlipPaper) => [receiptSheet(data, locale, on)], [data]);
  const open = (
    <PageLink to="missing-case.detail" params={{ caseId: data.id }} className={buttonLook('plain')}>
      {say(words.openCase)}
    </PageLink>
  );
  return data.payout === null ? (
    <EmptyState title={say(words.noReceipt)} action={open} />
  ) : (
    <PaperDesk
      title={say(titleOf('missing-case.receipt'))}
      data={data}
      sheets={sheets}
      papers={slipPapers}
      more={open}
    />
  );
}

function receiptSheet({ payout, tracking_code, amount, opened_at }: MissingCaseDetail, locale: Locale, on: SlipPaper) {
  const kyat = sayKyat(amount ?? 0, locale);
  return (
    <SlipSheet
      key="receipt"
      paper={on}
      locale={locale}
      title={sayIn(titleOf('missing-case.receipt'), locale)}
      number={sayCode(tracking_code)}
      facts={payout ? [localName(payout.branch, locale)] : []}
      printedAt={payout?.paid_at ?? opened_at}
      total={sayIn(words.received, locale, { amount: kyat })}
      signatures={[
        { as: sayIn(shown.paid_by, locale), name: payout?.paid_by ?? null },
        { as: sayIn(field.payee_name, locale), name: payout?.payee_name ?? null },
      ]}
      lines={[
        [sayIn(shown.amount, locale), kyat],
        [sayIn(field.payee_name, locale), payout?.payee_name ?? null],
        [sayIn(field.payee_phone, locale), payout?.payee_phone ?? null],
        [sayIn(field.payee_nrc, locale), payout?.payee_nrc ?? null],
      ]}
    />
  );
}
