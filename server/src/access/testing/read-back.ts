import { z } from 'zod';
import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import type { $ZodType } from 'zod/v4/core';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { reasonFor } from './not-read-back.ts';
import { routes } from '../../app/all-routes.ts';
import type { TestApp } from '../../kernel/testing/app.ts';

interface Shape {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

const isFile = ({ format, items }: Shape): boolean => format === 'binary' || items?.format === 'binary';

/** Returns the fields of a body, including those in lists and nested objects, as `scans.status`. Files are left out: tests of uploads cover them. */
function fieldsOf(body: $ZodType): readonly string[] {
  const found = new Set<string>();
  const visit = (name: string, shape: Shape): void => {
    const inner = [shape, ...(shape.anyOf ?? [])].flatMap((one) => [one, ...(one.items ? [one.items] : [])]);
    const members = inner.flatMap(({ properties }) => Object.entries(properties ?? {}));
    for (const [member, own] of members) visit(name ? `${name}.${member}` : member, own);
    if (name && members.length === 0 && !isFile(shape)) found.add(name);
  };
  visit('', z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape);
  return [...found];
}

/** Texts that a call keeps unchanged, so that any of them may be added to what a scene sends. */
const freeText =
  /(^|_)(remark|note|address|street|home_no|source_no|destination_no|zh|vehicle_no|district_en|district_mm|device|place|why|details|payee_reason|part_reason)$|^name$/;

/** Returns the free texts of a body that may be left out, as `remark` or `scans.remark`. */
function freeTextsOf(body: $ZodType): readonly string[] {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
  const textsOf = (shape: Shape): string[] =>
    Object.entries(shape.properties ?? {}).flatMap(([name, own]) => (freeText.test(name) && isText(own) ? [name] : []));
  return [
    ...textsOf({ properties }),
    ...Object.entries(properties).flatMap(([name, { items }]) => textsOf(items ?? {}).map((text) => `${name}.${text}`)),
  ];
}
const isText = ({ type, anyOf }: Shape): boolean =>
  [type, ...(anyOf ?? []).map((one) => one.type)]
    .flat()
    .every((one) => one === undefined || one === 'string' || one === 'null') && (type ?? anyOf) !== undefined;

/** A value with the path under which it is found. */
type Leaf = readonly [path: string, value: unknown];

function leavesOf(value: unknown, path = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, path));
  if (typeof value === 'object' && value !== null && !(value instanceof Date) && value.constructor === Object)
    return Object.entries(value).flatMap(([name, one]) => leavesOf(one, path ? `${path}.${name}` : name));
  return [[path, value]];
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Normalizes a value for comparison: text without case or separators, phone numbers without country code and leading zero. */
function plain(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return String(Date.parse(value));
  const text = toLatinDigits(String(value)).normalize('NFC').toLowerCase().trim();
  // Identity cards are kept in one spelling; their number tells them apart.
  const card = /^\d{1,2}\/.*(\d{6})$/.exec(text);
  if (card) return `card ${card[1]}`;
  if (/^\+?[\d -]{8,}$/.test(text)) return text.replace(/\D/g, '').replace(/^(00)?(95)?0?/, '');
  return text.replace(/\s+/g, ' ');
}

/** Values that would be found everywhere, or mean the same as no value. */
const saysNothing = (value: unknown): boolean => ['', 'null', 'undefined', 'false', '0'].includes(plain(value));
/** Is the value long enough to be searched under any name without coincidences? */
const isDistinct = (value: unknown): boolean =>
  plain(value).length >= (typeof value === 'number' || /^\d+$/.test(String(value)) ? 3 : 5);

/** Ids of records, which a row keeps under the name of its relation. */
const isReference = (name: string): boolean =>
  /(^|_)(ids?|by|branches|township|quarter|town|region|stops|staff|place)$/.test(name);
const isAlike = (one: string, other: string): boolean =>
  one === other || one.endsWith(`_${other}`) || other.endsWith(`_${one}`) || (isReference(one) && isReference(other));

/** Looks for every field of every successful call in its answer or in the rows that it wrote. */
export class ReadBack {
  readonly #testApp: TestApp;
  readonly #waiting = new Map<string, Set<string>>();
  readonly #texts = new Map<string, readonly string[]>();
  readonly #lost = new Map<string, string>();
  #rowsText: Promise<string> | undefined;

  constructor(testApp: TestApp) {
    this.#testApp = testApp;
    for (const { kind, endpoint } of routes)
      if (kind !== 'read' && endpoint.body) {
        const fields = fieldsOf(endpoint.body).filter((field) => !reasonFor(endpoint.id, field));
        this.#waiting.set(endpoint.id, new Set(fields));
        this.#texts.set(endpoint.id, freeTextsOf(endpoint.body));
      }
  }

  /** Fields that were sent and not found afterwards, with a lost value. */
  get lost(): readonly string[] {
    return [...this.#lost].map(([field, value]) => `${field} = ${value}`).sort();
  }
  /** Fields that no call has sent with a distinct value. */
  get unsent(): readonly string[] {
    return [...this.#waiting]
      .flatMap(([id, fields]) => [...fields].map((field) => `${id} ${field}`))
      .filter((field) => !this.#lost.has(field))
      .sort();
  }

  /** Returns the body with the free texts that no call has sent yet; `null` when all have been sent, or when it is not an object. */
  filled(id: EndpointId, body: unknown): object | null {
    const waiting = this.#waiting.get(id);
    if (!waiting?.size || typeof body !== 'object' || body === null) return null;
    const texts = (this.#texts.get(id) ?? []).filter((text) => waiting.has(text));
    const copy: Record<string, unknown> = { ...body };
    let added = 0;
    const fill = (record: Record<string, unknown>, name: string): Record<string, unknown> => {
      if (record[name] !== undefined && record[name] !== null) return record;
      added += 1;
      return { ...record, [name]: `Text of ${name}`.slice(0, 40) };
    };
    for (const text of texts) {
      const [list = '', member] = text.split('.');
      if (member === undefined) Object.assign(copy, fill(copy, list));
      else if (Array.isArray(copy[list]))
        copy[list] = copy[list].map((one) => fill(one as Record<string, unknown>, member));
    }
    return added > 0 ? copy : null;
  }

  /** Remembers the position of the database log before a call with a field that is still to be found. */
  async before(id: EndpointId): Promise<string | null> {
    if (!this.#waiting.get(id)?.size) return null;
    const { rows } = await this.#testApp.database.pool.query<{ at: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as at',
    );
    return rows[0]?.at ?? null;
  }

  /** Looks for the fields of a successful call. */
  async after(id: EndpointId, body: unknown, answer: unknown, before: string | null): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (before === null || !waiting) return;
    const sent = leavesOf(body).flatMap(([path, value]): Leaf[] => {
      const field = [...waiting].find((one) => one === path || path.startsWith(`${one}.`));
      return field && !saysNothing(value) ? [[path, value]] : [];
    });
    const missing = this.#missing(sent, leavesOf(answer));
    const lost = missing.length > 0 ? this.#missing(missing, await this.#rowsSince(before)) : [];
    for (const [path, value] of sent) {
      const field = [...waiting].find((one) => one === path || path.startsWith(`${one}.`));
      if (!field) continue;
      if (lost.some(([one]) => one === path)) this.#lost.set(`${id} ${field}`, String(value));
      else {
        waiting.delete(field);
        this.#lost.delete(`${id} ${field}`);
      }
    }
  }

  #missing(sent: readonly Leaf[], found: readonly Leaf[]): Leaf[] {
    const names = new Map<string, string[]>();
    for (const [path, value] of found) names.set(plain(value), [...(names.get(plain(value)) ?? []), lastOf(path)]);
    const isFound = (path: string, value: unknown): boolean => {
      const under = names.get(plain(value)) ?? [];
      return (isDistinct(value) && under.length > 0) || under.some((name) => isAlike(lastOf(path), name));
    };
    return sent.filter(
      ([path, value]) =>
        !isFound(path, value) && !(lastOf(path) === 'weight' && isFound('weight_g', Number(value) * 1000)),
    );
  }

  async #rowsSince(before: string): Promise<Leaf[]> {
    const { pool } = this.#testApp.database;
    this.#rowsText ??= pool
      .query<{ name: string }>(
        `select format('%I', relname) as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
      )
      .then(({ rows }) =>
        rows
          .map(
            ({ name }) =>
              `select to_jsonb(t) as row from only ${name} t where t.xmin::text::bigint >= $1::text::bigint`,
          )
          .join('\nunion all\n'),
      );
    const { rows } = await pool.query<{ row: object }>(await this.#rowsText, [before]);
    return rows.flatMap(({ row }) => leavesOf(row));
  }
}
