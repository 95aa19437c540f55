/** The device's database of scans. */
export const shelfName = 'waybill-scans';
/** Where each scan has a copy; so named in localStorage as well, where there may be some. */
export const copiesName = 'waybill-scan-copies';

/** Can scans wait on this device? Without having opened the shelf: where none was ever made, nobody fetches what reads it. A browser that does not tell may have one. */
export async function mayWait(): Promise<boolean> {
  try {
    const shelves = await indexedDB.databases();
    // A shelf that the browser has thrown away may have copies.
    return shelves.some(({ name }) => name === shelfName) || copiesName in localStorage;
  } catch {
    return true;
  }
}
