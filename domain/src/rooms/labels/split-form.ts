import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';

const piecesMax = 1_000;
const kyatMax = 100_000_000;

/** Pieces that the receiver takes now; with money due, the COD collected with them, and the reason. */
export const splitForm = form({
  pieces_now: unit.pieces(rule.number({ min: 1, max: piecesMax, integer: true, required: true })),
  cod_now: unit.kyat(rule.number({ min: 0, max: kyatMax, integer: true })),
  part_reason: rule.text({ max: 200 }),
});

/** Builds the form for this number of pieces and this COD; `due` is all that is collected at the door, in whole kyat. */
export const splitFormFor = ({ pieces, cod, due }: { pieces: number; cod: number; due: number }) => ({
  pieces_now: unit.pieces(rule.number({ min: 1, max: pieces - 1, integer: true, required: true })),
  ...(cod > 0 ? { cod_now: unit.kyat(rule.number({ min: 0, max: cod, integer: true, required: true })) } : {}),
  ...(due > 0 ? { part_reason: rule.text({ max: 200, required: true }) } : {}),
});
