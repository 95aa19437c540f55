import { documentPath } from '@waybill/contract/api-changes.ts';
import { locales } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { callTitle } from './call-titles.words.ts';

/** A JSON Schema, as far as the reference shows it. */
export interface Schema {
  /** Name of the component. */
  readonly name?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly default?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}
interface Content {
  readonly 'application/json'?: { readonly schema?: Schema; readonly example?: unknown };
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly { readonly key?: readonly string[] }[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Content; readonly $ref?: string }>
  >;
  readonly 'x-limit'?: { readonly max: number; readonly seconds: number };
  readonly 'x-versions'?: CallVersions;
}
/** The versions in which a call and its later fields were added, and in which fields were removed. A field is named with its place: `sent weight`. */
export interface CallVersions {
  readonly since: string;
  readonly newer: Readonly<Record<string, string>>;
  readonly gone: Readonly<Record<string, string>>;
}
interface Document {
  readonly info: {
    readonly version: string;
    readonly 'x-changes': readonly { readonly version: string; readonly what: Word }[];
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
  readonly 'x-errors': Readonly<Record<string, Word & { readonly status: number }>>;
}

/** One call as the page shows it. */
export interface ApiCall {
  readonly id: string;
  readonly group: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly scopes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly bodyExample: unknown;
  readonly answer: Schema | null;
  /** The answer that a test got for the example. */
  readonly answerExample: unknown;
  readonly codes: readonly string[];
  readonly limit: { readonly max: number; readonly seconds: number } | null;
  readonly versions: CallVersions;
}

export interface Reference {
  readonly version: string;
  readonly changes: Document['info']['x-changes'];
  readonly calls: readonly ApiCall[];
  readonly errors: Document['x-errors'];
}

/** Reads what the server says of the calls of keys: its own OpenAPI document, which is made from what checks the requests. */
export async function readReference(signal: AbortSignal): Promise<Reference> {
  const response = await fetch(`${documentPath}?for=keys`, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return referenceOf((await response.json()) as Document);
}

/** The reference that an OpenAPI document of ours holds. */
export function referenceOf(document: Document): Reference {
  const named = resolver(document.components.schemas);
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      callOf(document, path, method.toUpperCase(), operation, named),
    ),
  );
  return { version: document.info.version, changes: document.info['x-changes'], calls, errors: document['x-errors'] };
}

type Resolve = <S extends Schema | undefined>(schema: S) => S;

/** Returns a function that puts components in the place of references to them, each once, under its name. */
function resolver(schemas: Document['components']['schemas']): Resolve {
  const known = new Map<string, Schema>();
  const component = (name: string): Schema => {
    const before = known.get(name);
    if (before) return before;
    const made = { ...put(schemas[name] ?? {}), name };
    known.set(name, made);
    return made;
  };
  const put = <T>(value: T): T => {
    if (Array.isArray(value)) return value.map((one) => put(one as unknown)) as T;
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value as Schema;
    if (typeof $ref === 'string') return { ...component($ref.split('/').at(-1) ?? ''), ...rest } as T;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner as unknown)])) as T;
  };
  return put;
}

function callOf(document: Document, path: string, method: string, operation: Operation, named: Resolve): ApiCall {
  const [, done] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const body = operation.requestBody?.content['application/json'];
  const answer = done?.content?.['application/json'];
  return {
    id: operation.operationId,
    group: operation.tags[0] ?? '',
    method,
    path,
    summary: operation.summary,
    scopes: operation.security.flatMap(({ key = [] }) => key),
    parameters: operation.parameters
      .filter((one): one is Parameter => 'name' in one)
      .map(({ description, ...one }) => ({
        ...one,
        schema: { ...named(one.schema), ...(description && { description }) },
      })),
    body: named(body?.schema) ?? null,
    bodyExample: body?.example,
    answer: named(answer?.schema) ?? null,
    answerExample: answer?.example,
    codes: Object.entries(operation.responses)
      .filter(([code]) => !code.startsWith('2'))
      .flatMap(([code, { description, $ref }]) =>
        (($ref ? document.components.responses[code]?.description : description) ?? '').split(', '),
      ),
    limit: operation['x-limit'] ?? null,
    versions: operation['x-versions'] ?? { since: document.info.version, newer: {}, gone: {} },
  };
}

/** Returns the calls with the values in their examples replaced, such as by ids of this operator. */
export function withOwn(calls: readonly ApiCall[], own: ReadonlyMap<unknown, unknown>): readonly ApiCall[] {
  const put = (value: unknown): unknown => {
    if (own.has(value)) return own.get(value);
    if (Array.isArray(value)) return value.map(put);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, put(inner)]));
  };
  return calls.map((call) => ({
    ...call,
    parameters: call.parameters.map((one) => ({ ...one, example: put(one.example) })),
    bodyExample: put(call.bodyExample),
    answerExample: put(call.answerExample),
  }));
}

/** Where a field is: in the address, in what is sent, in the answer. */
export type FieldPlace = 'address' | 'sent' | 'answer';

/** The fields of a call, place by place. */
export const fieldsOfCall = (
  call: Pick<ApiCall, 'parameters' | 'body' | 'answer'>,
): Record<FieldPlace, FieldRow[]> => ({
  address: fieldRows(schemaOfParameters(call)),
  sent: fieldRows(call.body),
  answer: fieldRows(call.answer),
});

const schemaOfParameters = ({ parameters }: Pick<ApiCall, 'parameters'>): Schema => ({
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/** Was it there in this version? Versions are days, so they are compared as text. */
export const inVersion = (since: string | undefined, version: string): boolean =>
  since === undefined || since <= version;

/** Calls and fields that a version added or removed. */
export interface VersionChanges {
  readonly calls: readonly ApiCall[];
  readonly fields: readonly {
    readonly call: ApiCall;
    readonly came: readonly string[];
    readonly went: readonly string[];
  }[];
}

export function changesWith(version: string, calls: readonly ApiCall[]): VersionChanges {
  const withIt = (fields: Readonly<Record<string, string>>) =>
    Object.keys(fields).filter((name) => fields[name] === version);
  return {
    calls: calls.filter(({ versions }) => versions.since === version),
    fields: calls
      .map((call) => ({ call, came: withIt(call.versions.newer), went: withIt(call.versions.gone) }))
      .filter(({ came, went }) => came.length + went.length > 0),
  };
}

/** The calls that hold every word of what is searched: in their name, path, summary or scopes. */
export function findCalls(calls: readonly ApiCall[], text: string): readonly ApiCall[] {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    const { id, method, path, summary, scopes } = call;
    const titles = locales.map((locale) => callTitle(call, locale)).join(' ');
    const all = `${id} ${method} ${path} ${summary} ${titles} ${scopes.join(' ')}`.toLowerCase();
    return parts.every((part) => all.includes(part));
  });
}

export interface FieldRow {
  /** With its place: `data.branch.name_en`, `data[].id`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Bounds, choices and what it means. */
  readonly note: string;
}

/** The fields of a schema, those inside others below them. */
function fieldRows(schema: Schema | null, before = ''): FieldRow[] {
  if (!schema) return [];
  const inner = insideOf(schema);
  return Object.entries(inner.properties ?? {}).flatMap(([name, field]): FieldRow[] => {
    const place = `${before}${name}`;
    const deeper = insideOf(field);
    const list = deeper.items ? insideOf(deeper.items) : null;
    return [
      { name: place, type: typeText(field), required: inner.required?.includes(name) ?? false, note: noteOf(field) },
      ...fieldRows(list ?? deeper, `${place}${list ? '[]' : ''}.`),
    ];
  });
}

/** A schema or null is the schema; of several that are not null the first with fields. */
function insideOf(schema: Schema): Schema {
  const variants = schema.anyOf ?? schema.oneOf ?? [];
  return variants.find((variant) => variant.properties ?? variant.items) ?? schema;
}

function typeText(schema: Schema): string {
  if (schema.name) return schema.name;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map(typeText))].join(' | ');
  if (schema.enum) return schema.enum.includes(null) ? 'enum | null' : 'enum';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = (typeof schema.type === 'string' ? [schema.type] : schema.type) ?? ['any'];
  return types.map((type) => (type === 'array' && schema.items ? `${typeText(schema.items)}[]` : type)).join(' | ');
}

const mostChoices = 24;

function noteOf(schema: Schema): string {
  const variants = schema.anyOf ?? schema.oneOf ?? [];
  const choices = [schema, ...variants]
    .flatMap((one) => one.enum ?? [])
    .filter((value) => value !== null)
    .map(String);
  const bound = (words: string, value: number | undefined) =>
    value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? [] : [`${words} ${value}`];
  return [
    ...(schema.description ? [schema.description] : []),
    ...(choices.length > 0
      ? [choices.slice(0, mostChoices).join(' · ') + (choices.length > mostChoices ? ` … (${choices.length})` : '')]
      : []),
    ...(schema.format && schema.format !== 'int64' ? [schema.format] : []),
    ...bound('min', schema.minimum),
    ...bound('max', schema.maximum),
    ...bound('max length', schema.maxLength),
    ...bound('max items', schema.maxItems),
    ...(schema.default !== undefined && schema.default !== '' ? [`default ${JSON.stringify(schema.default)}`] : []),
  ].join('; ');
}
