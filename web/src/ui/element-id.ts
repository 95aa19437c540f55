import { useState } from 'react';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}0123456789`;
const used = new Set<string>();

/** Four random letters and digits, a letter first so that a selector can name it, and none twice in one page (K-10). */
export function newElementId(): string {
  const one = (of: string) => of.charAt(Math.floor(Math.random() * of.length));
  for (;;) {
    const id = one(letters) + one(signs) + one(signs) + one(signs);
    if (used.has(id)) continue;
    used.add(id);
    return id;
  }
}

/**
 * The id of an element that another one points to, the same for as long as the part stands.
 *
 * @example const id = useElementId(); <label htmlFor={id}>…</label>
 */
export function useElementId(): string {
  return useState(newElementId)[0];
}
