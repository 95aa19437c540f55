import { z } from 'zod';
import type { PersonalKind } from '@waybill/domain/kernel/personal-details.ts';

/** The member of a JSON Schema that names what of a person a value is. */
export const personalMark = 'x-personal';

/**
 * A personal detail in an answer. People get it masked, unless the call is one that shows details and leaves an audit line; the programs of merchants get it whole.
 *
 * @example nrc: personal('identity').nullable()
 */
export function personal(kind: PersonalKind) {
  return z.string().meta({ [personalMark]: kind });
}
