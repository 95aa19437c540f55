/** Gives the browser a file to save. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click; a minute is ample for it to begin.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
