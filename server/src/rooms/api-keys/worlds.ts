import { sql, type RawBuilder } from 'kysely';
import { usualMode } from '@waybill/domain/kernel/worlds.ts';

/** The rows of the world that a list is of, as its own database has them; what is asked of the sandbox is asked there, without the filter. */
export const ofThisWorld = (world: string): RawBuilder<boolean> => sql<boolean>`${world === usualMode}`;
