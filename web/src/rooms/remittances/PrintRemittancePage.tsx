import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { RemittanceDetail, RemittanceLineRow } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import {
  remittanceFaces,
  remittanceFieldWords as field,
  remittedFaces,
} from '@waybill/contract/rooms/remittances/remittances.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import type { RemittanceState } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import { rowsOfAllPages } from '../../kernel/rows-of-all-pages.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { PaperDesk, signedSheets } from '../prints/prints.door.ts';
import { remittancePageWords as words } from './remittance-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** A remittance of the mail post on paper: its lines with the amount of each, signed by the people who brought and confirmed it. */
export const PrintRemittancePage = recordPage({
  call: 'remittances.detail',
  param: 'collectionID',
  topic: null,
  list: 'clearance-from-mmpost',
  crumb: ({ number }) => number,
  Content: Paper,
});

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 32, next: 32, signatures: 6 } as const;
const perPage = 200;

function Paper({ data }: OpenRecord<RemittanceDetail>) {
  const say = useSay();
  const { data: lines } = useQuery({
    queryKey: ['remittances.lines', 'paper', data.id, data.version],
    queryFn: ({ signal }) =>
      rowsOfAllPages((page) =>
        call('remittances.lines', { query: { remittance_id: String(data.id), per_page: perPage, page }, signal }),
      ),
  });
  const sheets = useCallback((locale: Locale) => sheetsIn(data, lines ?? [], locale), [data, lines]);
  return lines ? (
    <PaperDesk
      title={say(titleOf('clearance-from-mmpost.print'))}
      data={data}
      sheets={sheets}
      more={
        <PageLink to="clearance-from-mmpost.detail" params={{ collectionID: data.id }} className={buttonLook('plain')}>
          {say(words.seeOne)}
        </PageLink>
      }
    />
  ) : null;
}

function sheetsIn(doc: RemittanceDetail, all: readonly RemittanceLineRow[], locale: Locale) {
  const kyat = (amount: number | null) => (amount === null ? '–' : sayKyat(amount, locale));
  return signedSheets({
    locale,
    title: sayIn(commonFieldWords.remittance, locale),
    number: doc.number,
    facts: [
      `${localName(doc.branch, locale)} · ${sayIn(field.reference, locale)}: ${doc.reference}`,
      `${sayIn(field.paid_on, locale)} ${formatDate(doc.paid_on)} · ${sayLoose(remittanceFaces[doc.status as RemittanceState].word, locale)}`,
    ],
    printedAt: doc.confirmed_at ?? doc.created_at,
    total: sayIn(words.paperTotal, locale, {
      bank: kyat(doc.bank_amount),
      charge: kyat(doc.mmpost_charge),
      lines: kyat(doc.lines_amount),
    }),
    signatures: [
      { as: sayIn(field.brought_by, locale), name: doc.created_by },
      { as: sayIn(field.confirmed_by, locale), name: doc.confirmed_by },
    ],
    lines: all,
    room,
    columns: [
      { head: sayIn(field.row_no, locale), width: 12, value: (line) => groupThousands(line.row_no) },
      { head: sayIn(labelFieldWords.mp_tracking_code, locale), width: 40, kind: 'code', value: (line) => line.code },
      {
        head: sayIn(field.remitted_verdict, locale),
        value: (line) => sayLoose(remittedFaces[line.verdict].word, locale),
      },
      { head: sayIn(field.paid_amount, locale), width: 32, kind: 'figure', value: (line) => kyat(line.paid_amount) },
      { head: sayIn(field.owed, locale), width: 32, kind: 'figure', value: (line) => kyat(line.owed) },
      { head: sayIn(field.difference, locale), width: 28, kind: 'figure', value: (line) => kyat(line.difference) },
    ],
  });
}
