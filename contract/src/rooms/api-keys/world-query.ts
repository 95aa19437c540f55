import { z } from 'zod';
import { keyModes } from '@waybill/domain/kernel/worlds.ts';

/** Query parameters for a record whose list staff can also view in the sandbox. */
export const worldQuery = z.strictObject({
  world: z.enum(keyModes).optional().describe('for the pages of the operator; a key stays in its own world'),
});
