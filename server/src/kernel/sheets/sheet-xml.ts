import { SaxesParser, type SaxesTagNS } from 'saxes';
import { BadFile } from './zip-entries.ts';

export interface XmlEvents {
  /** The name without its prefix: some programs write `x:row` for `row`. */
  open?(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Which elements may stand in an element, for those where it matters; below any other one anything may stand. '' is the whole part. */
export type XmlShape = Readonly<Record<string, readonly string[]>>;

/** Spreadsheet programs go ten deep. The reader looks for names of every open element upwards, so that depth costs its square. */
const depthMax = 32;
/** The size of the pieces that are turned into text, in bytes. */
const pieceBytes = 128 * 1024;

/**
 * Goes through a part of a workbook. Refused while it is read: a document type (no spreadsheet program writes one, and it is where XML attacks begin),
 * what is nested deeper than any program nests, and elements where the format has none. Throws `BadFile`.
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
  // Before its attributes are looked at: what is refused here has cost nothing yet.
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

/** The attribute of that name without its prefix (`r:id` is asked for as `r:id` or `id`). */
function valueOf({ attributes }: SaxesTagNS, name: string): string | undefined {
  return (
    attributes[name]?.value ??
    Object.values(attributes).find(({ local, prefix }) => local === name && prefix !== 'xmlns')?.value
  );
}
