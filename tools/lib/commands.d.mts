import type { Command } from '../../server/src/ops/command-line.mjs';

/** By the name of their file in tools/. */
export const commands: Readonly<Record<string, Command>>;
