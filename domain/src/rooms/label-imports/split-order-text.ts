import { toLatinDigits } from '../../kernel/digits.ts';
import { phonesIn } from '../../kernel/written-phones.ts';
import { piecesOf, type Piece } from './order-text-pieces.ts';

/** A line of a pasted text with its parts. */
export interface OrderLine {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Number of the receiver's phones in it. */
  readonly phones: number;
  /** Contains only phones. */
  readonly bare: boolean;
}

const rule = /^[-=_*~#.·•—–─━+\s]{3,}$/u;
/** Matches the number before a listed order: "1.", "(2)", "၃။", "4)", "5️⃣". Not a number that continues ("1.5 kg"). */
const listNumber = /^[(（]?(\d{1,3})(?:[)）။、]|\.(?!\d)|\uFE0F?\u20E3)\s*/u;

const empty: OrderLine = { text: '', pieces: [], phones: 0, bare: false };

function lineOf(text: string): OrderLine {
  const pieces = piecesOf(text);
  const phones = pieces
    .filter(({ ofSender }) => !ofSender)
    .reduce((sum, { field, text: words }) => sum + phonesIn(words, field === 'destination_phone').length, 0);
  const bare =
    phones > 0 &&
    pieces.every(({ field, text: words }) => {
      const found = phonesIn(words, field === 'destination_phone');
      return found.reduce((sum, { from, to }) => sum + to - from, 0) >= words.replace(/[\s,၊/]+$/, '').length - 6;
    });
  return { text, pieces, phones, bare };
}

/** Marks sender lines: from the first one until a line about the receiver or an empty line. */
function sided(lines: readonly OrderLine[]): OrderLine[] {
  let sender = false;
  return lines.map((line) => {
    if (line.pieces.length === 0) {
      sender = false;
      return line;
    }
    const pieces = line.pieces.map((piece) => {
      if (piece.ofSender) sender = true;
      else if (
        piece.field === 'destination_name' &&
        /receiver|recipient|consignee|^to|customer|buyer|လက်ခံ|ဝယ်သူ|收/i.test(piece.head)
      )
        sender = false;
      return sender ? { ...piece, ofSender: true, field: null } : piece;
    });
    return pieces.some(({ ofSender }) => ofSender) ? { ...line, pieces, phones: phonesOf(pieces) } : line;
  });
}

const phonesOf = (pieces: readonly Piece[]) =>
  pieces.reduce(
    (sum, piece) => sum + (piece.ofSender ? 0 : phonesIn(piece.text, piece.field === 'destination_phone').length),
    0,
  );

/**
 * Splits a pasted text into orders: at rules, list numbers, empty lines, a repeated first word ("Name:"), and where another phone follows a complete
 * order. Removes list numbers; loses no line.
 */
export function splitOrders(lines: readonly string[]): OrderLine[][] {
  const blocks: string[][] = [[]];
  for (const line of lines)
    if (rule.test(line)) blocks.push([]);
    else blocks.at(-1)?.push(line);
  return joined(
    blocks.flatMap(
      (block) => listed(block) ?? parted(sided(block.map((text) => (text === '' ? empty : lineOf(text))))),
    ),
  );
}

/** Returns the orders of a numbered list: numbers count up, and each item has a phone. */
function listed(block: readonly string[]): OrderLine[][] | null {
  const starts = block.flatMap((line, at) => {
    const hit = listNumber.exec(toLatinDigits(line));
    return hit ? [{ at, n: Number(hit[1]), length: hit[0].length }] : [];
  });
  if (starts.length < 2 || starts.some(({ n }, at) => at > 0 && n !== (starts[at - 1]?.n ?? 0) + 1)) return null;
  const orders = starts.map(({ at, length }, index) =>
    sided(
      block
        .slice(at, starts[index + 1]?.at ?? block.length)
        .map((line, row) => (row === 0 ? line.slice(length) : line))
        .filter((line) => line !== '')
        .map(lineOf),
    ),
  );
  if (!orders.every((order) => order.some(({ phones }) => phones > 0))) return null;
  const before = block
    .slice(0, starts[0]?.at)
    .filter((line) => line !== '')
    .map(lineOf);
  return before.length === 0 ? orders : [before, ...orders];
}

/** Splits lines without rules and numbers into orders. */
function parted(lines: readonly OrderLine[]): OrderLine[][] {
  const groups: OrderLine[][] = [[]];
  for (const [at, line] of lines.entries()) {
    const now = groups.at(-1) as OrderLine[];
    if (line.pieces.length === 0) {
      if (now.length > 0 && hasPhone(now) && beginsOrder(paragraph(lines, at + 1), now)) groups.push([]);
      continue;
    }
    if (hasPhone(now) && repeats(line, now)) groups.push([line]);
    else now.push(line);
  }
  return groups.filter((group) => group.length > 0).flatMap(byPhones);
}

const hasPhone = (lines: readonly OrderLine[]) => lines.some(({ phones }) => phones > 0);

function paragraph(lines: readonly OrderLine[], from: number): readonly OrderLine[] {
  const start = lines.findIndex((line, at) => at >= from && line.pieces.length > 0);
  if (start < 0) return [];
  const end = lines.findIndex((line, at) => at > start && line.pieces.length === 0);
  return lines.slice(start, end < 0 ? undefined : end);
}

/** Returns whether lines after an empty one begin another order: they have a phone beside other words, or their own name. */
function beginsOrder(next: readonly OrderLine[], now: readonly OrderLine[]): boolean {
  return (hasPhone(next) && !next.every(({ bare }) => bare)) || next.some((line) => repeats(line, now));
}

/** Returns whether a line announces the order's first field again, or another name. */
function repeats(line: OrderLine, now: readonly OrderLine[]): boolean {
  const fields = now.flatMap(({ pieces }) =>
    pieces.filter(({ head, ofSender }) => head !== '' && !ofSender).map(({ field }) => field),
  );
  const [first] = fields;
  return line.pieces.some(
    ({ head, field }, at) =>
      head !== '' &&
      field !== null &&
      fields.includes(field) &&
      (field === 'destination_name' || (at === 0 && field === first && field !== 'destination_phone')),
  );
}

/**
 * Splits consecutive orders without a line between them. Each has as many lines before its phone as the first; a phone with too few lines before it is
 * another phone of the same order.
 */
function byPhones(lines: readonly OrderLine[]): OrderLine[][] {
  const at = lines.flatMap(({ phones }, line) => (phones > 0 ? [line] : []));
  const before = at[0] ?? 0;
  const starts = [0];
  let last = before;
  for (const line of at.slice(1)) {
    if (beginsAnother(lines, last, line, before)) starts.push(line - before);
    last = line;
  }
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

/** Returns whether the phone in a line begins another order. Where words announce both phones, only a longer text between them does. */
function beginsAnother(lines: readonly OrderLine[], last: number, line: number, before: number): boolean {
  const between = line - last - 1;
  const announced = [last, line].every((at) => lines[at]?.pieces.some(({ head }) => head !== ''));
  if (announced) return between > before;
  if (before === 0) return between > 0 || lines[line]?.bare === false;
  if (before === 1 && between === 1) return !addressLike(lines[line - 1]);
  return between >= before;
}

export const addressWords =
  /(?:^|[^\p{L}])(?:no|street|st|road|rd|lane|ward|quarter|qtr|block|floor|room|township|tsp|near|building|bldg|house|market|village)(?![\p{L}])|လမ်း|အမှတ်|ရပ်ကွက်|မြို့|တိုက်|အိမ်|ကျေးရွာ|ရွာ|ဈေး|အနီး|路|街|号|区|市|镇|\u697C/iu;
const addressLike = (line: OrderLine | undefined) =>
  line !== undefined && (/\d/.test(toLatinDigits(line.text)) || addressWords.test(line.text));

/** Joins a single line without a phone, such as a greeting, to the order before it, or to the first. */
function joined(orders: readonly OrderLine[][]): OrderLine[][] {
  const filled = orders.filter((order) => order.length > 0);
  if (!filled.some(hasPhone)) return filled;
  const all: OrderLine[][] = [];
  let waiting: OrderLine[] = [];
  for (const order of filled)
    if (hasPhone(order) || order.length > 1 || order[0]?.pieces.some(({ head }) => head !== '')) {
      all.push([...waiting, ...order]);
      waiting = [];
    } else if (all.length === 0) waiting.push(...order);
    else all.at(-1)?.push(...order);
  return all;
}
