/** A JSON Schema, as far as the contract uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly description?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly {
    readonly name?: string;
    readonly in?: 'path' | 'query' | 'header';
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

/** Returns the types of a call's input and output. */
export function operationTypes(operation: Operation): string {
  const name = operation.operationId.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
  const part = (where: 'path' | 'query'): string | null => {
    const rows = operation.parameters.filter((row) => row.in === where);
    if (rows.length === 0) return null;
    return objectOf(
      Object.fromEntries(rows.map((row) => [row.name as string, row.schema ?? {}])),
      rows.filter(({ required }) => required === true).map((row) => row.name as string),
      2,
    );
  };
  const [params, query] = [part('path'), part('query')];
  const body = operation.requestBody?.content['application/json']?.schema;
  const queried = operation.parameters.some((row) => row.in === 'query' && row.required === true);
  const members = [
    ...(params ? [`  params: ${params};\n`] : []),
    ...(query ? [`  query${queried ? '' : '?'}: ${query};\n`] : []),
    ...(body ? [`  body: ${typeOf(body, 2)};\n`] : []),
  ].join('');
  return `export ${members ? `interface ${name}Input {\n${members}}` : `type ${name}Input = Record<string, never>;`}

${answerType(`${name}Answer`, operation)}`;
}

/** Returns the type of what a call answers; none where a component has this name already. */
function answerType(name: string, operation: Operation): string {
  const type = isFile(operation) ? 'Blob' : typeOf(contentOf(operation)?.['application/json']?.schema ?? {});
  return type === name ? '' : `export type ${name} = ${type};\n`;
}

/** Returns the types of the components of a document. */
export function componentTypes(schemas: Readonly<Record<string, Schema>>): string {
  return Object.entries(schemas)
    .map(([name, schema]) => {
      const type = typeOf(schema);
      const words = schema.description ? `/** ${schema.description} */\n` : '';
      return `${words}export ${type.startsWith('{') && type.endsWith('}') ? `interface ${name} ` : `type ${name} = `}${type}${type.startsWith('{') && type.endsWith('}') ? '' : ';'}\n`;
    })
    .join('\n');
}

const contentOf = ({ responses }: Operation) =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content;

/** Does the call return a file instead of JSON? */
export const isFile = (operation: Operation): boolean => contentOf(operation)?.['application/json'] === undefined;

/** Returns a schema as a TypeScript type; `depth` is its level of indentation. */
export function typeOf(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return unionOf(schema.enum.map((value) => JSON.stringify(value)));
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return unionOf(variants.map((variant) => typeOf(variant, depth)));
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part, depth)})`).join(' & ');
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  return types ? unionOf(types.map((type) => plainType(type, schema, depth))) : 'unknown';
}

function plainType(type: string, schema: Schema, depth: number): string {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return arrayOf(schema, depth);
  if (type !== 'object') return type;
  if (schema.properties && Object.keys(schema.properties).length > 0)
    return objectOf(schema.properties, schema.required ?? [], depth);
  const others = schema.additionalProperties;
  return `Record<string, ${typeof others === 'object' ? typeOf(others, depth) : 'unknown'}>`;
}

function arrayOf({ items, prefixItems }: Schema, depth: number): string {
  if (prefixItems) return `[${prefixItems.map((item) => typeOf(item, depth)).join(', ')}]`;
  if (!items) return 'unknown[]';
  const one = typeOf(items, depth);
  return /^\{[^]*\}$|^\w+$/.test(one) ? `${one}[]` : `(${one})[]`;
}

function objectOf(properties: Readonly<Record<string, Schema>>, required: readonly string[], depth: number): string {
  const inside = ' '.repeat(depth + 2);
  const lines = Object.entries(properties).map(([name, schema]) => {
    const words = schema.description ? `${inside}/** ${schema.description.replaceAll('*/', '* /')} */\n` : '';
    const quoted = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    return `${words}${inside}${quoted}${required.includes(name) ? '' : '?'}: ${typeOf(schema, depth + 2)};\n`;
  });
  return `{\n${lines.join('')}${' '.repeat(depth)}}`;
}

const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ');
