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
 * Draws letters as high as their box and narrows them when they are too wide, because sorters read them across a hall. Drawn as SVG, because the
 * height of text above its baseline differs between system fonts.
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
