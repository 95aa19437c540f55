import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type {
  GateCollectionDetail,
  GateLineRow,
} from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import {
  gateCollectionFaces,
  gateCollectionFieldWords as field,
  gateStandFaces,
} from '@waybill/contract/rooms/gate-collections/gate-collections.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import { rowsOfAllPages } from '../../kernel/rows-of-all-pages.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { lineNumber, PaperDesk, signedSheets } from '../prints/prints.door.ts';
import { gateCollectionPageWords as words } from './gate-collection-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** The document of a gate on paper: its parcels with what the gate owes, pays and takes, signed by the gate and by who counted. */
export const PrintGateCollectionPage = recordPage({
  call: 'gate_collections.detail',
  param: 'collectionId',
  topic: null,
  list: 'gate-submit',
  crumb: ({ number }) => number,
  Content: Paper,
});

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 32, next: 32, signatures: 6 } as const;
const perPage = 200;

function Paper({ data }: OpenRecord<GateCollectionDetail>) {
  const say = useSay();
  const { data: lines } = useQuery({
    queryKey: ['gate_collections.lines', 'paper', data.id, data.version],
    queryFn: ({ signal }) =>
      rowsOfAllPages((page) => {
        const query = { gate_collection_id: String(data.id), per_page: perPage, page };
        return call('gate_collections.lines', { query, signal });
      }),
  });
  const sheets = useCallback((locale: Locale) => sheetsIn(data, lines ?? [], locale), [data, lines]);
  return lines ? (
    <PaperDesk
      title={say(titleOf('gate-submit.print'))}
      data={data}
      sheets={sheets}
      more={
        <PageLink to="gate-submit.detail" params={{ collectionId: data.id }} className={buttonLook('plain')}>
          {say(words.seeOne)}
        </PageLink>
      }
    />
  ) : null;
}

function sheetsIn(doc: GateCollectionDetail, all: readonly GateLineRow[], locale: Locale) {
  const kyat = (amount: number) => sayKyat(amount, locale);
  return signedSheets({
    locale,
    title: sayIn(commonFieldWords.gate_collection, locale),
    number: doc.number,
    facts: [
      `${localName(doc.branch, locale)} · ${doc.gate_name} · ${doc.gate_phone}`,
      `${sayIn(field.handed_on, locale)} ${formatDate(doc.handed_on)} · ${sayLoose(gateCollectionFaces[doc.status].word, locale)}`,
    ],
    printedAt: doc.completed_at ?? doc.created_at,
    total: sayIn(words.paperTotal, locale, {
      owed: kyat(doc.gate_owed),
      paid: kyat(doc.to_pay),
      charge: kyat(doc.gate_charge),
    }),
    signatures: [
      { as: sayIn(words.paperGate, locale), name: null },
      { as: sayIn(words.paperCounts, locale), name: doc.completed_by },
    ],
    lines: all,
    room,
    columns: [
      lineNumber(locale),
      {
        head: sayIn(labelFieldWords.tracking_code, locale),
        width: 40,
        kind: 'code',
        value: (line) => line.tracking_code,
      },
      {
        head: sayIn(field.gate_line_stands, locale),
        value: (line) => sayLoose(gateStandFaces[line.stands].word, locale),
      },
      { head: sayIn(field.gate_owed, locale), width: 32, kind: 'figure', value: (line) => kyat(line.owed) },
      { head: sayIn(field.gate_paid, locale), width: 32, kind: 'figure', value: (line) => kyat(line.paid_amount) },
      { head: sayIn(field.gate_charge, locale), width: 28, kind: 'figure', value: (line) => kyat(line.gate_charge) },
    ],
  });
}
