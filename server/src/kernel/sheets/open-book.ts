import { readXml, type XmlEvents, type XmlShape } from './sheet-xml.ts';
import { BadFile, openZip } from './zip-entries.ts';

/** Sheets of a workbook, and the texts and styles that they share. */
export interface Book {
  /** Visible sheets first, each group in the order of their tabs. */
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean; readonly file: string }[];
  readonly texts: readonly string[];
  /** Shared texts that are struck out, or a part of them. */
  readonly struckTexts: ReadonlyMap<number, 'all' | 'part'>;
  /** Cell styles whose font is struck out. */
  readonly struckStyles: ReadonlySet<number>;
  /** Unpacks a part; throws `BadFile` when it is missing or too large. */
  part(name: string): Buffer;
}

/** Workbooks of people have a few dozen sheets at most. */
const sheetsMax = 60;

/** Elements of a text: runs with their formats, and reading aids. */
const textParts = ['t', 'r', 'rPh', 'phoneticPr'];
const insideText: XmlShape = { r: ['rPr', 't'], rPh: ['t'], t: [] };
/** Allowed elements of a worksheet, where it matters. */
export const sheetShape: XmlShape = {
  '': ['worksheet'],
  sheetData: ['row'],
  row: ['c', 'extLst'],
  c: ['f', 'v', 'is', 'extLst'],
  is: textParts,
  f: [],
  v: [],
  mergeCells: ['mergeCell'],
  mergeCell: [],
  ...insideText,
};

/** Opens an Excel workbook and reads its list of sheets, shared texts and styles. Throws `BadFile`. */
export function openBook(file: Buffer, bytes: number): Book {
  const zip = openZip(file);
  const find = (name: string) => zip.read(name, bytes);
  const part = (name: string): Buffer => {
    const found = find(name);
    if (!found) throw new BadFile('sheet_unreadable');
    return found;
  };
  const sheets = sheetsOf(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels'));
  if (sheets.length > sheetsMax) throw new BadFile('sheet_too_large');
  const shared = find('xl/sharedStrings.xml');
  const texts = textReader();
  if (shared) readXml(shared, { '': ['sst'], sst: ['si', 'extLst'], si: textParts, ...insideText }, texts.events);
  const styles = find('xl/styles.xml');
  return {
    sheets,
    texts: texts.texts,
    struckTexts: texts.struck,
    struckStyles: styles ? struckOf(styles) : new Set(),
    part,
  };
}

function sheetsOf(book: Buffer, relations: Buffer): Book['sheets'] {
  const targets = new Map<string, string>();
  readXml(
    relations,
    { '': ['Relationships'], Relationships: ['Relationship'], Relationship: [] },
    {
      open: (name, attribute) => {
        if (name === 'Relationship') targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
      },
    },
  );
  const sheets: { name: string; hidden: boolean; file: string }[] = [];
  readXml(
    book,
    { '': ['workbook'], sheets: ['sheet'], sheet: [] },
    {
      open: (name, attribute) => {
        if (name !== 'sheet') return;
        const target = targets.get(attribute('r:id') ?? attribute('id') ?? '') ?? '';
        sheets.push({
          name: attribute('name') ?? '',
          hidden: (attribute('state') ?? 'visible') !== 'visible',
          file: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
        });
      },
    },
  );
  return [...sheets.filter(({ hidden }) => !hidden), ...sheets.filter(({ hidden }) => hidden)];
}

/** Reads the shared texts, without what is struck out in them. Furigana (`rPh`) is a reading aid, not part of the text. */
function textReader(): { texts: readonly string[]; struck: ReadonlyMap<number, 'all' | 'part'>; events: XmlEvents } {
  const texts: string[] = [];
  const struck = new Map<number, 'all' | 'part'>();
  let text: string | null = null;
  let struckText = '';
  let isRunStruck = false;
  let inside = false;
  let aside = 0;
  const events: XmlEvents = {
    open(name, attribute) {
      if (name === 'si') [text, struckText, isRunStruck] = ['', '', false];
      if (name === 'r') isRunStruck = false;
      if (name === 'strike') isRunStruck = isSwitchedOn(attribute('val') ?? '1');
      if (name === 'rPh') aside += 1;
      inside = name === 't' && aside === 0;
    },
    text(more) {
      if (!inside || text === null) return;
      if (isRunStruck) struckText += more;
      else text += more;
    },
    close(name) {
      if (name === 't') inside = false;
      if (name === 'rPh') aside -= 1;
      if (name !== 'si') return;
      const isAll = struckText.trim() !== '' && (text ?? '').trim() === '';
      if (struckText.trim() !== '') struck.set(texts.length, isAll ? 'all' : 'part');
      texts.push(excelText(isAll ? struckText : (text ?? '')));
    },
  };
  return { texts, struck, events };
}

/** Returns the cell styles whose font is struck out. */
function struckOf(styles: Buffer): Set<number> {
  const fonts: boolean[] = [];
  const struck = new Set<number>();
  let group = '';
  let style = 0;
  readXml(
    styles,
    { '': ['styleSheet'] },
    {
      open(name, attribute) {
        if (name === 'fonts' || name === 'cellXfs') group = name;
        else if (name === 'font' && group === 'fonts') fonts.push(false);
        else if (name === 'strike' && group === 'fonts')
          fonts[fonts.length - 1] = isSwitchedOn(attribute('val') ?? '1');
        else if (name === 'xf' && group === 'cellXfs') {
          if (fonts[Number(attribute('fontId') ?? 0)]) struck.add(style);
          style += 1;
        }
      },
      close(name) {
        if (name === group) group = '';
      },
    },
  );
  return struck;
}

/** Returns whether an attribute of true or false is true. */
export const isSwitchedOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Excel escapes characters that XML may not contain as _xHHHH_. */
export function excelText(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
