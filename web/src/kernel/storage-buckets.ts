interface Buckets {
  open(
    name: string,
    wish: { readonly durability?: 'strict'; readonly persisted: boolean },
  ): Promise<{ readonly indexedDB: IDBFactory }>;
}

/**
 * Returns the Storage Buckets API, which stores data in separate parts; `undefined` where the browser has none or the page comes neither by https nor from this
 * machine.
 */
export const storageBuckets = (): Buckets | undefined =>
  (navigator as { readonly storageBuckets?: Buckets }).storageBuckets;
