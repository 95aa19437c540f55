import { ZipFile } from 'yazl';
import { columnLetters } from '@waybill/domain/kernel/safe-cell.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The parts of a workbook as other programs write them; a test sets the ones it is about. */
export interface WorkbookParts {
  readonly sheet?: string;
  readonly texts?: string;
  readonly book?: string;
  readonly more?: Readonly<Record<string, string | Buffer>>;
}

export function worksheet(inside: string, after = ''): string {
  return `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${inside}</sheetData>${after}</worksheet>`;
}

export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  })();
}

export function makeXlsx({ sheet = worksheet(''), texts, book, more }: WorkbookParts): Promise<Buffer> {
  return zipOf({
    'xl/workbook.xml':
      book ??
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId7" Type="${relations}/worksheet" Target="worksheets/first.xml"/></Relationships>`,
    'xl/worksheets/first.xml': sheet,
    ...(texts === undefined ? {} : { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts}</sst>` }),
    ...more,
  });
}

/** Returns a sheet of plain cells: texts as texts, numbers as numbers, values that begin with `=` as formulas, `null` left out. */
export function plainSheet(rows: readonly (readonly (string | number | null)[])[], after = ''): string {
  const cell = (value: string | number | null, at: string) => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (value.startsWith('=')) return `<c r="${at}"><f>${value.slice(1)}</f><v>7</v></c>`;
    return `<c r="${at}" t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  };
  return worksheet(
    rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((value, column) => cell(value, `${columnLetters(column)}${at + 1}`)).join('')}</row>`,
      )
      .join(''),
    after,
  );
}
