import { parseDate, parseDateTime, toIso } from './calendar.ts';
import { accept, acceptEmpty, isEmpty, jsonTypes, reject, type RuleResult, type Rule } from './rule-kit.ts';

const typedMax = 60;

function moment<R extends boolean>(
  kind: 'date' | 'datetime',
  required: boolean,
  json: Readonly<Record<string, unknown>>,
  read: (text: string) => string | null,
): Rule<RuleResult<string, R>> {
  return {
    kind,
    required,
    json: { type: jsonTypes(required, 'string'), ...json },
    check(input) {
      if (isEmpty(input)) return acceptEmpty(required, 'datepicker');
      const value = typeof input === 'string' && input.length <= typedMax ? read(input) : null;
      return value === null ? reject('datepicker') : accept(value as RuleResult<string, R>);
    },
  };
}

/**
 * Accepts a business date from 1970 to 2100, stored as 'yyyy-mm-dd'. Also dd/mm/yyyy and dd-mm-yyyy, with Myanmar digits too.
 *
 * @example rule.date({ required: true }).check('05/03/2026') // { ok: true, value: '2026-03-05' }
 * Source: V-02, P-06.
 */
export function date<const R extends boolean = false>(options: { required?: R } = {}): Rule<RuleResult<string, R>> {
  const { required = false } = options;
  return moment('date', required, { description: 'yyyy-mm-dd, dd/mm/yyyy or dd-mm-yyyy' }, parseDate);
}

/**
 * Accepts a moment, stored as ISO 8601 with the offset of Yangon. Takes any offset, or a date with a 24-hour Yangon time.
 *
 * @example rule.datetime({}).check('05/03/2026 23:15') // { ok: true, value: '2026-03-05T23:15:00.000+06:30' }
 */
export function datetime<const R extends boolean = false>(options: { required?: R } = {}): Rule<RuleResult<string, R>> {
  const { required = false } = options;
  return moment(
    'datetime',
    required,
    { description: 'ISO 8601 with offset, or dd/mm/yyyy hh:mm in Asia/Yangon' },
    (text) => {
      const instant = parseDateTime(text);
      return instant && toIso(instant);
    },
  );
}
