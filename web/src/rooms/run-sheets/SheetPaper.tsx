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
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import type { RunSheetState, StopState } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Code128 } from '../prints/paper.door.ts';
import { lineNumber, PaperDesk, signedSheets } from '../prints/prints.door.ts';
import { runSheetPageWords as words } from './run-sheet-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const signedLater: StopState = 'out';

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 13, next: 13, signatures: 3 } as const;

/** A run sheet on paper: the doors in the order of the way, signed by who gave the parcels and by the courier (N-18). */
export function SheetPaper({ data }: { data: RunSheetPaper }) {
  const say = useSay();
  const sheets = useCallback((locale: Locale) => sheetsIn(data, locale), [data]);
  return (
    <PaperDesk
      title={say(titleOf('run-sheets.detail'))}
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
  const sum = sheet.lines.reduce((total, line) => total + line.to_collect, 0);
  const state = sayLoose(runSheetStateFaces[sheet.status as RunSheetState].word, locale);
  return signedSheets({
    locale,
    title: sayIn(runSheetWords.one, locale),
    number: String(sheet.id),
    facts: [
      `${localName(sheet.branch, locale)} · ${sheet.courier}`,
      `${formatDateTime(new Date(sheet.closed_at ?? sheet.created_at))} · ${state}`,
    ],
    printedAt: sheet.printed_at,
    total: sayIn(words.paperTotal, locale, {
      n: groupThousands(sheet.lines.length),
      sum: sayKyat(sum, locale),
    }),
    signatures: [
      { as: sayIn(commonWords.giver, locale), name: null },
      { as: sayIn(field.carried_by, locale), name: sheet.courier },
    ],
    lines: sheet.lines,
    room,
    columns: [
      lineNumber(locale),
      {
        head: sayIn(labelFieldWords.tracking_code, locale),
        width: 47,
        kind: 'code',
        value: (line) => (
          <>
            <Code128 text={line.tracking_code} dots={2} height={7} />
            <div>{line.tracking_code}</div>
          </>
        ),
      },
      {
        head: sayIn(labelFieldWords.destination_name, locale),
        width: 37,
        value: (line) => (
          <>
            <b>{line.receiver_name}</b>
            <div>{line.phones.join(', ')}</div>
          </>
        ),
      },
      {
        head: sayIn(labelFieldWords.destination_address, locale),
        value: (line) => (
          <>
            {[line.place && localName(line.place, locale), line.address].filter(Boolean).join(', ')}
            {line.courier_note !== null && <div>※ {line.courier_note}</div>}
          </>
        ),
      },
      {
        head: sayIn(field.to_collect, locale),
        width: 20,
        kind: 'figure',
        value: (line) => (line.to_collect === 0 ? '–' : groupThousands(line.to_collect)),
      },
      {
        head: sayIn(commonFieldWords.signature, locale),
        width: 32,
        // Room to sign while it is on its way; afterwards what became of it.
        value: ({ state }) => (state === signedLater ? '' : sayLoose(stopFaces[state as StopState].word, locale)),
      },
    ],
  });
}
