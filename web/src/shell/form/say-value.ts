import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Rule } from '@waybill/domain/kernel/rules.ts';
import type { OptionValue } from '../../ui/inputs/option-search.ts';

interface SayingParts {
  readonly options: readonly { readonly value: OptionValue; readonly label: string }[];
  readonly yes: string;
  readonly no: string;
}

/**
 * Formats the value of a field for comparing two of them; an empty text when it has no value.
 *
 * @example sayValue('select', 3, { options: [{ value: 3, label: 'Mandalay' }], yes: 'Yes', no: 'No' }) === 'Mandalay'
 */
export function sayValue(kind: Rule<unknown>['kind'], value: unknown, { options, yes, no }: SayingParts): string {
  if (value === null || value === undefined || value === '') return '';
  const nameOf = (one: unknown) => options.find((option) => String(option.value) === String(one))?.label ?? String(one);
  switch (kind) {
    case 'toggle':
      return value === true ? yes : no;
    case 'select':
    case 'role':
      return nameOf(value);
    case 'multiselect':
      return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value);
    case 'phones':
      return Array.isArray(value) ? value.join(', ') : String(value);
    case 'number':
      return Number.isSafeInteger(value) ? groupThousands(value as number) : String(value);
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? formatDate(String(value)) : String(value);
    case 'datetime':
      return Number.isNaN(Date.parse(String(value))) ? String(value) : formatDateTime(new Date(String(value)));
    case 'password':
    case 'confirm':
      return '••••••';
    default:
      return String(value);
  }
}
