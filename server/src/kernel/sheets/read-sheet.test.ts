import { describe, expect, test } from 'vitest';
import { makeXlsx, plainSheet, worksheet, zipOf } from '../testing/make-xlsx.ts';
import { isMerged, readBook, type Sheet } from './read-sheet.ts';

const limits = { rows: 100, columns: 10, bytes: 1_000_000 };
const read = (file: Buffer): Sheet => {
  const sheets = readBook(file, limits, 'first');
  if (typeof sheets === 'string' || !sheets[0]) throw new Error(String(sheets));
  return sheets[0];
};
const texts = (sheet: Pick<Sheet, 'rows'>) =>
  sheet.rows.map(({ row, cells }) => [row, ...[...cells].map(([column, { text }]) => `${column}:${text}`)]);

describe('F-03 a sheet is read as a spreadsheet program shows it', () => {
  test('F-03 texts, shared texts with parts and reading help, results of formulas, numbers as they are stored', async () => {
    const shared =
      '<si><t>ရန်ကုန်</t></si><si><r><t>Man</t></r><r><t xml:space="preserve">dalay </t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>';
    const sheet = worksheet(
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="s"><v>0</v></c><c r="C2"><v>0.1</v></c><c r="D2" t="str"><f>A2&amp;"x"</f><v>ax</v></c><c r="E2" t="inlineStr"><is><t>09_x0041_</t></is></c></row>',
    );
    const { rows } = read(await makeXlsx({ sheet, texts: shared }));
    expect(texts({ rows })).toEqual([[2, '0:Mandalay', '1:ရန်ကုန်', '2:0.1', '3:ax', '4:09A']]);
    expect([...(rows[0]?.cells ?? [])].map(([, { formula }]) => formula)).toEqual([false, false, false, true, false]);
  });

  test('F-03 names with a prefix, cells without a place, and the first sheet that is not hidden', async () => {
    const book =
      '<x:workbook xmlns:x="m" xmlns:q="r"><x:sheets><x:sheet name="B" state="hidden" q:id="rId1"/><x:sheet name="A" q:id="rId7"/></x:sheets></x:workbook>';
    const sheet =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c><x:v>5</x:v></x:c><x:c t="inlineStr"><x:is><x:t>b</x:t></x:is></x:c></x:row><x:row><x:c/><x:c><x:v>6</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(texts(read(await makeXlsx({ book, sheet })))).toEqual([
      [1, '0:5', '1:b'],
      [2, '1:6'],
    ]);
  });

  test('F-03 a million rows that hold nothing are nothing', async () => {
    const empty = Array.from({ length: 5_000 }, (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" s="3"/></row>`).join(
      '',
    );
    expect(
      texts(
        read(
          await makeXlsx({
            sheet: worksheet(
              `<row r="1"><c r="A1"><v>1</v></c></row>${empty}<row r="1048576"><c r="B1048576"><v>2</v></c></row>`,
            ),
          }),
        ),
      ),
    ).toEqual([
      [1, '0:1'],
      [1_048_576, '1:2'],
    ]);
  });

  test('F-03 merged cells are told', async () => {
    const sheet = read(
      await makeXlsx({ sheet: plainSheet([['a', null]], '<mergeCells><mergeCell ref="A1:B2"/></mergeCells>') }),
    );
    expect(
      [
        [1, 0],
        [2, 1],
        [3, 0],
        [1, 2],
      ].map(([row = 0, column = 0]) => isMerged(sheet, { row, column })),
    ).toEqual([true, true, false, false]);
  });
});

describe('N-10 what a person hides in a workbook is told', () => {
  test('N-10 hidden and filtered rows, hidden columns, struck-out cells and parts of texts', async () => {
    const styles =
      '<styleSheet><dxfs><dxf><font><strike/></font></dxf></dxfs><fonts><font/><font><strike val="0"/></font><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs></styleSheet>';
    const texts =
      '<si><r><rPr><strike/></rPr><t>45000 </t></r><r><t>40000</t></r></si><si><r><rPr><strike val="true"/></rPr><t>Ma Mya</t></r></si>';
    const sheet = worksheet(
      '<row r="1"><c r="A1" s="1"><v>1</v></c><c r="B1" s="2"><v>2</v></c></row><row r="2" hidden="1"><c r="A2"><v>3</v></c></row><row r="3" ht="0" customHeight="1"><c r="A3"><v>4</v></c></row><row r="4"><c r="A4" t="s"><v>0</v></c><c r="B4" t="s"><v>1</v></c><c r="C4" t="inlineStr"><is><r><rPr><strike/></rPr><t>old</t></r><r><t>new</t></r></is></c></row>',
    ).replace(
      '<sheetData>',
      '<cols><col min="2" max="3" hidden="1"/><col min="5" max="5" width="0"/></cols><sheetData>',
    );
    const read = (await makeXlsx({ sheet, texts, more: { 'xl/styles.xml': styles } })) as Buffer;
    const [only] = readBook(read, limits, 'all') as Sheet[];
    expect(only?.hiddenColumns).toEqual([1, 2, 4]);
    expect(
      only?.rows.map(({ hidden, cells }) => [
        hidden ?? false,
        ...[...cells.values()].map(({ text, struck }) => (struck ? `${text} ${struck}` : text)),
      ]),
    ).toEqual([
      [false, '1', '2 all'],
      [true, '3'],
      [true, '4'],
      [false, '40000 part', 'Ma Mya all', 'new part'],
    ]);
  });

  test('N-10 all sheets are read, hidden ones last; one that cannot be read does not refuse the others', async () => {
    const relation = (id: string, target: string) => `<Relationship Id="${id}" Target="worksheets/${target}.xml"/>`;
    const file = await makeXlsx({
      book: '<workbook xmlns:r="r"><sheets><sheet name="Old" state="veryHidden" r:id="a"/><sheet name="Chart" r:id="b"/><sheet name="Orders" r:id="c"/></sheets></workbook>',
      more: {
        'xl/_rels/workbook.xml.rels': `<Relationships>${relation('a', 'old')}${relation('b', 'chart')}${relation('c', 'orders')}</Relationships>`,
        'xl/worksheets/old.xml': plainSheet([['a']]),
        'xl/worksheets/chart.xml': '<chartsheet/>',
        'xl/worksheets/orders.xml': plainSheet([['b'], ['c']]),
      },
    });
    expect(
      (readBook(file, limits, 'all') as Sheet[]).map(({ name, hidden, rows, problem }) => [
        name,
        hidden,
        rows.length,
        problem,
      ]),
    ).toEqual([
      ['Chart', false, 0, 'sheet_unreadable'],
      ['Orders', false, 2, null],
      ['Old', true, 1, null],
    ]);
  });
});

describe('a file that means harm is refused before it does any', () => {
  const bomb = () => makeXlsx({ sheet: worksheet('<row r="1"><c r="A1"><v>1</v></c></row>'.padEnd(40_000_000, ' ')) });
  const lying = async () => {
    // A part that declares no size and unpacks to far more.
    const file = await makeXlsx({ sheet: worksheet(' '.repeat(3_000_000)) });
    const at = file.lastIndexOf(Buffer.from('xl/worksheets/first.xml')) - 46;
    file.writeUInt32LE(1, at + 24);
    return file;
  };
  test.each([
    ['no zip', async () => Buffer.from('service,price\n'), 'sheet_unreadable'],
    ['nothing', async () => Buffer.alloc(0), 'sheet_unreadable'],
    ['a zip that is no workbook', () => zipOf({ 'a.txt': 'x' }), 'sheet_unreadable'],
    ['a zip cut off', async () => (await makeXlsx({})).subarray(0, 300), 'sheet_unreadable'],
    ['no XML', () => makeXlsx({ sheet: 'PK' }), 'sheet_unreadable'],
    ['XML cut off', () => makeXlsx({ sheet: '<worksheet><sheetData><row r="1">' }), 'sheet_unreadable'],
    [
      'a document type',
      () => makeXlsx({ sheet: '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData/></worksheet>' }),
      'sheet_unreadable',
    ],
    [
      'a cell that is nowhere',
      () => makeXlsx({ sheet: worksheet('<row r="1"><c r="1A"><v>1</v></c></row>') }),
      'sheet_unreadable',
    ],
    ['a zip bomb', bomb, 'sheet_too_large'],
    ['a zip that lies about its size', lying, 'sheet_too_large'],
    [
      'XML nested as no program nests it',
      () => makeXlsx({ sheet: `<worksheet>${'<a>'.repeat(60_000)}${'</a>'.repeat(60_000)}</worksheet>` }),
      'sheet_unreadable',
    ],
    [
      'the same in its shared texts',
      () => makeXlsx({ texts: `<si><rPr>${'<a>'.repeat(60_000)}${'</a>'.repeat(60_000)}</rPr></si>` }),
      'sheet_unreadable',
    ],
    [
      'elements where a sheet has none',
      () => makeXlsx({ sheet: worksheet('<row r="1"><script><c r="A1"><v>1</v></c></script></row>') }),
      'sheet_unreadable',
    ],
    ['a part that is another one', () => makeXlsx({ sheet: '<chartsheet/>' }), 'sheet_unreadable'],
    [
      'merged cells over merged cells',
      () =>
        makeXlsx({
          sheet: worksheet('', '<mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="B2:C3"/></mergeCells>'),
        }),
      'sheet_unreadable',
    ],
    [
      'one text that a hundred cells show, together too much',
      () =>
        makeXlsx({
          texts: `<si><t>${'x'.repeat(900_000)}</t></si>`,
          sheet: worksheet(
            Array.from({ length: 100 }, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`).join(''),
          ),
        }),
      'sheet_too_large',
    ],
    [
      'more rows than are taken',
      () => makeXlsx({ sheet: plainSheet(Array.from({ length: 101 }, () => [1])) }),
      'sheet_too_large',
    ],
    [
      'a thousand merged cells and one',
      () =>
        makeXlsx({
          sheet: worksheet(
            '',
            `<mergeCells>${Array.from({ length: 1_001 }, (_, at) => `<mergeCell ref="A${at + 1}:B${at + 1}"/>`).join('')}</mergeCells>`,
          ),
        }),
      'sheet_too_large',
    ],
    [
      'hundreds of parts',
      () => makeXlsx({ more: Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`x${at}`, ''])) }),
      'sheet_too_large',
    ],
  ])('F-03 %s', async (_, file, code) => {
    expect(readBook(await file(), code === 'sheet_too_large' ? { ...limits, columns: 100 } : limits, 'first')).toBe(
      code,
    );
  });

  test('F-03 a part whose packed bytes are spoilt', async () => {
    const file = await makeXlsx({ sheet: plainSheet([['a']]) });
    const name = Buffer.from('xl/worksheets/first.xml');
    file.fill(0xff, file.indexOf(name) + name.length, file.indexOf(name) + name.length + 20);
    expect(readBook(file, limits, 'first')).toBe('sheet_unreadable');
  });
});
