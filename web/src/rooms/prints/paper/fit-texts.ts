/** The smallest letters that are printed, in CSS pixels: 1.25 mm, ten dots of a label printer. */
const smallest = 4.7;
/** How many sizes between the smallest and the full one are tried. */
const steps = 16;
/** Below this fraction of the full size, larger text in a box shrinks to the size of the rest, and lines are closer together. */
const tight = 0.65;

interface Fit {
  readonly box: HTMLElement;
  /** The smallest size as a part of the full one. */
  readonly least: number;
  /** Steps known to fit, and beyond which none does. */
  from: number;
  to: number;
}

/**
 * Shrinks the text of every `[data-fitted]` box until it fits, because nothing on paper may be clipped. All boxes are measured together: one at a
 * time would compute the page's layout each time, and a thousand labels would take minutes. When even the smallest size is too large, parts with
 * `data-last` are cut with an ellipsis, the first of a box first; never a receiver's name or address.
 */
export function fitTexts(boxes: readonly HTMLElement[]): void {
  for (const box of boxes) {
    restore(box);
    if (box.style.getPropertyValue('--fit') !== '') setSize(box, 1);
  }
  const tooFull = boxes.filter((box) => !fits(box));
  const full = tooFull.map((box) => Number.parseFloat(getComputedStyle(box).fontSize));
  const fitted = tooFull.map((box, at): Fit => ({
    box,
    least: Math.min(1, smallest / (full[at] ?? smallest)),
    from: 0,
    to: steps - 1,
  }));
  while (fitted.some(({ from, to }) => from < to)) {
    const open = fitted.filter(({ from, to }) => from < to);
    for (const fit of open) setSize(fit.box, sizeOf(fit, middleOf(fit)));
    const answers = open.map(({ box }) => fits(box));
    open.forEach((fit, at) => {
      if (answers[at]) fit.from = middleOf(fit);
      else fit.to = middleOf(fit) - 1;
    });
  }
  for (const fit of fitted) setSize(fit.box, sizeOf(fit, fit.from));
  for (const box of fitted.map((fit) => fit.box).filter((box) => !fits(box))) shorten(box);
}

function middleOf({ from, to }: Fit): number {
  return Math.ceil((from + to) / 2);
}

function sizeOf({ least }: Fit, step: number): number {
  return least + ((1 - least) * step) / steps;
}

function setSize(box: HTMLElement, size: number): void {
  box.style.setProperty('--fit', size.toFixed(3));
  box.toggleAttribute('data-tight', size <= tight);
}

function fits(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
}

const cuttable = (box: HTMLElement) => box.querySelectorAll<HTMLElement>('[data-last]');

function restore(box: HTMLElement): void {
  for (const part of cuttable(box))
    if (part.textContent !== part.dataset.last) part.textContent = part.dataset.last ?? '';
}

function shorten(box: HTMLElement): void {
  for (const part of cuttable(box)) if (!fits(box)) cut(box, part);
}

/** Leaves the longest beginning that fits, found by halving; whole words, and so whole letters with their marks. */
function cut(box: HTMLElement, last: HTMLElement): void {
  const parts = [...new Intl.Segmenter('my', { granularity: 'word' }).segment(last.dataset.last ?? '')].map(
    ({ segment }) => segment,
  );
  const show = (count: number) => {
    last.textContent = count === 0 ? '' : `${parts.slice(0, count).join('')}…`;
  };
  let [from, to] = [0, parts.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    show(middle);
    if (fits(box)) from = middle;
    else to = middle - 1;
  }
  show(from);
}

/** Every box of a sheet, or of several. */
export function fittedIn(...sheets: readonly Element[]): HTMLElement[] {
  return sheets.flatMap((sheet) => [...sheet.querySelectorAll<HTMLElement>('[data-fitted]')]);
}
