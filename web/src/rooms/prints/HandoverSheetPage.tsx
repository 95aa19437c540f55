import { useCallback } from 'react';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { codeGroups } from '@waybill/domain/rooms/prints/label-symbol.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { detailWords } from '../../shell/detail/detail.words.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { PaperDesk } from './PaperDesk.tsx';
import { lineNumber, signedSheets } from './paper/signed-sheets.tsx';
import { printPageWords as words } from './print-page.words.ts';
import { usePrintLabels, usePrintPlace } from './use-print-labels.ts';

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 30, next: 30, signatures: 6 } as const;

/** The parcels that a sender hands over to a courier, on paper that both sign. */
export function HandoverSheetPage() {
  const say = useSay();
  const { numbers, selection } = usePrintPlace();
  const { data, error, refetch } = usePrintLabels(numbers, selection);
  const isEmpty = numbers.length === 0 && selection === null;
  usePageLoading(!isEmpty && error === null && data === undefined);
  const title = <PageHead title={say(titleOf('label-handover-sheet'))} />;
  if (error !== null)
    return (
      <>
        {title}
        <Callout
          tone="danger"
          live
          title={say(detailWords.failed)}
          actions={
            <Button small onClick={() => void refetch()}>
              {say(commonWords.tryAgain)}
            </Button>
          }>
          {firstMessage(error)}
        </Callout>
      </>
    );
  if (isEmpty || data?.data.length === 0)
    return (
      <>
        {title}
        <EmptyState
          title={
            isEmpty
              ? say(words.noneToHandOver)
              : say(words.missing, { codes: data?.missing.slice(0, 20).join(', ') ?? '' })
          }
        />
      </>
    );
  return data && <Paper labels={data.data} />;
}

function Paper({ labels }: { labels: readonly PrintLabel[] }) {
  const say = useSay();
  const sheets = useCallback((locale: Locale) => sheetsIn(labels, locale), [labels]);
  return <PaperDesk title={say(titleOf('label-handover-sheet'))} data={labels} sheets={sheets} />;
}

function sheetsIn(labels: readonly PrintLabel[], locale: Locale) {
  const [first] = labels;
  const senders = [...new Set(labels.map(({ source }) => source.name))];
  const sum = (of: (label: PrintLabel) => number) => labels.reduce((all, label) => all + of(label), 0);
  const now = new Date();
  return signedSheets({
    locale,
    title: sayIn(titleOf('label-handover-sheet'), locale),
    number: formatDate(now),
    facts: [
      [senders[0], senders.length === 1 ? first?.source.phones[0] : '…'].filter(Boolean).join(' · '),
      first ? localName(first.source_branch, locale) : '',
    ].filter(Boolean),
    printedAt: now.toISOString(),
    total: sayIn(words.handoverTotal, locale, {
      n: groupThousands(labels.length),
      pieces: groupThousands(sum(({ pieces }) => pieces)),
      cod: sayKyat(
        sum(({ cod_amount }) => cod_amount),
        locale,
      ),
    }),
    signatures: [
      { as: sayIn(commonWords.giver, locale), name: null },
      { as: sayIn(commonFieldWords.courier_id, locale), name: null },
    ],
    lines: labels,
    room,
    columns: [
      lineNumber(locale),
      {
        head: sayIn(labelFieldWords.tracking_code, locale),
        width: 44,
        kind: 'code',
        value: ({ tracking_code }) => codeGroups(tracking_code).join(' '),
      },
      { head: sayIn(labelFieldWords.destination_name, locale), value: ({ destination }) => destination.name },
      {
        head: sayIn(commonFieldWords.township, locale),
        width: 36,
        value: ({ destination: { places }, destination_country }) =>
          destination_country ?? (places.length > 0 ? localName(places.at(-2) ?? places.at(-1)!, locale) : ''),
      },
      {
        head: sayIn(labelFieldWords.pieces, locale),
        width: 16,
        kind: 'figure',
        value: ({ pieces }) => groupThousands(pieces),
      },
      {
        head: sayIn(commonFieldWords.cod_amount, locale),
        width: 28,
        kind: 'figure',
        value: ({ cod_amount }) => (cod_amount > 0 ? groupThousands(cod_amount) : '–'),
      },
    ],
  });
}
