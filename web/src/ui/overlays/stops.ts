/** Returns the tab stops inside an element, in order. */
export function stopsIn(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')].filter(
    (stop) => !stop.matches(':disabled, [tabindex="-1"]') && stop.getClientRects().length > 0,
  );
}
