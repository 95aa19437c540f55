/** Returns the index after a key in a list; undefined for other keys. Disabled options are skipped, and it stops at the ends. */
export function stepTo(key: string, active: number, disabled: readonly boolean[]): number | undefined {
  const last = disabled.length - 1;
  const seek = (from: number, by: 1 | -1) => {
    let at = from;
    while (at >= 0 && at <= last && disabled[at]) at += by;
    return at >= 0 && at <= last ? at : undefined;
  };
  switch (key) {
    case 'ArrowDown':
      return seek(active + 1, 1) ?? active;
    case 'ArrowUp':
      return seek(active < 0 ? last : active - 1, -1) ?? active;
    case 'Home':
      return seek(0, 1) ?? active;
    case 'End':
      return seek(last, -1) ?? active;
    case 'PageDown':
      return seek(Math.min(active + 7, last), -1) ?? active;
    case 'PageUp':
      return seek(Math.max(active - 7, 0), 1) ?? active;
    default:
      return undefined;
  }
}
