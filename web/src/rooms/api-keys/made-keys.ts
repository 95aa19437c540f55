/** Keys that were made in this tab and are shown once, by their numbers: kept in memory alone, so that a reload forgets them. */
const made = new Map<number, string>();

export function keepMade({ id, secret }: { readonly id: number; readonly secret: string }): void {
  made.set(id, secret);
}

export const madeKey = (id: number): string | undefined => made.get(id);
export const forgetMade = (id: number): void => void made.delete(id);
