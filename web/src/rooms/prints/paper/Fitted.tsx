import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './paper.module.css';

/** A box whose text is set smaller until all of it is there: see `fit-texts.ts`, which the sheet calls. Sizes in it are in `em`. */
export function Fitted({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={`${styles.fitted} ${className ?? ''}`} data-fitted>
      {children}
    </div>
  );
}

/**
 * Letters as high as their box, made narrower, never lower, when they are too wide: sorters read them across a hall. Set as a drawing, because how far
 * a line of text stands above its baseline differs from one system font to the next.
 */
export function Letters({ className, children }: { className?: string | undefined; children: string }) {
  const line = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    const [text, room] = [line.current, line.current?.ownerSVGElement?.clientWidth ?? 0];
    text?.removeAttribute('textLength');
    if (text && text.getComputedTextLength() > room) text.setAttribute('textLength', String(room));
  });
  return (
    <svg className={`${styles.letters} ${className ?? ''}`} role="img" aria-label={children}>
      <text ref={line} y="99%" lengthAdjust="spacingAndGlyphs">
        {children}
      </text>
    </svg>
  );
}
