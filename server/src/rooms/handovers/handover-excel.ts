import { Readable } from 'node:stream';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { agentKind, type HandoverKind, type HandoverState } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import {
  handoverFieldWords as field,
  handoverKindWords,
  handoverStateFaces,
  settlementWords,
} from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { journalEventWords, ledgerFieldWords, type JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { FileAnswer } from '../../kernel/routes.ts';
import { xlsxFile, xlsxType } from '../../kernel/sheets/xlsx-file.ts';
import { readHandover } from './handovers.queries.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

type Row = readonly (string | number)[];

/** Writes a handover as a workbook: its parcels, the sources of a commission, its totals. Refused: `counted_blind` to people who may still count it. */
export async function handoverExcel(context: CommandContext, id: number): Promise<FileAnswer | Refusal> {
  const { tx, viewer, now, locale } = context;
  const document = await readHandover(tx, viewer, id);
  if (!document) return refuse('not_found');
  if (document.expected === null) return refuse('counted_blind');
  const name = `handover-${id}`;
  context.audit({
    room: 'handovers',
    record: id,
    name: String(id),
    action: 'download',
    branchId: document.branch.id,
  });
  const heads = [ledgerFieldWords.at, ledgerFieldWords.event, labelFieldWords.merchant_id, ledgerFieldWords.amount];
  const file = xlsxFile({
    name,
    at: now,
    heads: heads.map((word, at) => ({ text: word[locale], width: at === 3 ? 14 : 24 })),
    rows: once(rowsOf(document, locale)),
  });
  return new FileAnswer(Readable.from(file, { objectMode: false }), {
    'content-type': xlsxType,
    'content-disposition': `attachment; filename="${name}.xlsx"`,
  });
}

async function* once(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

function rowsOf(document: HandoverDetail, locale: Locale): Row[] {
  const { expected, commission, counted, difference, difference_owner, slip_no, confirmed_at } = document;
  const sums: readonly (readonly [string, number | null])[] = [
    ...(document.kind === agentKind
      ? ([
          [settlementWords.held[locale], (expected ?? 0) + (commission ?? 0)],
          [settlementWords.commission[locale], commission],
        ] as const)
      : []),
    [field.expected[locale], expected],
    [field.counted[locale], counted],
    [field.difference[locale], difference],
  ];
  const facts: readonly (readonly [string, string | null])[] = [
    [handoverKindWords[document.kind as HandoverKind][locale], String(document.id)],
    [staffFieldWords.status[locale], handoverStateFaces[document.status as HandoverState].word[locale]],
    [commonFieldWords.branch[locale], localName(document.branch, locale)],
    [field.to_branch[locale], document.to_branch && localName(document.to_branch, locale)],
    [field.slip_no[locale], slip_no],
    [field.created_by[locale], document.created_by],
    [field.counted_by[locale], document.counted_by],
    [field.confirmed_at[locale], confirmed_at && formatDateTime(new Date(confirmed_at))],
    [field.difference_owner[locale], difference_owner],
  ];
  return [
    ...document.lines.map((line): Row => [
      formatDateTime(new Date(line.at)),
      line.tracking_code ?? '',
      line.merchant ?? '',
      line.amount ?? 0,
    ]),
    [],
    ...document.earned.map(({ event, pieces, amount }): Row => [
      settlementWords.commission[locale],
      journalEventWords[event as JournalEvent][locale],
      pieces,
      amount,
    ]),
    ...sums.flatMap(([name, amount]): Row[] => (amount === null ? [] : [[name, '', '', amount]])),
    [],
    ...facts.flatMap(([name, value]): Row[] => (value === null ? [] : [[name, value]])),
  ];
}
