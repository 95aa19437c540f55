import { a4 } from './sheets-of.ts';

/** Rolls of receipt printers: what a printer reaches of the roll, in mm. The height is what the preview and the browser's print window need. */
export const rolls = {
  roll_80: { roll: 80, width: 72, height: 190 },
  roll_58: { roll: 58, width: 48, height: 230 },
} as const;

export type RollName = keyof typeof rolls;
export const rollNames = Object.keys(rolls) as RollName[];

/** Papers of slips that people sign or take with them. */
export const slipPapers = ['a4', ...rollNames] as const;
export type SlipPaper = (typeof slipPapers)[number];

export const isRoll = (paper: SlipPaper): paper is RollName => paper !== 'a4';

/** Returns the size in mm that is printed on. @example sizeOfPaper('roll_58').width === 48 */
export const sizeOfPaper = (paper: SlipPaper): { readonly width: number; readonly height: number } =>
  isRoll(paper) ? rolls[paper] : a4;
