import { useState, type ReactNode } from 'react';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { useSay } from '../../../kernel/i18n.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Button } from '../../../ui/layout/Button.tsx';
import { printPageWords as words } from '../print-page.words.ts';
import { usePrinting } from '../use-printing.tsx';
import type { DirectPrinter, Sent } from './direct-printer.ts';

/** Sheets that a printer did not take. */
interface Left {
  readonly sheets: readonly ReactNode[];
  readonly all: number;
  readonly problem: NonNullable<Sent['problem']>;
}

/**
 * Prints sheets with the printer of this device or in the browser's window. `notice` says why a printer took no more, and prints the rest.
 *
 * @example const { root, notice, done, printSheets } = useSending(settings.printers.labels);
 */
export function useSending(printer: DirectPrinter | null) {
  const say = useSay();
  const { root, done, print } = usePrinting();
  const [left, setLeft] = useState<Left | null>(null);
  /** Returns whether all were printed. */
  const printSheets = async (sheets: readonly ReactNode[]): Promise<boolean> => {
    const { sheets: gone, problem } = await print(sheets, printer);
    setLeft(problem === null ? null : { sheets: sheets.slice(gone), all: sheets.length, problem });
    return problem === null;
  };
  const notice = left && (
    <Callout
      tone="danger"
      live
      actions={
        <Button small busy={done !== null} onClick={() => void printSheets(left.sheets)}>
          {say(words.sendRest, { n: groupThousands(left.sheets.length) })}
        </Button>
      }>
      <SendProblem left={left} />
    </Callout>
  );
  return { root, done, notice, printSheets };
}

/** Why the printer took no more, and how far it came. */
function SendProblem({ left: { problem, all, sheets } }: { left: Left }) {
  const say = useSay();
  if (problem.kind === 'no_printer') return say(words.noPrinter);
  const stopped = say(words.stopped, { sent: groupThousands(all - sheets.length), all: groupThousands(all) });
  return problem.kind === 'refused' ? `${problem.text} ${stopped}` : stopped;
}
