import type { OptionValue } from './option-search.ts';

export interface ChoiceRules {
  multiple: boolean;
  /** At most this many; undefined for no limit. */
  max?: number;
  allowEmpty: boolean;
}

/** Whether nothing more may be chosen (P-07). */
export function isFull(chosen: readonly OptionValue[], { multiple, max }: ChoiceRules): boolean {
  return multiple && max !== undefined && chosen.length >= max;
}

/**
 * What is chosen after an option was picked: a chosen one is let go (the last only if empty is allowed), a new one is added, or takes the
 * place of the old one where only one may be chosen. The same array when nothing changes.
 *
 * @example pick(['a'], 'b', { multiple: true, max: 1, allowEmpty: true }) // ['a'], it is full
 */
export function pick<V extends OptionValue>(chosen: readonly V[], value: V, rules: ChoiceRules): readonly V[] {
  if (chosen.includes(value))
    return chosen.length === 1 && !rules.allowEmpty ? chosen : chosen.filter((each) => each !== value);
  if (!rules.multiple) return [value];
  return isFull(chosen, rules) ? chosen : [...chosen, value];
}
