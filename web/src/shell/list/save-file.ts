import { download } from '../../kernel/client.ts';
import { saveBlob } from '../save-blob.ts';

/** Fetches a file of the server with the session's token and gives it to the browser to save. Throws the `ApiError` when it is refused. */
export async function saveFile(path: string, fallbackName: string): Promise<void> {
  const { blob, name } = await download(path);
  saveBlob(blob, name ?? fallbackName);
}
