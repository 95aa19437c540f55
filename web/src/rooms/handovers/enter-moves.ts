import type { KeyboardEvent } from 'react';

/** Enter goes from field to field, as on the keys of a counting machine; after the last one it sends. */
export function enterMoves(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const next = inputs[inputs.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
