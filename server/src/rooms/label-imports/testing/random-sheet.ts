import { makeXlsx, worksheet } from '../../../kernel/testing/make-xlsx.ts';
import { columnLetters } from '@waybill/domain/kernel/safe-cell.ts';
import type { SheetField } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';

/** An order as the shop means it. */
export interface TrueOrder {
  readonly name: string;
  readonly phone: string;
  readonly township: string;
  readonly address: string;
  readonly cod: number;
  readonly weight_g: number;
  readonly item: string;
}

/** A file as some program or person writes it, with the orders and the meaning of its columns. */
export interface RandomSheet {
  readonly file: Buffer;
  readonly fileName: string;
  readonly encoding: 'gb18030' | 'windows-1252' | null;
  /** Orders that the file shows; hidden and struck-out ones are not among them. */
  readonly orders: readonly TrueOrder[];
  readonly hidden: number;
  /** Field of each column by its place; null where an order has no such field. */
  readonly meaning: readonly (SheetField | null)[];
  /** Has somebody confirmed before that paid orders of such sheets collect nothing? */
  readonly paidCollectsNothing: boolean;
  /** Says in one line what was made, for a failed test. */
  readonly story: string;
}

type Random = () => number;
type Language = 'en' | 'mm' | 'zh';

/** Returns numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Part = 'name' | 'phone' | 'township' | 'address' | 'cod' | 'weight' | 'item';
const fieldOf: Readonly<Record<Part, SheetField>> = {
  name: 'destination_name',
  phone: 'destination_phone',
  township: 'destination_township',
  address: 'destination_address',
  cod: 'cod_amount',
  weight: 'weight',
  item: 'item_name',
};

const heads: Readonly<Record<Language, Readonly<Record<Part, readonly string[]>>>> = {
  en: {
    name: ['Receiver Name', 'Customer Name', 'Recipient Name', 'Consignee Name', 'Ship To Name', 'Name'],
    phone: ['Receiver Phone', 'Phone No', 'Recipient Mobile', 'Contact Number', 'Ship To Phone', 'Phone'],
    township: ['Township', 'Receiver Township', 'Delivery Township', 'Ship To City'],
    address: ['Address', 'Receiver Address', 'Delivery Address', 'Ship To Address'],
    cod: ['COD', 'COD Amount', 'Cash On Delivery', 'Amount To Collect', 'Collect Amount', 'Amount', 'Total', 'Money'],
    weight: ['Weight'],
    item: ['Item', 'Item Name', 'Product Name', 'Description'],
  },
  mm: {
    name: ['အမည်', 'လက်ခံသူအမည်', 'ဝယ်သူအမည်'],
    phone: ['ဖုန်း', 'ဖုန်းနံပါတ်', 'လက်ခံသူဖုန်း'],
    township: ['မြို့နယ်'],
    address: ['လိပ်စာ'],
    cod: ['ကောက်ခံရန်', 'ကောက်ခံရမည့်ငွေ', 'COD', 'ငွေပမာဏ', 'ပိုက်ဆံ'],
    weight: ['အလေးချိန်'],
    item: ['ပစ္စည်း', 'ပစ္စည်းအမည်'],
  },
  zh: {
    name: ['收件人', '收件人姓名', '姓名'],
    phone: ['电话', '收件人电话', '手机'],
    township: ['镇区'],
    address: ['地址', '收件人地址'],
    cod: ['代收金额', '代收货款', '金额'],
    weight: ['重量'],
    item: ['品名', '商品名称'],
  },
};

/** Columns that an order sheet has besides; none of them is anything of an order here. */
const others: Readonly<Record<Language, readonly (readonly [string, (order: TrueOrder, random: Random) => string])[]>> =
  {
    en: [
      ['Subtotal', (order) => String(order.cod + 1_000)],
      ['Discount', () => '1000'],
      ['Delivery Fee', () => '2500'],
      ['Item Price', (order) => String(Math.max(500, order.cod - 2_500))],
      ['Billing Name', () => 'Daw Bill'],
      ['Billing Phone', () => '09250000001'],
      ['Sender Name', () => 'Shwe Shop'],
      ['Order Date', () => '2026-11-20'],
      ['SKU', (_, random) => `SK${Math.floor(random() * 900) + 100}`],
      ['Paid Amount', () => '0'],
      ['Second Phone', () => '09440000002'],
      ['Order No', (_, random) => String(1_000 + Math.floor(random() * 9_000))],
    ],
    mm: [
      ['ပို့ခ', () => '2500'],
      ['ရက်စွဲ', () => '20-11-2026'],
      ['စရံ', () => '5000'],
    ],
    zh: [
      ['运费', () => '2500'],
      ['日期', () => '2026-11-20'],
      ['优\u60E0', () => '500'],
    ],
  };

/** The six ways of programs and people to write a heading of several words. */
const styles: readonly ((head: string) => string)[] = [
  (head) => head,
  (head) => head.toUpperCase(),
  (head) => head.toLowerCase().replaceAll(' ', '_'),
  (head) => head.replace(/ /g, '').replace(/^./, (sign) => sign.toLowerCase()),
  (head) => head.toLowerCase().replaceAll(' ', '.'),
  (head) => `${head}*`,
];

const statusWords: Readonly<Record<Language, { readonly head: string; readonly paid: string; readonly open: string }>> =
  {
    en: { head: 'Payment Status', paid: 'paid', open: 'pending' },
    mm: { head: 'ငွေပေးချေမှုအခြေအနေ', paid: 'ရှင်းပြီး', open: 'မရှင်းရသေး' },
    zh: { head: '付款状态', paid: '已付款', open: '未付款' },
  };

const weightUnits = [
  { unit: 'kg', grams: 1_000 },
  { unit: 'g', grams: 1 },
  { unit: 'lb', grams: 453.592_37 },
  { unit: 'ပိဿာ', grams: 1_632.932_5 },
] as const;

const myanmarDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)));
const grouped = (n: number) => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Writes an amount in one of the ways of people; some of them can only be asked about. */
const amounts: readonly ((n: number) => string)[] = [
  String,
  grouped,
  (n) => `${grouped(n)} Ks`,
  (n) => `Ks ${n}`,
  (n) => `${n}.00`,
  (n) => grouped(n).replaceAll(',', '.'),
  (n) => (n % 1_000 === 0 ? `${n / 1_000}k` : String(n)),
  (n) => myanmarDigits(grouped(n)),
  (n) => `${n} ကျပ်`,
  (n) => (n === 0 ? 'paid' : `${grouped(n)} + deli`),
];
const phones: readonly ((phone: string) => string)[] = [
  (phone) => phone,
  (phone) => `+95${phone.slice(1)}`,
  (phone) => `${phone.slice(0, 2)}-${phone.slice(2, 5)} ${phone.slice(5, 8)} ${phone.slice(8)}`,
  (phone) => `'${phone}`,
  (phone) => `Ph ${phone}`,
  (phone) => `${phone.slice(0, 2)}.${phone.slice(2)}`,
  (phone) => `${phone.slice(0, 4)}\u200B${phone.slice(4)}`,
  (phone) => `="${phone}"`,
  (phone) => myanmarDigits(phone),
];

interface Cell {
  readonly text: string;
  readonly isNumber: boolean;
}

/** Returns a sheet that a seed repeats. */
export async function randomSheet(seed: number): Promise<RandomSheet> {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;
  const language = pick<Language>(['en', 'mm', 'zh']);
  const style = language === 'en' ? pick(styles) : (styles[0] as (typeof styles)[number]);
  const isBook = chance(0.4);
  const unit = pick(weightUnits);
  const unitInHead = chance(0.5) || unit.unit === 'kg';
  const amount = chance(0.5) ? String : pick(amounts);
  const phone = isBook && chance(0.3) ? (text: string) => text.slice(1) : pick(phones);
  const makeOrder = (n: number): TrueOrder => ({
    name: pick([`Ma Thida ${n}`, `ဒေါ်ခင်မာ ${myanmarDigits(String(n))}`, `王小明${n}`, `U Ba Aye (${n})`]),
    phone: `0979${String(1_000_000 + Math.floor(random() * 8_999_999))}`,
    township: pick(['Hlaing', 'Insein']),
    address: pick(['No 12, Parami Road', 'အမှတ် ၁၂၊ ပြည်လမ်း', 'Room 3; Block "B"', '12 Main St\nnear bank']),
    cod: chance(0.15) ? 0 : 1_000 * (1 + Math.floor(random() * 90)) + (chance(0.3) ? 500 : 0),
    weight_g: 100 * (1 + Math.floor(random() * 40)),
    item: pick(['Longyi', 'Scarf', 'Shoes']),
  });
  const orders = Array.from({ length: 2 + Math.floor(random() * 7) }, (_, at) => makeOrder(at + 1));
  const weightOf = (order: TrueOrder) => {
    const shown = String(Math.round((order.weight_g / unit.grams) * 1_000) / 1_000);
    return unitInHead ? shown : `${shown} ${unit.unit}`;
  };
  const parts: readonly Part[] = ['name', 'phone', 'township', 'address', 'cod', 'weight', 'item'];
  const isPaid = new Set(orders.filter(() => chance(0.3)));
  const hasStatus = chance(0.25);
  const isSplit = language === 'en' && chance(0.2);
  const own = parts.flatMap((part) => {
    if (part === 'name' && isSplit)
      return ['First Name', 'Last Name'].map((word, at) => ({
        head: style(`Shipping ${word}`),
        field: fieldOf.name,
        text: ({ name }: TrueOrder) => (at === 0 ? name.split(' ')[0] : name.split(' ').slice(1).join(' ')) ?? '',
      }));
    const word = pick(heads[language][part]);
    const head = part === 'weight' && unitInHead ? `${word} (${unit.unit})` : word;
    const texts: Readonly<Record<Part, (order: TrueOrder) => string>> = {
      name: ({ name }) => name,
      phone: (order) => phone(order.phone),
      township: ({ township }) => township,
      address: ({ address }) => address,
      cod: ({ cod }) => amount(cod),
      weight: weightOf,
      item: ({ item }) => item,
    };
    return [{ head: part === 'weight' && unitInHead ? head : style(head), field: fieldOf[part], text: texts[part] }];
  });
  const status = {
    head: style(statusWords[language].head),
    field: 'payment_status' as const,
    text: (order: TrueOrder) => statusWords[language][isPaid.has(order) ? 'paid' : 'open'],
  };
  const more = others[language]
    .filter(() => chance(0.3))
    .map(([head, text]) => ({
      head: style(head),
      field: head === 'Sender Name' ? ('source_name' as const) : null,
      text: (order: TrueOrder) => text(order, random),
    }));
  const columns = [...own, ...more, ...(hasStatus ? [status] : [])]
    .map((column) => ({ column, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ column }) => column);
  const rowOf = (order: TrueOrder): Cell[] =>
    columns.map(({ text, field }) => {
      const shown = text(order);
      return {
        text: shown,
        isNumber: isBook && field !== 'destination_name' && /^[1-9]\d*(?:\.\d+)?$|^0$/.test(shown),
      };
    });
  const words = (...texts: string[]): Cell[] => texts.map((text) => ({ text, isNumber: false }));
  const headRow = words(...columns.map(({ head }) => head));
  const lines: { cells: Cell[]; mark?: 'hidden' | 'struck' }[] = [];
  if (chance(0.3))
    lines.push({ cells: words('SHWE ONLINE SHOP') }, { cells: words('20-11-2026', '', 'Ph: 09791230000') });
  if (chance(0.2)) lines.push({ cells: [] });
  lines.push({ cells: headRow });
  const shown: TrueOrder[] = [];
  let hidden = 0;
  for (const [at, order] of orders.entries()) {
    const mark = isBook && at > 0 && chance(0.15) ? pick(['hidden', 'struck'] as const) : undefined;
    if (mark) hidden += 1;
    else shown.push(hasStatus && isPaid.has(order) ? { ...order, cod: 0 } : order);
    lines.push({ cells: rowOf(order), ...(mark ? { mark } : {}) });
    if (chance(0.05)) lines.push({ cells: [] });
    if (chance(0.05)) lines.push({ cells: headRow });
  }
  if (chance(0.3)) {
    const sum = orders.reduce((total, { cod }) => total + cod, 0);
    const nameAt = columns.findIndex(({ field }) => field === 'destination_name');
    lines.push({
      cells: columns.map(({ field }, at) =>
        at === nameAt
          ? { text: pick(['Total', 'စုစုပေါင်း', '合计']), isNumber: false }
          : field === 'cod_amount'
            ? { text: String(sum), isNumber: isBook }
            : { text: '', isNumber: false },
      ),
    });
  }
  const separator = isBook ? '' : pick([',', ';', '\t', '|']);
  const story = [
    seed,
    language,
    style('Two Words'),
    isBook ? 'xlsx' : JSON.stringify(separator),
    columns.map(({ head }) => head).join(' · '),
  ].join(' ');
  const facts = {
    orders: shown,
    hidden,
    meaning: columns.map(({ field }) => field),
    story,
    paidCollectsNothing: chance(0.5),
  };
  if (isBook) return { ...facts, ...(await inBook(lines, chance(0.3))) };
  const sepLine = chance(0.2) ? `sep=${separator}\r\n` : '';
  const text =
    sepLine +
    lines
      .map(({ cells }) => cells.map((cell) => quoted(cell.text, separator)).join(separator))
      .join(pick(['\n', '\r\n'])) +
    '\n';
  return { ...facts, ...encoded(text, pick(['utf-8', 'utf-8 with mark', 'utf-16', 'foreign'] as const)) };
}

const quoted = (text: string, separator: string) =>
  text.includes('"') || text.includes('\n') || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

function encoded(
  text: string,
  way: 'utf-8' | 'utf-8 with mark' | 'utf-16' | 'foreign',
): Pick<RandomSheet, 'file' | 'fileName' | 'encoding'> {
  const plain = { fileName: 'orders.csv', encoding: null };
  if (way === 'utf-8 with mark') return { ...plain, file: Buffer.from(`\uFEFF${text}`) };
  if (way === 'utf-16') return { ...plain, file: Buffer.from(`\uFEFF${text}`, 'utf16le') };
  // Only texts of Latin letters can be written in Windows-1252 without a table.
  if (way === 'foreign' && !/\P{ASCII}/u.test(text))
    return {
      ...plain,
      encoding: 'windows-1252',
      file: Buffer.from(text.replace('Longyi', 'Longyi caf\xE9'), 'latin1'),
    };
  return { ...plain, file: Buffer.from(text) };
}

async function inBook(
  lines: readonly { readonly cells: readonly Cell[]; readonly mark?: 'hidden' | 'struck' }[],
  hasInstructions: boolean,
): Promise<Pick<RandomSheet, 'file' | 'fileName' | 'encoding'>> {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rows = lines.map(({ cells, mark }, line) => {
    const inside = cells.map(({ text, isNumber }, column) => {
      const place = `r="${columnLetters(column)}${line + 1}"${mark === 'struck' ? ' s="1"' : ''}`;
      if (text === '') return '';
      return isNumber
        ? `<c ${place}><v>${text}</v></c>`
        : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
    });
    return `<row r="${line + 1}"${mark === 'hidden' ? ' hidden="1"' : ''}>${inside.join('')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const instructions = worksheet(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>How to fill in</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>1. Write the phone</t></is></c></row>',
  );
  const sheets = hasInstructions ? ['instructions', 'orders'] : ['orders'];
  const file = await makeXlsx({
    book: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map((name) => `<sheet name="${name}" sheetId="1" r:id="${name}"/>`).join('')}</sheets></workbook>`,
    more: {
      'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((name) => `<Relationship Id="${name}" Target="worksheets/${name}.xml"/>`).join('')}</Relationships>`,
      'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>`,
      'xl/worksheets/orders.xml': worksheet(rows.join('')),
      ...(hasInstructions ? { 'xl/worksheets/instructions.xml': instructions } : {}),
    },
  });
  return { file, fileName: 'orders.xlsx', encoding: null };
}
