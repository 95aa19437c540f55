import { useCallback } from 'react';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import {
  handoverFieldWords as field,
  handoverKindWords,
  handoverStateFaces,
  settlementWords,
} from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { journalEventWords, ledgerFieldWords, type JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { formatDateTime, toIso } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import { agentKind, type HandoverKind, type HandoverState } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { PaperDesk, signedSheets } from '../prints/prints.door.ts';
import { cashPageWords as words } from './cash-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The paper of a cash handover, signed by who gave and who counted. Before it was counted only its giver reads the amounts on it. */
export const PrintHandoverPage = recordPage({
  call: 'handovers.detail',
  param: 'id',
  topic: 'handover',
  list: 'cash',
  crumb: ({ id }, locale) => sayIn(words.title, locale, { n: id }),
  Content: Paper,
});

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 28, next: 32, signatures: 6 } as const;

interface Line {
  readonly at: string;
  readonly what: string;
  readonly whose: string;
  readonly amount: number;
}

function Paper({ data }: OpenRecord<HandoverDetail>) {
  const say = useSay();
  const sheets = useCallback((locale: Locale) => sheetsIn(data, locale), [data]);
  return (
    <PaperDesk
      title={say(titleOf('cash-print'))}
      data={data}
      sheets={sheets}
      more={
        <PageLink to="cash-detail" params={{ id: data.id }} className={buttonLook('plain')}>
          {say(words.seeHandover)}
        </PageLink>
      }
    />
  );
}

/** Returns the printed lines: the parcels, and an agent's commission, which is deducted from their total. */
function linesOf(doc: HandoverDetail, locale: Locale): Line[] {
  return [
    ...doc.lines.map((line) => ({
      at: formatDateTime(new Date(line.at)),
      what: line.tracking_code ?? '',
      whose: line.merchant ?? '',
      amount: line.amount ?? 0,
    })),
    ...doc.earned.map(({ event, pieces, amount }) => ({
      at: sayIn(settlementWords.commission, locale),
      what: sayLoose(journalEventWords[event as JournalEvent], locale),
      whose: groupThousands(pieces),
      amount: -amount,
    })),
  ];
}

function totalOf({ kind, expected, commission, counted }: HandoverDetail, locale: Locale): string {
  const kyat = (amount: number | null) => (amount === null ? '–' : sayKyat(amount, locale));
  const parts: readonly (readonly [string, number | null])[] = [
    ...(kind === agentKind && expected !== null
      ? ([
          [sayIn(settlementWords.held, locale), expected + (commission ?? 0)],
          [sayIn(settlementWords.commission, locale), commission],
        ] as const)
      : []),
    [sayIn(field.expected, locale), expected],
    [sayIn(field.counted, locale), counted],
  ];
  return parts.map(([name, amount]) => `${name}: ${kyat(amount)}`).join(' · ');
}

function sheetsIn(doc: HandoverDetail, locale: Locale) {
  const to = doc.to_branch ? ` › ${localName(doc.to_branch, locale)}` : '';
  return signedSheets({
    locale,
    title: sayLoose(doc.kind === agentKind ? handoverKindWords[doc.kind] : commonWords.cashHandover, locale),
    number: String(doc.id),
    facts: [
      `${localName(doc.branch, locale)}${to}${doc.kind === agentKind ? '' : ` · ${sayLoose(handoverKindWords[doc.kind as HandoverKind], locale)}`}`,
      [
        formatDateTime(new Date(doc.created_at)),
        sayLoose(handoverStateFaces[doc.status as HandoverState].word, locale),
        ...(doc.slip_no === null ? [] : [`${sayIn(field.slip_no, locale)}: ${doc.slip_no}`]),
      ].join(' · '),
    ],
    printedAt: toIso(new Date()),
    total: totalOf(doc, locale),
    signatures: [
      { as: sayIn(field.giver, locale), name: doc.giver ?? doc.created_by },
      { as: sayIn(field.counted_by, locale), name: doc.counted_by },
    ],
    lines: linesOf(doc, locale),
    room,
    columns: [
      { head: sayIn(ledgerFieldWords.at, locale), width: 42, value: (line) => line.at },
      { head: sayIn(labelFieldWords.tracking_code, locale), width: 46, value: (line) => line.what },
      { head: sayIn(labelFieldWords.merchant_id, locale), value: (line) => line.whose },
      {
        head: sayIn(ledgerFieldWords.amount, locale),
        width: 32,
        kind: 'figure',
        value: (line) => groupThousands(line.amount),
      },
    ],
  });
}
