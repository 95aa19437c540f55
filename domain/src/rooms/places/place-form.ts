import { form } from '../../kernel/form.ts';
import { refuse, type Problem, type Refusal } from '../../kernel/refusal.ts';
import { rule } from '../../kernel/rules.ts';
import { hasCode, isTownType, mayLieIn, placeTypes, postcodeOf, type PlaceType } from './place-kinds.ts';

const place = {
  parent_id: rule.idRef({ required: false }),
  name_en: rule.text({ required: true, max: 100, keepSlashes: true }),
  name_mm: rule.text({ required: true, max: 100, keepSlashes: true }),
  name_zh: rule.text({ max: 100, keepSlashes: true }),
  postcode: rule.text({ max: 7 }),
  code: rule.slug({ upper: true, required: false }),
  district_en: rule.text({ max: 100 }),
  district_mm: rule.text({ max: 100 }),
  branch_id: rule.idRef({ required: false }),
  remote: rule.toggle({ fallback: false }),
  active: rule.toggle({ fallback: true }),
};

/** A new place (E-03). Its kind never changes: addresses and prices depend on it. */
export const newPlaceForm = form({ type: rule.select({ options: placeTypes, required: true }), ...place });
export const editPlaceForm = form(place);

/** Delivering branch of a place; empty inherits that of the place above. */
export const placeBranchForm = form({ branch_id: rule.idRef({ required: false }) });

/** Facts that the rules need of an intended parent. */
export interface ParentFacts {
  readonly type: PlaceType;
  readonly branch_postcode: string | null;
  /** It is the place itself, or lies in it. */
  readonly below: boolean;
}

export interface CodesOf {
  readonly postcode: string | null;
  readonly branch_postcode: string | null;
  readonly code: string | null;
}

/**
 * Returns the codes of a place as stored, or its invalid fields: each kind lies only in certain kinds, never in itself, and has postcodes of a fixed
 * length. `parent` is null when none is named, undefined when it does not exist.
 *
 * @example decidePlace('township', { parent_id: 1, postcode: '5010', code: null }, region) // { postcode: '05010', branch_postcode: '05010', code: null }
 * Source: E-03, V-13.
 */
export function decidePlace(
  type: PlaceType,
  values: { readonly postcode: string | null; readonly code: string | null },
  parent: ParentFacts | null | undefined,
): CodesOf | Refusal<'validation_failed'> {
  const postcode = values.postcode === null ? null : postcodeOf(type, values.postcode);
  const problems: Record<string, Problem[]> = {};
  if (parent === undefined || (parent === null && !mayLieIn(type, null))) problems['parent_id'] = [{ code: 'select' }];
  else if (!mayLieIn(type, parent?.type ?? null) || parent?.below === true)
    problems['parent_id'] = [{ code: 'parent_not_allowed' }];
  if (values.postcode !== null && postcode === null) problems['postcode'] = [{ code: 'postcode' }];
  if (values.code !== null && !hasCode(type)) problems['code'] = [{ code: 'without_choice' }];
  if (Object.keys(problems).length > 0) return refuse('validation_failed', { fields: problems });
  const ofTown = isTownType(type) ? postcode : (parent?.branch_postcode ?? null);
  return { postcode, branch_postcode: ofTown, code: values.code };
}
