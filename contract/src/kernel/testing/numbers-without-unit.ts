import { z } from 'zod';

interface Shape {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly additionalProperties?: Shape | boolean;
}

/** Names of numbers that are not quantities: a record's number, its version, or a position. */
const numberOfRecord = /(^|_)(ids?|version|seq)$/;

/** Returns the numeric fields of a request that do not say what they count, as `call: field`. */
export function numbersWithoutUnit(call: string, body: z.ZodType): string[] {
  const found = new Set<string>();
  const visit = (name: string, shape: Shape, described: boolean): void => {
    const isDescribed = described || shape.description !== undefined;
    const isNumber = [shape.type].flat().some((type) => type === 'number' || type === 'integer');
    if (isNumber && !isDescribed && !numberOfRecord.test(name)) found.add(`${call}: ${name}`);
    for (const [member, own] of Object.entries(shape.properties ?? {})) visit(member, own, false);
    for (const one of shape.anyOf ?? []) visit(name, one, isDescribed);
    if (shape.items) visit(name, shape.items, isDescribed);
    if (typeof shape.additionalProperties === 'object') visit(name, shape.additionalProperties, isDescribed);
  };
  visit('', z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape, false);
  return [...found];
}
