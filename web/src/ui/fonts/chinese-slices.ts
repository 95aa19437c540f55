/**
 * Loads the style sheet of the whole Chinese font, for names and remarks that people typed: the interface's own characters are in "Waybill Chinese". It is some
 * 30 kB gzip, so it is loaded after the first screen is drawn.
 */
export async function loadChineseSlices(): Promise<void> {
  await import('./generated/chinese-slices.css');
}
