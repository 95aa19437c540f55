interface Buckets {
  open(
    name: string,
    wish: { readonly durability?: 'strict'; readonly persisted: boolean },
  ): Promise<{ readonly indexedDB: IDBFactory }>;
}

/** The parts of the browser's store that keep apart what is in them (Storage Buckets API), where it has them and the page comes by https or from this machine. */
export const storageBuckets = (): Buckets | undefined =>
  (navigator as { readonly storageBuckets?: Buckets }).storageBuckets;
