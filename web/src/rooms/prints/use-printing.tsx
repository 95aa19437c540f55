import { useRef, useState, type ReactNode } from 'react';
import { PrintRoot } from './PrintRoot.tsx';
import type { DirectPrinter, Sent } from './printers/direct-printer.ts';

interface Job {
  readonly key: number;
  readonly sheets: readonly ReactNode[];
  readonly printer: DirectPrinter | null;
  readonly printed: (sent: Sent) => void;
}

export interface Printing {
  /** Stands somewhere on the page while it is open. */
  readonly root: ReactNode;
  /** How many sheets are laid out while a print is being prepared; `null` otherwise. */
  readonly done: number | null;
  /** Prints the sheets, by this printer or in the browser's print window; comes back when that is closed, or with how many sheets the printer took. */
  readonly print: (sheets: readonly ReactNode[], printer?: DirectPrinter | null) => Promise<Sent>;
}

/**
 * Prints sheets of paper and nothing else of the page.
 *
 * @example const { root, print } = usePrinting(); await print([<Sheet key="1" … />]);
 */
export function usePrinting(): Printing {
  const [job, setJob] = useState<Job | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const last = useRef(0);
  const print = (sheets: readonly ReactNode[], printer: DirectPrinter | null = null) =>
    new Promise<Sent>((printed) => {
      last.current += 1;
      setDone(0);
      setJob({ key: last.current, sheets, printer, printed });
    });
  const ready = async (ready: Job, root: HTMLElement) => {
    const sent = ready.printer === null ? await inPrintWindow(ready) : await sendTo(ready.printer, root);
    setDone(null);
    setJob((before) => (before === ready ? null : before));
    ready.printed(sent);
  };
  const inPrintWindow = async ({ sheets }: Job): Promise<Sent> => {
    document.body.dataset.printing = '';
    setDone(null);
    await openPrintWindow();
    delete document.body.dataset.printing;
    return { sheets: sheets.length, problem: null };
  };
  const sendTo = async (printer: DirectPrinter, root: HTMLElement): Promise<Sent> =>
    (await import('./printers/sending.ts')).sendSheets(root, printer, setDone);
  return {
    root: job && (
      <PrintRoot key={job.key} sheets={job.sheets} onProgress={setDone} onReady={(root) => void ready(job, root)} />
    ),
    done,
    print,
  };
}

/**
 * Opens the browser's print window. Most browsers wait until it is closed and send an event then; where none comes, the next touch of the page shows that the
 * person is back.
 */
async function openPrintWindow(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise<void>((closed) => {
    const events = ['afterprint', 'pointerdown', 'keydown'] as const;
    const close = () => {
      for (const name of events) window.removeEventListener(name, close, true);
      closed();
    };
    for (const name of events) window.addEventListener(name, close, true);
    window.print();
  });
}
