/** Set by hand when looking for a fault: `localStorage.setItem('waybill-console', 'on')` (K-09). */
const flag = 'waybill-console';

/** Turns console output off in the built product, because customers' data could be read over a shoulder. Errors still reach the browser's error report. */
export function silenceConsole(): void {
  if (!import.meta.env.PROD || localStorage.getItem(flag) !== null) return;
  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) console[method] = () => {};
}
