import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Page } from 'playwright-core';

/** Label printers have 8 dots per millimetre. */
const printerDpi = 203.2;

/** A page as the printer's dots. */
export interface PaperPage {
  /** In mm. */
  readonly width: number;
  readonly height: number;
  readonly picture: { readonly data: Uint8ClampedArray<ArrayBuffer>; readonly width: number; readonly height: number };
}

export interface Read {
  readonly format: string;
  readonly text: string;
}

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
const bytes = readFileSync(wasm);
prepareZXingModule({
  overrides: { wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
});

/** Makes printing leave its sheets on the page and count, instead of opening a window invisible to tests: on the open page and those after it. */
export async function catchPrints(page: Page): Promise<void> {
  const caught = () => {
    const watched = window as Window & { prints?: number };
    watched.prints = 0;
    watched.print = () => {
      watched.prints = (watched.prints ?? 0) + 1;
    };
  };
  await page.addInitScript(caught);
  await page.evaluate(caught);
}

/**
 * Waits until the page has printed n times, and returns the last print as PDF. This closes the print view, so do not use it for a page that then
 * closes.
 */
export async function printedPdf(page: Page, nth: number): Promise<Buffer> {
  await page.waitForFunction((wanted) => (window as Window & { prints?: number }).prints === wanted, nth);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  return pdf;
}

/** Opening it compiles it, which takes longer than reading most documents. */
let library: Promise<PDFiumLibrary> | undefined;

/** Renders every page of a PDF at the resolution of a label printer. `only` selects the pages that are drawn, from 0; the others have no dots. */
export async function readPages(
  pdf: Buffer,
  { dpi = printerDpi, only }: { dpi?: number; only?: readonly number[] } = {},
): Promise<PaperPage[]> {
  const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(pdf);
  const pages: PaperPage[] = [];
  try {
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const wanted = only?.includes(page.number) ?? true;
      const dots = (points: number) => Math.round((points / 72) * dpi);
      const drawn = wanted
        ? await page.render({ width: dots(originalWidth), height: dots(originalHeight), render: 'bitmap' })
        : { data: new Uint8Array(), width: 0, height: 0 };
      pages.push({
        width: mm(originalWidth),
        height: mm(originalHeight),
        picture: { data: new Uint8ClampedArray(drawn.data), width: drawn.width, height: drawn.height },
      });
    }
  } finally {
    document.destroy();
  }
  return pages;
}

function mm(points: number): number {
  return Math.round((points / 72) * 25.4 * 10) / 10;
}

/** Returns the codes that a scanner reads on a page, from top to bottom. */
export async function scan({ picture }: Pick<PaperPage, 'picture'>): Promise<Read[]> {
  const found = await readBarcodes(
    { ...picture, colorSpace: 'srgb' },
    { formats: ['Code128', 'QRCode'], tryHarder: true, tryInvert: false, maxNumberOfSymbols: 32 },
  );
  return found
    .filter(({ isValid }) => isValid)
    .sort((one, other) => one.position.topLeft.y - other.position.topLeft.y)
    .map(({ format, text }) => ({ format, text }));
}
