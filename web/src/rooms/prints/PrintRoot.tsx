import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { fittedIn, fitTexts } from './paper/fit-texts.ts';
import './paper/pages.css';

/** Sheets laid out before the browser gets a chance to react to its user. */
const batch = 40;

interface PrintRootProps {
  /** The sheets, each with a `data-sheet` and a key. */
  sheets: readonly ReactNode[];
  onProgress: (done: number) => void;
  /** Everything is laid out in this element, with its fonts. */
  onReady: (root: HTMLElement) => void;
}

/** Lays out all the sheets beside the page, a few at a time, so that a thousand of them do not freeze the screen; on paper they alone remain. */
export function PrintRoot({ sheets, onProgress, onReady }: PrintRootProps) {
  const [done, setDone] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const fitted = useRef(0);
  useLayoutEffect(() => {
    fitTexts(fittedIn(...[...(root.current?.children ?? [])].slice(fitted.current)));
    fitted.current = done;
  }, [done]);
  const tell = useRef({ onProgress, onReady });
  useEffect(() => {
    tell.current.onProgress(done);
    if (done < sheets.length) {
      const next = setTimeout(() => setDone((before) => Math.min(before + batch, sheets.length)));
      return () => clearTimeout(next);
    }
    let gone = false;
    void document.fonts.ready.then(() => {
      if (!gone && root.current) tell.current.onReady(root.current);
    });
    return () => {
      gone = true;
    };
  }, [done, sheets.length]);
  return createPortal(
    <div ref={root} data-print-root aria-hidden="true">
      {sheets.slice(0, done)}
    </div>,
    document.body,
  );
}
