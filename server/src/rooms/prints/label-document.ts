import { deflateSync } from 'node:zlib';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { limitConcurrency } from '../../kernel/limit-concurrency.ts';
import { FileAnswer } from '../../kernel/routes.ts';
import { dots, drawLabel, labelPaper } from './draw-label.ts';
import { loadLabelFonts } from './label-fonts.ts';
import { readPrintLabels } from './prints.queries.ts';

/** Two dots of the drawing for each of the printer's: sharp letters on a laser printer, and bars of whole dots on every one. */
const scale = 2;
const pixels = { width: dots.width * scale, height: dots.height * scale } as const;
/** Darker than this is black. */
const blackBelow = 160;

const inTurn = limitConcurrency({ atOnce: 2, waitingMax: 32 });

/**
 * A label to print, for programs without a browser. Every server shapes Myanmar as the browser does, because the letters are drawn and not written: PDF libraries
 * that write text put its vowels in wrong places. `not_found` for a label that the viewer does not see, or a piece that it does not have.
 */
export async function labelDocument(
  { db, viewer, services, now }: ReadContext,
  id: number,
  { type, piece }: { readonly type: 'pdf' | 'png'; readonly piece: number },
): Promise<FileAnswer | Refusal> {
  const { data } = await readPrintLabels(db, viewer, [String(id)], now);
  const [label] = data;
  if (!label || piece > Math.max(1, label.pieces)) return refuse('not_found');
  const headers = (kind: string) => ({
    'content-type': kind,
    'content-disposition': `inline; filename="${label.tracking_code}.${type}"`,
    'cache-control': 'no-store',
  });
  const look = { isTest: services.sandbox !== null };
  return inTurn(async () => {
    await loadLabelFonts();
    return type === 'png'
      ? new FileAnswer(await pictureOf(label, piece, look), headers('image/png'))
      : new FileAnswer(await pdfOf(label, look), headers('application/pdf'));
  });
}

/** A label of the sandbox says so. */
interface Look {
  readonly isTest: boolean;
}

async function drawn(label: PrintLabel, piece: number, look: Look) {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawLabel(label, piece, look)), { density: 72 * scale })
    .resize(pixels.width, pixels.height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .greyscale()
    .threshold(blackBelow);
}

const pictureOf = async (label: PrintLabel, piece: number, look: Look): Promise<Buffer> =>
  (await drawn(label, piece, look))
    .png({ palette: true, colours: 2 })
    .withMetadata({ density: 8 * scale * 25.4 })
    .toBuffer();

/** A PDF of pictures, one a page, each dot a bit (ISO 32000-1). */
async function pdfOf(label: PrintLabel, look: Look): Promise<Buffer> {
  const pieces = Math.max(1, label.pieces);
  const points = { width: (labelPaper.width / 25.4) * 72, height: (labelPaper.height / 25.4) * 72 };
  const size = `${points.width.toFixed(2)} ${points.height.toFixed(2)}`;
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Count ${pieces} /Kids [${Array.from({ length: pieces }, (_, at) => `${3 + at * 3} 0 R`).join(' ')}] >>`,
    ),
  ];
  for (let piece = 1; piece <= pieces; piece++) {
    const page = objects.length + 1;
    const raw = await (await drawn(label, piece, look)).raw().toBuffer();
    const content = Buffer.from(`q ${points.width.toFixed(2)} 0 0 ${points.height.toFixed(2)} 0 0 cm /Label Do Q`);
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents ${page + 1} 0 R /Resources << /XObject << /Label ${page + 2} 0 R >> >> >>`,
      ),
      stream('', content),
      stream(
        `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode`,
        deflateSync(inBits(raw)),
      ),
    );
  }
  return assembled(objects);
}

const stream = (entries: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** Eight dots to a byte, the first in its highest bit; white is 1. A line of the drawing is whole bytes. */
function inBits(grey: Buffer): Buffer {
  const bits = Buffer.alloc(grey.length / 8);
  for (let at = 0; at < grey.length; at++)
    if ((grey[at] as number) > 127) bits[at >> 3] = (bits[at >> 3] as number) | (128 >> (at & 7));
  return bits;
}

function assembled(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let at = parts[0]?.length ?? 0;
  const places = objects.map((object, place) => {
    const part = Buffer.concat([Buffer.from(`${place + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    const from = at;
    at += part.length;
    return from;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
