import { z } from 'zod';
import type { PersonalKind } from '@waybill/domain/kernel/personal-details.ts';

/** Keyword of a JSON Schema that gives the kind of personal detail. */
export const personalMark = 'x-personal';

/**
 * Marks a personal detail in an answer. People get it masked, unless the call shows details and leaves an audit line; merchants' programs get it
 * unmasked.
 *
 * @example nrc: personal('identity').nullable()
 */
export function personal(kind: PersonalKind) {
  return z.string().meta({ [personalMark]: kind });
}
