import type { ReactNode } from 'react';
import { isPast } from '@waybill/domain/kernel/promise.ts';
import { Late } from './Late.tsx';

const hasPassed = (at: string) => isPast(at, new Date());

interface PromisedByProps {
  /** The promised date or time; null leaves the text unchanged. */
  at: string | null;
  /** True while it is still open. */
  waits?: boolean;
  children: ReactNode;
}

/**
 * Shows a text that names a promised date or time, marked as late once that has passed.
 *
 * @example <PromisedBy at={due_on}>{say(words.until, { day })}</PromisedBy>
 */
export function PromisedBy({ at, waits = true, children }: PromisedByProps) {
  return waits && at !== null && hasPassed(at) ? <Late>{children}</Late> : children;
}
