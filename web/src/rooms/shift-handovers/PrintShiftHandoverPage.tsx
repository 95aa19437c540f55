import { useCallback } from 'react';
import type { ShiftHandoverDetail } from '@waybill/contract/rooms/shift-handovers/shift-handovers.contract.ts';
import { shiftFieldWords as field, shiftWords } from '@waybill/contract/rooms/shift-handovers/shift-handovers.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { PaperDesk, signedSheets } from '../prints/prints.door.ts';
import { openLines, parcelLines } from './OpenWorkLines.tsx';
import { shiftHandoverPageWords as words } from './shift-handover-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The paper of a shift handover: cash by both counts, what is in hand and open, signed by two. */
export const PrintShiftHandoverPage = recordPage({
  call: 'shift_handovers.detail',
  param: 'shiftId',
  topic: null,
  list: 'shift-handover',
  crumb: ({ id }, locale) => sayIn(words.title, locale, { n: id }),
  Content: Paper,
});

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 32, next: 32, signatures: 6 } as const;

function Paper({ data }: OpenRecord<ShiftHandoverDetail>) {
  const say = useSay();
  const sheets = useCallback((locale: Locale) => sheetsIn(data, locale), [data]);
  return (
    <PaperDesk
      title={say(titleOf('shift-handover.print'))}
      data={data}
      sheets={sheets}
      more={
        <PageLink to="shift-handover.detail" params={{ shiftId: data.id }} className={buttonLook('plain')}>
          {say(words.seeOne)}
        </PageLink>
      }
    />
  );
}

interface PaperLine {
  readonly what: string;
  readonly figure: string;
}

function linesIn(shift: ShiftHandoverDetail, locale: Locale): PaperLine[] {
  const money = (['counted_out', 'expected_out', 'counted_in', 'expected_in', 'difference'] as const).map((key) => ({
    what: sayIn(field[key], locale),
    figure: shift[key] === null ? '–' : sayKyat(shift[key], locale),
  }));
  const owner =
    shift.difference_owner === null
      ? []
      : [{ what: sayIn(field.difference_owner, locale), figure: shift.difference_owner }];
  const work = [...parcelLines(shift.work), ...openLines(shift.work)].map(({ word, n }) => ({
    what: sayLoose(word, locale),
    figure: groupThousands(n),
  }));
  return [...money, ...owner, ...work];
}

function sheetsIn(shift: ShiftHandoverDetail, locale: Locale) {
  const { outgoing, incoming } = shift;
  return signedSheets({
    locale,
    title: sayIn(shiftWords.one, locale),
    number: String(shift.id),
    facts: [
      localName(shift.branch, locale),
      `${sayIn(words.between, locale, { outgoing, incoming: incoming ?? '–' })} · ${formatDateTime(new Date(shift.signed_at ?? shift.created_at))}`,
    ],
    printedAt: shift.signed_at ?? shift.created_at,
    total: sayIn(words.signedLine, locale),
    signatures: [
      { as: sayIn(field.outgoing, locale), name: outgoing },
      { as: sayIn(field.incoming, locale), name: incoming },
    ],
    lines: linesIn(shift, locale),
    room,
    columns: [
      { head: sayIn(commonWords.subject, locale), value: (line) => line.what },
      { head: sayIn(words.figure, locale), width: 60, value: (line) => line.figure },
    ],
  });
}
