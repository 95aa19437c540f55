import { Printer, Send, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { printFormats, sheetsOf, stickersOf } from '@waybill/domain/rooms/prints/print-formats.ts';
import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { useStore } from '../../kernel/store.ts';
import { useAction } from '../../shell/use-action.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { layoutOf, readPrintSettings, Sheet } from '../prints/paper.door.ts';
import { usePaperFonts, usePrinting } from '../prints/prints.door.ts';
import { offlineLabelWords as words } from './offline-labels.words.ts';
import { dropLabel, printNow, readWaiting, sendLabels, waitingLabels, type WaitingLabel } from './waiting-labels.ts';
import styles from './WaitingLabels.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The labels that this device has numbered and the server does not have yet: print them, and settle what was refused. */
export function WaitingLabels() {
  const say = useSay();
  const user = useUser();
  const labels = useStore(waitingLabels);
  useEffect(() => void readWaiting(user.id), [user.id]);
  if (labels.length === 0) return null;
  return (
    <Callout
      tone={labels.some(({ problem }) => problem !== null) ? 'danger' : 'attention'}
      title={say(words.list)}
      live>
      <ul className={styles.list}>
        {labels.map((label) => (
          <OneWaiting key={label.code} label={label} staffId={user.id} />
        ))}
      </ul>
    </Callout>
  );
}

function OneWaiting({ label, staffId }: { label: WaitingLabel; staffId: number }) {
  const say = useSay();
  const run = useAction();
  const { root, print } = usePrintHere(label.printed);
  const wanted = useStore(printNow) === label.code;
  useEffect(() => {
    if (!wanted) return;
    printNow.set(null);
    void print();
  }, [wanted, print]);
  const code = sayCode(label.code);
  const ask = { question: say(words.reallyDrop, { code }), yes: say(words.drop), kind: 'danger' } as const;
  const drop = () => run(() => dropLabel(staffId, label.code), { ask });
  return (
    <li className={styles.one}>
      <span className="code">{code}</span>
      <span className={styles.why}>{label.problem ?? say(words.waits)}</span>
      <IconButton icon={Printer} label={say(commonWords.print)} onClick={() => void print()} />
      {label.problem !== null && (
        <>
          <IconButton
            icon={Send}
            label={say(commonWords.sendAgain)}
            onClick={() => void sendLabels(staffId, label.code)}
          />
          <IconButton icon={Trash2} label={say(words.drop)} onClick={() => void drop()} />
        </>
      )}
      {root}
    </li>
  );
}

const noCopies: ReadonlyMap<number, number> = new Map();

/** Prints from the browser as this device prints any label: in the format and the language chosen here, moved as its printer needs. */
function usePrintHere(label: PrintLabel) {
  const { root, print } = usePrinting();
  usePaperFonts(label);
  const printHere = async () => {
    const settings = await readPrintSettings();
    const { format, offset, locale } = layoutOf(settings, [label]);
    const sheets = sheetsOf(printFormats[format], stickersOf(printFormats[format], [label]), 0);
    await print(
      sheets.map((slots, at) => (
        <Sheet key={at} format={format} locale={locale} slots={slots} copies={noCopies} offset={offset} fitLater />
      )),
      settings.printers.labels,
    );
  };
  return { root, print: printHere };
}
