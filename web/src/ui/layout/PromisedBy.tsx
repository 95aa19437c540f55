import type { ReactNode } from 'react';
import { isPast } from '@waybill/domain/kernel/promise.ts';
import { Late } from './Late.tsx';

const hasPassed = (at: string) => isPast(at, new Date());

interface PromisedByProps {
  /** The promised day or moment; none leaves the text as it is. */
  at: string | null;
  /** Does anyone still wait for it? */
  waits?: boolean;
  children: ReactNode;
}

/** A text that names a promised day or moment, marked as late once that has passed. @example <PromisedBy at={due_on}>{say(words.until, { day })}</PromisedBy> */
export function PromisedBy({ at, waits = true, children }: PromisedByProps) {
  return waits && at !== null && hasPassed(at) ? <Late>{children}</Late> : children;
}
