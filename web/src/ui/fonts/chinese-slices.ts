/**
 * Makes the slices of the whole Chinese font known, for names and remarks that people typed: the interface's own characters are
 * in "Waybill Chinese". Its style sheet alone is some 30 kB gzip, so it is asked for after the first screen stands.
 */
export async function loadChineseSlices(): Promise<void> {
  await import('./generated/chinese-slices.css');
}
