import { sql, type RawBuilder } from 'kysely';
import { usualMode } from '@waybill/domain/kernel/worlds.ts';

/** Filters rows of the operator's database; calls of the sandbox go to its own database, without this filter. */
export const ofThisWorld = (world: string): RawBuilder<boolean> => sql<boolean>`${world === usualMode}`;
