import { columnLetters, sheetText } from '@waybill/domain/kernel/safe-cell.ts';

/** The parts of a workbook besides its rows. Source: ECMA-376. */
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Opens a worksheet with a frozen first row. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns || `<col min="1" max="1" width="10"/>`}</cols><sheetData>`
  );
}

export const sheetEnd = '</sheetData></worksheet>';

/** Cell styles besides 0, the plain one, 1, the bold header, and 2, a whole number with thousands separators. */
export const dateStyle = 3;
export const dateTimeStyle = 4;
export const percentStyle = 5;

export const styles =
  `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="0.0%"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  [3, 164, 165, 166]
    .map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join('') +
  '</cellXfs></styleSheet>';

export function workbook(names: readonly string[]): string {
  return `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names
    .map((name, at) => `<sheet name="${sheetText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`;
}

export function workbookRels(sheets: number): string {
  const rows = numbers(sheets).map((n) => relation(`rId${n}`, `${relations}/worksheet`, `worksheets/sheet${n}.xml`));
  return `${head}<Relationships xmlns="${packageRelations}">${rows.join('')}${relation(`rId${sheets + 1}`, `${relations}/styles`, 'styles.xml')}</Relationships>`;
}

export const packageRels = `${head}<Relationships xmlns="${packageRelations}">${relation('rId1', `${relations}/officeDocument`, 'xl/workbook.xml')}</Relationships>`;

export function contentTypes(sheets: number): string {
  const parts = numbers(sheets).map(
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${types}.worksheet+xml"/>`,
  );
  return (
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${parts.join('')}</Types>`
  );
}

/** Returns a sheet name of at most 31 characters without forbidden ones; `number` is 2 and more where a list continues. */
export function sheetName(name: string, number: number): string {
  const suffix = number === 1 ? '' : ` ${number}`;
  return (
    [...name.replace(/[[\]:*?/\\']/g, ' ').trim()]
      .slice(0, 28 - suffix.length)
      .join('')
      .trim() + suffix || columnLetters(number)
  );
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;
}
