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

/** Keyword of a JSON Schema that marks the name of one of the staff, with the member of the same record that has their branch. */
export const staffMark = 'x-staff';

/**
 * Marks the name of one of the staff in an answer. Programs and people of merchants get the branch's name instead, from the member named here; nothing
 * without one.
 *
 * @example by: staffName('branch').nullable()
 */
export function staffName(branch = '') {
  return z.string().meta({ [staffMark]: branch });
}
