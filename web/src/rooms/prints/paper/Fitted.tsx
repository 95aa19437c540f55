import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './paper.module.css';

/** Sizes that a text is tried in, the full one first. Below the last nothing can be read off a thermal label. */
const steps = [1, 0.92, 0.85, 0.78, 0.71, 0.65, 0.59, 0.54, 0.5, 0.46];

/**
 * Text that is set smaller, step by step, until all of it stands in its box: nothing on paper is ever clipped. Its sizes are in `em`.
 * A part marked `data-last` is cut short, with three dots, when even the smallest size leaves no room for it: a remark, never an address.
 */
export function Fitted({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) fit(box.current);
  });
  return <div ref={box} className={`${styles.fitted} ${className ?? ''}`} data-fitted>{children}</div>;
}

function fit(box: HTMLElement): void {
  const last = box.querySelector<HTMLElement>('[data-last]');
  if (last?.dataset.whole !== undefined) last.textContent = last.dataset.whole;
  for (const step of steps) {
    box.style.setProperty('--fit', String(step));
    if (fits(box)) return;
  }
  if (last) shorten(box, last);
}

/** A fraction of a pixel over is rounding. */
function fits(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
}

/** The longest beginning that fits, found by halving; whole letters with their marks. */
function shorten(box: HTMLElement, last: HTMLElement): void {
  const whole = last.dataset.whole ?? last.textContent ?? '';
  last.dataset.whole = whole;
  const letters = [...new Intl.Segmenter('my', { granularity: 'word' }).segment(whole)].map(({ segment }) => segment);
  let [from, to] = [0, letters.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    last.textContent = `${letters.slice(0, middle).join('')}…`;
    if (fits(box)) from = middle;
    else to = middle - 1;
  }
  last.textContent = from === 0 ? '' : `${letters.slice(0, from).join('')}…`;
}

/** One line that is made narrower, never lower, when it is too wide: the sorting letters keep their height. */
export function Narrowed({ className, children }: { className?: string | undefined; children: string }) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [inner, outer] = [line.current, line.current?.parentElement];
    if (!inner || !outer) return;
    inner.style.transform = '';
    const room = outer.clientWidth / inner.offsetWidth;
    if (room < 1) inner.style.transform = `scaleX(${room})`;
  });
  return <div className={className}><span ref={line} className={styles.narrowed}>{children}</span></div>;
}
