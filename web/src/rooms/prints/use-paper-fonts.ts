import { useEffect, useState } from 'react';
import { loadChineseSlices } from '../../ui/fonts/chinese-slices.ts';

const families = ['"Noto Sans Myanmar"', '"Noto Sans SC Variable"', '"Waybill Chinese"'];
const chinese = /[\u2e80-\u9fff\uf900-\ufaff]/;

/**
 * Fetches our own fonts for everything that people wrote on what is to be printed, before any of it is measured: a text that is fitted in one font
 * and printed in another would be clipped. False until they are there; a font that cannot be had holds nobody up.
 */
export function usePaperFonts(written: unknown): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (written === undefined || ready) return undefined;
    let gone = false;
    void fetchFonts(writtenOn(written)).then(() => {
      if (!gone) setReady(true);
    });
    return () => {
      gone = true;
    };
  }, [written, ready]);
  return ready;
}

/** Every letter once: which slices of a font are fetched depends on them. */
function writtenOn(written: unknown): string {
  return [...new Set(JSON.stringify(written))].join('');
}

async function fetchFonts(text: string): Promise<void> {
  try {
    if (chinese.test(text)) await loadChineseSlices();
    await Promise.all(
      families.flatMap((family) =>
        ['400', '700'].map((weight) => document.fonts.load(`${weight} 16px ${family}`, `ကခ收寄${text}`)),
      ),
    );
  } catch {
    // Without the network the fonts that are there must do; the fit then measures with those.
  }
}
