import { localName } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, sayKyat, toGrams } from '@waybill/domain/kernel/money.ts';
import { code128 } from '@waybill/domain/rooms/prints/code128.ts';
import { codeGroups, symbolText } from '@waybill/domain/rooms/prints/label-symbol.ts';
import { namesAmount, pieceMoney, printFormats } from '@waybill/domain/rooms/prints/print-formats.ts';
import { labelTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import type { PrintLabel, PrintParty } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { labelPaperWords as words, pieceMoneyWords } from '@waybill/contract/rooms/prints/prints.words.ts';
import { drawQr } from '../../kernel/draw-qr.ts';
import { labelFont } from './label-fonts.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The paper of the drawing, in mm, and its size in dots of a label printer, eight to the millimetre. */
export const labelPaper = printFormats.thermal_100x150.paper;
export const dots = { width: labelPaper.width * 8, height: labelPaper.height * 8 } as const;

const margin = 24;
const inner = dots.width - 2 * margin;
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

interface Writing {
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: true;
  readonly width?: number;
  readonly end?: true;
}

/** One line of text; one that is too long for its place is written smaller, to half its size, and then cut. */
function line(text: string, { x = margin, y, size, bold, width = inner, end }: Writing): string {
  const wanted = lengthOf(text) * size * (bold ? 0.62 : 0.58);
  const fitting = Math.max(size / 2, Math.min(size, (size * width) / Math.max(wanted, 1)));
  const most = Math.floor(width / (fitting * 0.56));
  const shown = lengthOf(text) > most ? `${[...text].slice(0, most - 1).join('')}…` : text;
  return `<text x="${x}" y="${y}" font-size="${fitting.toFixed(1)}"${bold ? ' font-weight="700"' : ''}${end ? ' text-anchor="end"' : ''}>${escaped(shown)}</text>`;
}

/** Counts the characters that take up width: Myanmar marks are drawn above and below other letters. */
const lengthOf = (text: string): number => [...text.replace(/\p{M}/gu, '')].length;

const rule = (y: number): string => `<rect x="${margin}" y="${y}" width="${inner}" height="2"/>`;

function bars(text: string, y: number, height: number): string {
  const { bars: all, modules } = code128(text);
  const dot = printFormats.thermal_100x150.barDots;
  const left = Math.round((dots.width - modules * dot) / 2);
  return all
    .map(({ at, width }) => `<rect x="${left + at * dot}" y="${y}" width="${width * dot}" height="${height}"/>`)
    .join('');
}

function square(text: string, right: number, y: number): string {
  const { path, width } = drawQr(text, { dot: printFormats.thermal_100x150.qrDots, border: false });
  return `<path transform="translate(${right - width} ${y})" d="${path}"/>`;
}

/** Box of the money, with the receiver's payment QR at its right where there is one and it fits. */
const box = { y: 760, height: 128, line: 4 } as const;
/** Two dots a module: the smallest that telephones read from paper. */
const payDot = 2;

function payQr(text: string | undefined): { readonly drawn: string; readonly width: number } {
  const { path, width } = text === undefined ? { path: '', width: 0 } : drawQr(text, { dot: payDot, ecc: 'L' });
  if (width === 0 || width > box.height - box.line) return { drawn: '', width: 0 };
  const left = dots.width - margin - box.line - width;
  const top = box.y + Math.round((box.height - width) / 2);
  return { drawn: `<path transform="translate(${left} ${top})" d="${path}"/>`, width };
}

function partyLines(party: PrintParty, y: number, size: number): string {
  const address = [party.no, party.street, party.address].filter(Boolean).join('၊ ');
  const places = party.places.map((place) => localName(place, 'mm')).join('၊ ');
  const texts = [address, [places, party.postcode].filter(Boolean).join(' ')].filter((text) => text !== '');
  return [
    line(party.name, { y, size: size * 1.2, bold: true, width: inner * 0.62 }),
    line(party.phones.join(', '), { x: dots.width - margin, y, size, bold: true, width: inner * 0.36, end: true }),
    ...texts.map((text, place) => line(text, { y: y + (place + 1) * size * 1.7, size })),
  ].join('');
}

/**
 * White-on-black bands across the label, above the sender and below the bars: they show that a sandbox label is no real parcel, whichever half is
 * covered. They keep clear of the strokes of Myanmar letters below the address, and above the heading of the sender.
 */
const testBands = (): string =>
  [
    { y: 536, height: 30, size: 20 },
    { y: 1154, height: 40, size: 26 },
  ]
    .map(
      ({ y, height, size }) =>
        `<rect x="${margin}" y="${y}" width="${inner}" height="${height}"/><g fill="#fff">${line(both(words.test), { x: margin + 16, y: y + Math.round(height / 2 + size * 0.28), size, bold: true, width: inner - 32 })}</g>`,
    )
    .join('');

/** A piece of a label as a drawing: sorted by the letters, delivered by the address, collected by the box, scanned by the bars (N-13, decisions 6). */
export function drawLabel(label: PrintLabel, piece: number, { isTest = false } = {}): string {
  const { deliver_branch: to, source_branch: from, cod_amount, cod_charge, tracking_code } = label;
  const letters = label.destination_country ?? to.code;
  const money = pieceMoney(label, piece);
  const symbol = symbolText({ tracking_code, branch: to.code, cod_amount: namesAmount(money) ? cod_amount : 0 });
  const collect = `${sayKyat(cod_charge, 'mm')}  ·  ${sayKyat(cod_charge, 'en')}`;
  const pay = payQr(namesAmount(money) ? label.pay_qr?.text : undefined);
  const moneyWidth = inner - 32 - pay.width;
  const facts = [
    `${formatWeight(toGrams(label.weight), 'en')}`,
    label.reference_id,
    label.item_name,
    label.remark,
  ].filter(Boolean);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${dots.width} ${dots.height}" font-family="${labelFont}" shape-rendering="crispEdges">
<rect width="${dots.width}" height="${dots.height}" fill="#fff"/><g fill="#000">
${line(letters, { y: 140, size: 150, bold: true, width: 520 })}
${square(symbol, dots.width - margin, 28)}
${line(localName(to, 'mm'), { y: 190, size: 30, bold: true, width: 540 })}
${line(`${from.code} → ${letters} · ${both(labelTypeWords[label.type])}`, { y: 232, size: 24, width: inner })}
${rule(250)}
${line(both(serviceTypeWords[label.service_type]), { y: 292, size: 30, bold: true, width: 560 })}
${line(`${piece}/${label.pieces}`, { x: dots.width - margin, y: 292, size: 34, bold: true, width: 150, end: true })}
${rule(312)}
${line(both(commonWords.receiverTo), { y: 346, size: 20 })}${partyLines(label.destination, 398, 32)}
${rule(560)}
${line(both(words.from), { y: 590, size: 18 })}${partyLines(label.source, 630, 24)}
${rule(740)}
<rect x="${margin}" y="${box.y}" width="${inner}" height="${box.height}" fill="none" stroke="#000" stroke-width="${box.line}"/>
${line(both(pieceMoneyWords[money]), { x: margin + 16, y: 796, size: 22, width: moneyWidth })}
${namesAmount(money) ? line(collect, { x: margin + 16, y: 846, size: 40, bold: true, width: moneyWidth }) : ''}
${pay.width > 0 ? line(`${localName(label.pay_qr!.channel, 'mm')} →`, { x: margin + 16, y: 878, size: 20, width: moneyWidth }) : ''}${pay.drawn}
${line(facts.join(' · '), { y: 918, size: 24 })}
${bars(tracking_code, 940, 150)}
${line(codeGroups(tracking_code).join(' '), { x: dots.width / 2 + 190, y: 1140, size: 40, bold: true, width: 600, end: true })}
${isTest ? testBands() : ''}</g></svg>`;
}

const both = (word: { readonly mm: string; readonly en: string }): string =>
  word.mm === word.en ? word.en : `${word.mm} ${word.en}`;
