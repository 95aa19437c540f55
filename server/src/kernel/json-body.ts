import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { bodyDepth, fieldsOfObject, boundsOf, type BodyBounds } from '@waybill/contract/kernel/body-sizes.ts';
import { Refused } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of a body of this route; by default that of a form. */
    readonly body?: BodyBounds;
  }
}

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Refuses a body with more values than its call accepts before it is parsed: parsing, validating and reporting cost many times this one pass over the
 * text. Text that is not JSON passes, because the parser reports it.
 */
export function bodyProblem(text: string, { values: most }: Pick<BodyBounds, 'values'>): Refusal | null {
  const fieldsAt: number[] = [];
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      for (at = text.indexOf('"', at + 1); isEscaped(text, at); at = text.indexOf('"', at + 1));
      if (at === -1) return null;
    } else if (sign === openList || sign === openObject) {
      if (depth === bodyDepth) return refuse('malformed');
      fieldsAt[depth++] = 0;
      values += 1;
    } else if (sign === closeList || sign === closeObject) depth = Math.max(0, depth - 1);
    else if (sign === comma) values += 1;
    else if (sign === colon && depth > 0) {
      const fields = (fieldsAt[depth - 1] ?? 0) + 1;
      fieldsAt[depth - 1] = fields;
      if (fields > fieldsOfObject) return tooMany(fieldsOfObject);
    }
    if (values > most) return tooMany(most);
  }
  return null;
}

const tooMany = (max: number): Refusal =>
  refuse('too_large', { fields: { body: [{ code: 'too_many_values', values: { max } }] } });

/** Is this quote part of the text, after an odd number of backslashes? */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (first > 0 && text.charCodeAt(first - 1) === backslash) first -= 1;
  return at !== -1 && (at - first) % 2 === 1;
}

/** Parses JSON bodies, each within the limits of its call. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const problem = bodyProblem(text, request.routeOptions.config?.body ?? boundsOf({}));
    if (problem) done(new Refused(problem));
    else void parse(request as FastifyRequest, text, done);
  });
}
