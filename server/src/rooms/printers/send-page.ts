import { connect } from 'node:net';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { escposPage } from '@waybill/domain/rooms/prints/escpos.ts';
import { unpackPicture } from '@waybill/domain/rooms/prints/packed-picture.ts';
import {
  languageFacts,
  rowBytesOf,
  type PrinterLanguage,
  type PrinterPage,
} from '@waybill/domain/rooms/prints/printer-page.ts';
import { zplPage } from '@waybill/domain/rooms/prints/zpl.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { limitConcurrency } from '../../kernel/limit-concurrency.ts';
import { readUsablePrinters } from './printers.queries.ts';

/** How long a printer may say nothing, in milliseconds: when it is called, while it takes a page, and when it has been told that there is no more. */
const silence = { connect: 3_000, page: 15_000, end: 3_000 } as const;
/** Printers of a server that are sent to at once. */
const inTurn = limitConcurrency({ atOnce: 16, waitingMax: 200 });

/**
 * Sends a page to a printer of the viewer's own branch. The bytes are made here from the page's parts, so that nobody sends a printer other commands. Refused: a
 * picture of another size, a printer that does not answer or stops.
 */
export async function sendPage(
  { db, viewer }: ReadContext,
  id: number,
  page: PrinterPage,
): Promise<{ data: { bytes: number } } | Refusal> {
  const [printer] = await readUsablePrinters(db, viewer.branchId, id);
  if (!printer) return refuse('not_found');
  const bytes = bytesOf(page, printer.language);
  if (bytes === null) return refuse('validation_failed', { fields: { picture: [{ code: 'invalid' }] } });
  return inTurn(async () => {
    const problem = await deliver(bytes, printer);
    return problem ? refuse(problem) : { data: { bytes: bytes.length } };
  });
}

function bytesOf(page: PrinterPage, language: PrinterLanguage): Uint8Array | null {
  if (languageFacts[language].prints === 'receipts') return escposPage(page);
  const size = { rowBytes: rowBytesOf(page.width), rows: page.height };
  return unpackPicture(page.picture, size) && Buffer.from(zplPage(page));
}

/** Returns why the printer does not have all of it; null when it has. */
function deliver(
  bytes: Uint8Array,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<'printer_unreachable' | 'printer_stopped' | null> {
  return new Promise((settle) => {
    let isThere = false;
    const socket = connect({ host, port });
    const end = (problem: 'printer_unreachable' | 'printer_stopped' | null) => {
      socket.destroy();
      settle(problem);
    };
    const fail = () => end(isThere ? 'printer_stopped' : 'printer_unreachable');
    socket.setTimeout(silence.connect);
    socket.on('error', fail);
    // Some printers keep the connection open after the last byte; those have the page.
    socket.on('timeout', () => (socket.writableFinished ? end(null) : fail()));
    socket.on('connect', () => {
      isThere = true;
      socket.setTimeout(silence.page);
      socket.end(bytes);
    });
    socket.on('finish', () => socket.setTimeout(silence.end));
    socket.on('close', () => (socket.writableFinished ? end(null) : fail()));
    socket.resume();
  });
}
