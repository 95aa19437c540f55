import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ColumnKind } from '@waybill/contract/kernel/list.ts';
import { columnLetters, sheetText } from '@waybill/domain/kernel/safe-cell.ts';
import {
  dateStyle,
  dateTimeStyle,
  percentStyle,
  contentTypes,
  packageRels,
  sheetEnd,
  sheetName,
  sheetStart,
  styles,
  workbook,
  workbookRels,
} from './xlsx-parts.ts';
import type { SheetSource } from './sheet-source.ts';

/** Media type of the file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Rows of one worksheet, header included. Source: ECMA-376. */
const sheetRows = 1_048_576;
/** Fast rather than small: the file is downloaded once. */
const compressionLevel = 1;

type Row = readonly (string | number)[];

/**
 * Yields lists as an Excel workbook while their rows are read: texts as inline strings, so that none runs as a formula, numbers as numbers, a frozen
 * bold header. Each list begins a worksheet; more rows than fit one continue in the next. Memory holds one batch of rows.
 */
export async function* xlsxFile(
  lists: SheetSource | readonly [SheetSource, ...SheetSource[]],
  rowsPerSheet = sheetRows,
): AsyncGenerator<Buffer> {
  const [first, ...others] = Array.isArray(lists)
    ? (lists as readonly [SheetSource, ...SheetSource[]])
    : [lists as SheetSource];
  const zip = new ZipFile();
  const fail = (error: Error) => zip.outputStream.destroy(error);
  zip.on('error', fail);
  const names: string[] = [];
  let rows = lines(first.rows);
  let sheet: Readable;
  addSheet(first, 1, await rows.next());
  try {
    for await (const piece of zip.outputStream) yield piece as Buffer;
  } finally {
    sheet!.destroy();
    await rows.return(undefined);
  }

  function addSheet(source: SheetSource, part: number, row: IteratorResult<Row>): void {
    names.push(sheetName(source.name, part));
    sheet = Readable.from(write(source, part, row), { objectMode: false, highWaterMark: 65_536 });
    sheet.on('error', fail);
    zip.addReadStream(sheet, `xl/worksheets/sheet${names.length}.xml`, { compressionLevel, mtime: source.at });
  }

  async function* write(source: SheetSource, part: number, row: IteratorResult<Row>): AsyncGenerator<Buffer> {
    const kinds = source.heads.map(({ kind }) => kind);
    let text =
      sheetStart(source.heads.map((head) => head.width)) +
      rowXml(
        source.heads.map((head) => head.text),
        1,
        'head',
      );
    let next = row;
    for (let n = 2; !next.done && n <= rowsPerSheet; n++, next = await rows.next()) {
      text += rowXml(next.value, n, 'body', kinds);
      if (text.length < 32_768) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text + sheetEnd);
    if (!next.done) addSheet(source, part + 1, next);
    else await begin(others.shift());
  }

  async function begin(source: SheetSource | undefined): Promise<void> {
    if (!source) return finish();
    rows = lines(source.rows);
    addSheet(source, 1, await rows.next());
  }

  function finish(): void {
    const add = (name: string, xml: string) =>
      zip.addBuffer(Buffer.from(xml), name, { compressionLevel, mtime: first.at });
    add('xl/workbook.xml', workbook(names));
    add('xl/_rels/workbook.xml.rels', workbookRels(names.length));
    add('xl/styles.xml', styles);
    add('_rels/.rels', packageRels);
    add('[Content_Types].xml', contentTypes(names.length));
    zip.end();
  }
}

async function* lines(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Row, undefined, undefined> {
  for await (const batch of batches) yield* batch;
  return undefined;
}

/** Every cell has its address (`r`), without which some readers cannot read the file. */
function rowXml(
  values: Row,
  row: number,
  part: 'head' | 'body',
  kinds: readonly (ColumnKind | undefined)[] = [],
): string {
  const cells = values.map((value, column) => cellXml(value, `${columnLetters(column)}${row}`, part, kinds[column]));
  return `<row r="${row}">${cells.join('')}</row>`;
}

function cellXml(value: string | number, at: string, part: 'head' | 'body', kind?: ColumnKind): string {
  if (typeof value === 'number' && Number.isFinite(value))
    return `<c r="${at}"${Number.isInteger(value) ? ' s="2"' : ''}><v>${value}</v></c>`;
  if (value === '') return '';
  const number = kind && typeof value === 'string' ? numberOf(kind, value) : null;
  if (number) return `<c r="${at}" s="${number.style}"><v>${number.value}</v></c>`;
  const style = part === 'head' ? ' s="1"' : '';
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${sheetText(String(value))}</t></is></c>`;
}

const dayMs = 86_400_000;
/** Day 1 of a spreadsheet is 1 January 1900, after a 29 February 1900 that did not exist. */
const daysBefore1970 = 25_569;

/**
 * Returns a date, moment or percentage as the number and style by which a spreadsheet sorts and adds it; null for a text of another form. Texts are those of the
 * screen: DD-MM-YYYY, HH:MM after a space, and a percent sign.
 */
function numberOf(kind: ColumnKind, text: string): { readonly value: number; readonly style: number } | null {
  if (kind === 'date' || kind === 'instant') {
    const [whole, day = '', month = '', year = '', hour = '', minute = ''] =
      /^(\d\d)-(\d\d)-(\d{4})(?: (\d\d):(\d\d))?$/.exec(text) ?? [];
    if (whole === undefined) return null;
    const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / dayMs + daysBefore1970;
    const minutes = Number(hour) * 60 + Number(minute);
    const isMoment = hour !== '';
    return {
      value: isMoment ? Number((days + minutes / 1_440).toFixed(8)) : days,
      style: isMoment ? dateTimeStyle : dateStyle,
    };
  }
  const percent = kind === 'percent' ? /^(-?\d+(?:\.\d+)?)\s?%$/.exec(text)?.[1] : undefined;
  return percent === undefined ? null : { value: Number((Number(percent) / 100).toFixed(8)), style: percentStyle };
}
