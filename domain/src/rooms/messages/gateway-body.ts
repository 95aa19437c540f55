import type { Problem } from '../../kernel/refusal.ts';

/** Placeholders in the body of a provider's request. */
const bodyGaps = ['to', 'text', 'id'] as const;
export type BodyValues = Readonly<Record<(typeof bodyGaps)[number], string>>;

const gapText = /\{(to|text|id)\}/g;
const isJson = (template: string): boolean => template.trimStart().startsWith('{"');

/**
 * Fills in the body of a request and returns its media type: JSON where the template begins like it, otherwise a form. Escapes values, so that none can
 * end its text.
 *
 * @example fillBody('to={to}&msg={text}', { to: '09…', text: 'a&b', id: '1' }).body === 'to=09…&msg=a%26b'
 */
export function fillBody(template: string, values: BodyValues): { readonly body: string; readonly type: string } {
  const json = isJson(template);
  const safe = (value: string) => (json ? JSON.stringify(value).slice(1, -1) : encodeURIComponent(value));
  return {
    body: template.replace(gapText, (_, gap: keyof BodyValues) => safe(values[gap])),
    type: json ? 'application/json' : 'application/x-www-form-urlencoded',
  };
}

/** Returns the problem of a body, or null: it needs recipient and text, and must be JSON where it begins like it. */
export function bodyProblem(template: string): Problem | null {
  const named = new Set([...template.matchAll(gapText)].map(([, gap]) => gap));
  if (!named.has('to') || !named.has('text'))
    return { code: 'gap_unknown', values: { gap: '{to} {text}', gaps: bodyGaps.map((gap) => `{${gap}}`).join(' ') } };
  if (!isJson(template)) return null;
  try {
    JSON.parse(fillBody(template, { to: '', text: '', id: '' }).body);
    return null;
  } catch {
    return { code: 'text_invalid' };
  }
}
