import { useRef, useState, type ReactNode } from 'react';
import { PrintRoot } from './PrintRoot.tsx';

interface Job {
  readonly key: number;
  readonly sheets: readonly ReactNode[];
  readonly printed: () => void;
}

export interface Printing {
  /** Stands somewhere on the page while it is open. */
  readonly root: ReactNode;
  /** How many sheets are laid out while a print is being prepared; `null` otherwise. */
  readonly done: number | null;
  /** Prints the sheets; comes back when the browser's print window is closed. */
  readonly print: (sheets: readonly ReactNode[]) => Promise<void>;
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
  const print = (sheets: readonly ReactNode[]) =>
    new Promise<void>((printed) => {
      last.current += 1;
      setDone(0);
      setJob({ key: last.current, sheets, printed });
    });
  const ready = async (ready: Job) => {
    document.body.dataset.printing = '';
    setDone(null);
    await openPrintWindow();
    delete document.body.dataset.printing;
    setJob((before) => (before === ready ? null : before));
    ready.printed();
  };
  return {
    root: job && <PrintRoot key={job.key} sheets={job.sheets} onProgress={setDone} onReady={() => void ready(job)} />,
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
