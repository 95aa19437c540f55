import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';

/** What drafts of a form are kept under: those of the sandbox apart. */
export const draftIn = (draft: string, world: KeyMode | undefined): string => (world ? `${draft}:${world}` : draft);
