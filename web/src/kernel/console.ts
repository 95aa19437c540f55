/** Set by hand by whoever looks for a fault: `localStorage.setItem('waybill-console', 'on')` (K-09). */
const flag = 'waybill-console';

/** The built product says nothing on the console, where customers' data could be read over a shoulder. Faults still reach the browser's own error report. */
export function silenceConsole(): void {
  if (!import.meta.env.PROD || localStorage.getItem(flag) !== null) return;
  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) console[method] = () => {};
}
