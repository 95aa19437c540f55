import { useCallback } from 'react';
import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PaperDesk } from './PaperDesk.tsx';
import { ReceiptSheet } from './paper/ReceiptSheet.tsx';
import { isRoll, rollNames, type SlipPaper } from './paper/rolls.ts';
import { printPageWords as words } from './print-page.words.ts';
import { usePrintLabels, usePrintPlace } from './use-print-labels.ts';

/** The receipt of a label for its sender, on the roll of a counter's printer. */
export function ReceiptPage() {
  const say = useSay();
  const { numbers } = usePrintPlace();
  const { data, error } = usePrintLabels(numbers, null);
  usePageLoading(error === null && data === undefined);
  const [label] = data?.data ?? [];
  if (label) return <Paper label={label} />;
  return data === undefined && error === null ? null : (
    <EmptyState title={say(words.missing, { codes: numbers.join(', ') })} />
  );
}

function Paper({ label }: { label: PrintLabel }) {
  const say = useSay();
  const sheets = useCallback(
    (locale: Locale, paper: SlipPaper) =>
      isRoll(paper) ? [<ReceiptSheet key="receipt" label={label} locale={locale} now={new Date()} roll={paper} />] : [],
    [label],
  );
  return <PaperDesk title={say(titleOf('label-receipt'))} data={label} sheets={sheets} papers={rollNames} />;
}
