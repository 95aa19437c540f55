import { clampWidth, widthName } from './widths.ts';

export interface DragStart {
  readonly grip: HTMLElement;
  readonly pointerId: number;
  readonly x: number;
  readonly key: string;
}

/** Changes a column's width while the pointer is held, without redrawing rows; calls `done` on release. An aborted drag changes nothing. */
export function dragWidth({ grip, pointerId, x, key }: DragStart, done: (width: number) => void): void {
  const head = grip.closest('th');
  const table = grip.closest('table');
  if (!head || !table || !document.contains(grip)) return;
  const [before, name] = [head.offsetWidth, widthName(key)];
  const known = table.style.getPropertyValue(name);
  const wasWide = head.dataset.wide !== undefined;
  let width = before;
  const end = new AbortController();
  const listen = (type: string, act: (event: PointerEvent) => void) =>
    grip.addEventListener(type, act as EventListener, { signal: end.signal });
  try {
    grip.setPointerCapture(pointerId);
  } catch {
    return;
  }
  grip.dataset.held = '';
  head.dataset.wide = '';
  listen('pointermove', (event) => {
    width = clampWidth(before + event.clientX - x);
    table.style.setProperty(name, `${width}px`);
  });
  const stop = (keep: boolean) => {
    end.abort();
    delete grip.dataset.held;
    if (!wasWide && (!keep || width === before)) delete head.dataset.wide;
    if (keep && width !== before) done(width);
    else if (known === '') table.style.removeProperty(name);
    else table.style.setProperty(name, known);
  };
  listen('pointerup', () => stop(true));
  listen('pointercancel', () => stop(false));
}
