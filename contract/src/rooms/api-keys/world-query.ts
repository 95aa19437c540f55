import { z } from 'zod';
import { keyModes } from '@waybill/domain/kernel/worlds.ts';

/** The query of a record of lists that staff may look at in the sandbox too. */
export const worldQuery = z.strictObject({
  world: z.enum(keyModes).optional().describe('for the pages of the operator; a key stays in its own world'),
});
