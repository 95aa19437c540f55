import type { ReactNode } from 'react';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { sheetsOf, type SheetRoom } from './sheets-of.ts';
import { SignedSheet, type SignedSheetProps } from './SignedSheet.tsx';

/** A column on paper. */
export interface PaperColumn<Line> {
  readonly head: string;
  /** In mm; the one without takes what is left of the sheet. */
  readonly width?: number;
  /** Codes are set in their own letters, figures end below each other. */
  readonly kind?: 'code' | 'figure';
  /** Content of the cell; `n` counts the lines of the whole document from 1. */
  readonly value: (line: Line, n: number) => ReactNode;
}

/** The number of the line, in the digits of the language. */
export const lineNumber = (locale: Locale): PaperColumn<unknown> => ({
  head: say(commonFieldWords.no, locale),
  width: 12,
  value: (_, n) => groupThousands(n),
});

interface SignedDocument<Line> extends Omit<SignedSheetProps, 'page' | 'pages' | 'children'> {
  readonly lines: readonly Line[];
  readonly room: SheetRoom;
  readonly columns: readonly PaperColumn<Line>[];
}

/**
 * A document that two people sign as A4 sheets: its lines as a table of these columns, the total and the signatures on the last sheet.
 *
 * @example signedSheets({ locale, title, number, facts, printedAt, total, signatures, lines, room, columns: [lineNumber(locale), …] })
 */
export function signedSheets<Line>({ lines, room, columns, ...sheet }: SignedDocument<Line>): ReactNode[] {
  const pages = sheetsOf(lines, room);
  return pages.map((some, at) => {
    const before = pages.slice(0, at).reduce((count, page) => count + page.length, 0);
    return (
      <SignedSheet key={at} {...sheet} page={at + 1} pages={pages.length}>
        <table>
          <colgroup>
            {columns.map(({ head, width }) => (
              <col key={head} style={width === undefined ? undefined : { width: `${width}mm` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map(({ head, kind }) => (
                <th key={head} data-figure={kind === 'figure' || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {some.map((line, n) => (
              <tr key={before + n}>
                {columns.map(({ head, kind, value }) => (
                  <td
                    key={head}
                    className={kind === 'code' ? 'code' : undefined}
                    data-figure={kind === 'figure' || undefined}>
                    {value(line, before + n + 1)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SignedSheet>
    );
  });
}
