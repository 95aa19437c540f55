import { useState } from 'react';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}0123456789`;
const used = new Set<string>();

/** Returns four random letters and digits, unique in one page (K-10). A letter comes first, so that a CSS selector can name it. */
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
 * Returns an id for an element that another one refers to, stable while the component is mounted.
 *
 * @example const id = useElementId(); <label htmlFor={id}>…</label>
 */
export function useElementId(): string {
  return useState(newElementId)[0];
}
