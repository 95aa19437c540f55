import { download } from '../kernel/client.ts';

/** Fetches a file of the server with the session's token and gives it to the browser to save. Throws the `ApiError` when it is refused. */
export async function saveFile(path: string, fallbackName: string): Promise<void> {
  const { blob, name } = await download(path);
  saveBlob(blob, name ?? fallbackName);
}

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
