/** How many sheets a printer took, and why it took no more; null when it took all. */
export interface Sent {
  readonly sheets: number;
  readonly problem:
    | { readonly kind: 'no_printer' | 'stopped' }
    | { readonly kind: 'refused'; readonly text: string }
    | null;
}

/** Loads what draws and sends pages; only devices with such a printer need it. */
export const loadSending = () => import('./sending.ts');
