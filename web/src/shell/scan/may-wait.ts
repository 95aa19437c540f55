/** The device's database of scans. */
export const shelfName = 'waybill-scans';
/** Name of the database with the copies of scans; also a localStorage mark that there may be some. */
export const copiesName = 'waybill-scan-copies';

/**
 * Returns whether scans may be waiting on this device, without opening the database: where none was created, its code is not loaded. True when the browser
 * cannot tell.
 */
export async function mayWait(): Promise<boolean> {
  try {
    const shelves = await indexedDB.databases();
    // A database that the browser has deleted may have copies.
    return shelves.some(({ name }) => name === shelfName) || copiesName in localStorage;
  } catch {
    return true;
  }
}
