import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';

/** Returns the name under which drafts of a form are stored; those of the sandbox are separate. */
export const draftIn = (draft: string, world: KeyMode | undefined): string => (world ? `${draft}:${world}` : draft);
