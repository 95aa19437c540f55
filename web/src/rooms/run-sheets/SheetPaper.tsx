import { useCallback } from 'react';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import type { RunSheetPaper } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import {
  runSheetFieldWords as field,
  runSheetStateFaces,
  runSheetWords,
  stopFaces,
} from '@waybill/contract/rooms/run-sheets/run-sheets.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands, localDigits } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import type { RunSheetState, StopState } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { PaperDesk, sheetsOf, SignedSheet } from '../prints/prints.door.ts';
import { runSheetPageWords as words } from './run-sheet-page.words.ts';
import { runSheetMessages } from './run-sheets.messages.ts';

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 22, next: 22, signatures: 5 } as const;

/** A run sheet on paper: the doors in the order of the way, signed by who gave the parcels and by the courier (N-18). */
export function SheetPaper({ data }: { data: RunSheetPaper }) {
  const say = useSay();
  const sheets = useCallback((locale: Locale) => sheetsIn(data, locale), [data]);
  return (
    <PaperDesk
      title={say(runSheetMessages.one)}
      data={data}
      sheets={sheets}
      more={
        <PageLink to="run-sheets.detail" params={{ runSheetId: data.id }} className={buttonLook('plain')}>
          {say(words.seeSheet)}
        </PageLink>
      }
    />
  );
}

function sheetsIn(sheet: RunSheetPaper, locale: Locale) {
  const pages = sheetsOf(sheet.lines, room);
  const sum = sheet.lines.reduce((total, line) => total + line.to_collect, 0);
  const state = sayLoose(runSheetStateFaces[sheet.status as RunSheetState].word, locale);
  return pages.map((lines, at) => (
    <SignedSheet
      key={at}
      locale={locale}
      title={sayIn(runSheetWords.one, locale)}
      number={String(sheet.id)}
      facts={[
        `${localName(sheet.branch, locale)} · ${sheet.courier}`,
        `${formatDateTime(new Date(sheet.closed_at ?? sheet.created_at))} · ${state}`,
      ]}
      page={at + 1}
      pages={pages.length}
      printedAt={sheet.printed_at}
      total={sayIn(words.paperTotal, locale, {
        n: localDigits(sheet.lines.length, locale),
        sum: sayKyat(sum, locale),
      })}
      signatures={[
        { as: sayIn(words.gives, locale), name: null },
        { as: sayIn(field.carried_by, locale), name: sheet.courier },
      ]}>
      <table>
        <colgroup>
          <col style={{ width: '10mm' }} />
          <col style={{ width: '36mm' }} />
          <col style={{ width: '36mm' }} />
          <col />
          <col style={{ width: '24mm' }} />
          <col style={{ width: '26mm' }} />
        </colgroup>
        <thead>
          <tr>
            <th aria-label={sayIn(field.position, locale)} />
            <th>{sayIn(labelFieldWords.tracking_code, locale)}</th>
            <th>{sayIn(labelFieldWords.destination_name, locale)}</th>
            <th>{sayIn(labelFieldWords.destination_address, locale)}</th>
            <th style={{ textAlign: 'end' }}>{sayIn(field.to_collect, locale)}</th>
            <th>{sayIn(field.stop_state, locale)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, n) => (
            <tr key={line.tracking_code}>
              <td>{localDigits(at * room.first + n + 1, locale)}</td>
              <td className="code">{line.tracking_code}</td>
              <td>{line.receiver_name}</td>
              <td>{[line.place && localName(line.place, locale), line.address].filter(Boolean).join(', ')}</td>
              <td style={{ textAlign: 'end' }}>{line.to_collect === 0 ? '–' : groupThousands(line.to_collect)}</td>
              <td>{sayLoose(stopFaces[line.state as StopState].word, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SignedSheet>
  ));
}
