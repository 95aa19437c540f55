import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { printPageWords as words } from './print-page.words.ts';
import styles from './PrintPage.module.css';

/** CSS has 96 pixels to the inch. */
const pixelsPerMm = 96 / 25.4;

/** The sheets as they will lie in the printer's tray, as big as the window allows; only those in sight are drawn. */
export function PrintPreview({
  paper,
  sheets,
}: {
  paper: { readonly width: number; readonly height: number };
  sheets: readonly ReactNode[];
}) {
  const say = useSay();
  const box = useRef<HTMLUListElement>(null);
  const room = useWidth(box);
  const { width, height } = paper;
  const scale = Math.min(1, room / (width * pixelsPerMm));
  return (
    <ul ref={box} className={styles.preview} aria-label={say(words.preview)}>
      {room > 0 &&
        sheets.map((sheet, at) => (
          <Place
            key={at}
            name={say(words.sheet, { n: at + 1, all: sheets.length })}
            width={width * pixelsPerMm * scale}
            height={height * pixelsPerMm * scale}
            scale={scale}>
            {sheet}
          </Place>
        ))}
    </ul>
  );
}

/** The place of one sheet: empty paper until it comes near the window. */
function Place({
  name,
  width,
  height,
  scale,
  children,
}: {
  name: string;
  width: number;
  height: number;
  scale: number;
  children: ReactNode;
}) {
  const place = useRef<HTMLLIElement>(null);
  const near = useNear(place);
  return (
    <li ref={place} className={styles.place} aria-label={name} style={{ width, height }}>
      {near && (
        <div className={styles.paper} style={{ transform: `scale(${scale})` }}>
          {children}
        </div>
      )}
    </li>
  );
}

function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
