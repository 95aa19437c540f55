import { SaxesParser, type SaxesTagNS } from 'saxes';
import { BadFile } from './zip-entries.ts';

export interface XmlEvents {
  /** The name without its prefix: some programs write `x:row` for `row`. */
  open?(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Allowed child elements of those elements where it matters; other elements may contain any. '' is the whole part. */
export type XmlShape = Readonly<Record<string, readonly string[]>>;

/** Spreadsheet programs nest ten levels. The reader resolves names of every open element upwards, so its cost grows with the square of the depth. */
const depthMax = 32;
/** Size of the chunks that are decoded as text, in bytes. */
const pieceBytes = 128 * 1024;

/**
 * Parses a part of a workbook. Refuses document types (no spreadsheet program writes one, and XML attacks begin there), deeper nesting than any
 * program uses, and elements not allowed by the format. Throws `BadFile`.
 */
export function readXml(xml: Buffer, shape: XmlShape, events: XmlEvents): void {
  const parser = parserOf(shape, events);
  const decoder = new TextDecoder('utf-8');
  for (let at = 0; at < xml.length; at += pieceBytes)
    parser.write(decoder.decode(xml.subarray(at, at + pieceBytes), { stream: true }));
  parser.write(decoder.decode()).close();
}

function parserOf(shape: XmlShape, events: XmlEvents): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true } as const);
  const open: string[] = [''];
  const refuse = () => {
    throw new BadFile('sheet_unreadable');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  // Runs before attributes are parsed, so that a refusal costs little.
  parser.on('opentagstart', ({ name }) => {
    const local = name.slice(name.indexOf(':') + 1);
    const inside = open.at(-1) ?? '';
    if (open.length > depthMax || (Object.hasOwn(shape, inside) && !shape[inside]?.includes(local))) refuse();
    open.push(local);
  });
  parser.on('opentag', (tag: SaxesTagNS) => events.open?.(tag.local, (name) => valueOf(tag, name)));
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('closetag', (tag: SaxesTagNS) => {
    open.pop();
    events.close?.(tag.local);
  });
  return parser;
}

/** Returns the attribute of that name without its prefix (`r:id` is found as `r:id` or `id`). */
function valueOf({ attributes }: SaxesTagNS, name: string): string | undefined {
  return (
    attributes[name]?.value ??
    Object.values(attributes).find(({ local, prefix }) => local === name && prefix !== 'xmlns')?.value
  );
}
