import { Camera, Keyboard, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useStore } from '../../kernel/store.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useDock } from '../../ui/table/use-dock.ts';
import { phone, useMedia } from '../../ui/use-media.ts';
import { keepCameraChoice, opensAutomatically } from './camera/camera-choice.ts';
import { saveWaiting } from './scan-service.ts';
import { countWaiting, scanState } from './scan-state.ts';
import { scanWords as words } from './scan.words.ts';
import type { ScanCounts } from './use-scanning.ts';
import styles from './ScanDock.module.css';
import type { KeptScan } from './scan-copies.ts';

export interface ScanDockProps {
  /** Effect of a scan: "Send → Mandalay". */
  what: string;
  counts: ScanCounts;
  /** Everything that a scan needs is chosen. */
  ready: boolean;
  onCode: (code: string) => void;
  /** Left out on pages that exist only for scanning. */
  onEnd?: () => void;
}

/**
 * The bar of scan mode: what a scan does, and the counts of done, repeated, refused and waiting scans. A scanner needs no focus; the field is for phones, whose
 * scanners type into fields, and for codes typed by hand.
 */
export function ScanDock({ what, counts, ready, onCode, onEnd }: ScanDockProps) {
  const say = useSay();
  const count = useCount();
  const state = useStore(scanState);
  const { offline, unsafe } = state;
  const queued = countWaiting(state);
  const bar = useRef<HTMLElement>(null);
  useDock(bar, true);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEnd?.();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [onEnd]);
  return (
    <section ref={bar} className={styles.dock} aria-label={say(words.on, { what })}>
      <span className={styles.live}>{say(words.on, { what })}</span>
      {ready && <CodeField onCode={onCode} first={onEnd === undefined} />}
      {ready && <CameraPart onCode={onCode} />}
      <div className={styles.figures} role="status">
        <span className={styles.figure} data-tone="done">
          <b>{count(counts.done)}</b>
          {say(words.done)}
        </span>
        <span className={styles.figure}>
          <b>{count(counts.again)}</b>
          {say(words.again)}
        </span>
        <span className={styles.figure} data-tone="refused">
          <b>{count(counts.refused)}</b>
          {say(words.refused)}
        </span>
        {queued > 0 && (
          <span className={styles.figure} data-tone="waiting" title={offline ? say(words.offline) : undefined}>
            <b>{count(queued)}</b>
            {say(words.waiting)}
          </span>
        )}
      </div>
      {onEnd && <IconButton icon={X} label={`${say(words.end)} (Esc)`} onClick={onEnd} className={styles.end} />}
      {unsafe.length > 0 && (
        <div className={styles.unsafe} role="alert">
          <b>{say(words.unsafe, { n: count(unsafe.length), codes: codesOf(unsafe) })}</b>
          <span>{say(words.unsafeHint)}</span>
          <Button small onClick={() => void saveWaiting()}>
            {say(words.save)}
          </Button>
        </div>
      )}
      {offline && (
        <p className={styles.offline} role="status">
          {say(words.offline)}
        </p>
      )}
    </section>
  );
}

const CameraView = lazyPart(async () => (await import('./camera/CameraView.tsx')).CameraView);

/** Reads codes with the camera where there is no scanner; it reopens automatically if it was open the last time. */
function CameraPart({ onCode }: Pick<ScanDockProps, 'onCode'>) {
  const say = useSay();
  const [open, setOpen] = useState(opensAutomatically);
  const [wanted, setWanted] = useState(false);
  const choose = (on: boolean) => {
    keepCameraChoice(on);
    setWanted(on);
    setOpen(on);
  };
  return (
    <>
      {open ? (
        <CameraView onCode={onCode} onClose={() => choose(false)} wanted={wanted} onNone={() => setOpen(false)} />
      ) : (
        <IconButton
          {...CameraView.openerProps}
          icon={Camera}
          label={say(words.camera)}
          onClick={() => choose(true)}
          className={styles.end}
        />
      )}
    </>
  );
}

/** Returns the last few codes: the band stays small, the file has all. */
function codesOf(scans: readonly KeptScan[]): string {
  const codes = scans.slice(-5).map(({ tracking_code }) => tracking_code);
  return `${scans.length > codes.length ? '… ' : ''}${codes.join(', ')}`;
}

/**
 * On a touch device the keyboard stays closed until the user taps the field, because a scanner types too. The field has the focus there, and on pages that exist
 * only for scanning (`first`).
 */
function CodeField({ onCode, first }: { onCode: (code: string) => void; first: boolean }) {
  const say = useSay();
  const narrow = useMedia(phone);
  const [text, setText] = useState('');
  const [typing, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (narrow || first) field.current?.focus();
  }, [narrow, typing, first]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onCode(text);
    setText('');
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <input
        ref={field}
        className={styles.field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={say(words.field)}
        aria-label={say(words.field)}
        inputMode={narrow && !typing ? 'none' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      {narrow && (
        <IconButton
          icon={Keyboard}
          label={say(words.keyboard)}
          onClick={() => setTyping(true)}
          className={styles.end}
        />
      )}
    </form>
  );
}
