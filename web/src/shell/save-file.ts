import { download } from '../kernel/client.ts';

/** Fetches a file of the server with the session's token and lets the browser save it. Throws the `ApiError` of a refusal. */
export async function saveFile(path: string, fallbackName: string): Promise<void> {
  const { blob, name } = await download(path);
  saveBlob(blob, name ?? fallbackName);
}

/** Lets the browser save a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click; a minute is enough for it to begin.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
