/** The device's database of scans. */
export const shelfName = 'waybill-scans';

/** Can scans wait on this device? Without having opened the shelf: where none was ever made, nobody fetches what reads it. A browser that does not tell may have one. */
export async function mayWait(): Promise<boolean> {
  try {
    const shelves = await indexedDB.databases();
    return shelves.some(({ name }) => name === shelfName);
  } catch {
    return true;
  }
}
