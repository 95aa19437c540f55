import { languageFacts } from '@waybill/domain/rooms/prints/printer-page.ts';
import { ApiError, firstMessage } from '../../../kernel/api-error.ts';
import { drawPage } from './draw-page.ts';
import type { DirectPrinter, Sent } from './direct-printer.ts';
import { NoPrinter, openPort } from './printer-ports.ts';

/**
 * Draws every sheet that is laid out in the element and sends it, one after the other, so that a printer that stops leaves a known number of sheets. `onSent` hears
 * how many have gone.
 */
export async function sendSheets(
  root: HTMLElement,
  printer: DirectPrinter,
  onSent: (sheets: number) => void,
): Promise<Sent> {
  const sheets = [...root.querySelectorAll<HTMLElement>('[data-sheet]')];
  const { dotsPerMm, prints } = languageFacts[printer.language];
  let done = 0;
  try {
    const port = await openPort(printer, prints);
    try {
      for (const sheet of sheets) {
        await port.send(drawPage(sheet, { dotsPerMm, ownCodes: prints === 'labels' }));
        done += 1;
        onSent(done);
        // The page stays quick while hundreds of labels are drawn.
        await new Promise((next) => setTimeout(next));
      }
    } finally {
      await port.close();
    }
    return { sheets: done, problem: null };
  } catch (error) {
    if (error instanceof ApiError) return { sheets: done, problem: { kind: 'refused', text: firstMessage(error) } };
    return { sheets: done, problem: { kind: error instanceof NoPrinter ? 'no_printer' : 'stopped' } };
  }
}
