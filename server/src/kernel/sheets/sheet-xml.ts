import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { BadFile } from './zip-entries.ts';

export interface XmlEvents {
  /** The name without its prefix: some programs write `x:row` for `row`. */
  open?(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Goes through a part of a workbook. A document type is refused: no spreadsheet program writes one, and it is where XML attacks begin. Throws
 * `BadFile` for what is no XML.
 */
export function readXml(xml: Buffer, events: XmlEvents): void {
  parserOf(events).write(xml.toString('utf8')).close();
}

/** So much is gone through before others have their turn. */
const pieceBytes = 128 * 1024;

/** As `readXml` for parts of many megabytes: other requests are answered in between. */
export async function readXmlGently(xml: Buffer, events: XmlEvents): Promise<void> {
  const parser = parserOf(events);
  const decoder = new TextDecoder('utf-8');
  for (let at = 0; at < xml.length; at += pieceBytes) {
    parser.write(decoder.decode(xml.subarray(at, at + pieceBytes), { stream: true }));
    await setImmediate();
  }
  parser.write(decoder.decode()).close();
}

function parserOf(events: XmlEvents): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true } as const);
  const refuse = () => {
    throw new BadFile('sheet_unreadable');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', (tag: SaxesTagNS) => events.open?.(tag.local, (name) => valueOf(tag, name)));
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('closetag', (tag: SaxesTagNS) => events.close?.(tag.local));
  return parser;
}

/** The attribute of that name without its prefix (`r:id` is asked for as `r:id` or `id`). */
function valueOf({ attributes }: SaxesTagNS, name: string): string | undefined {
  return (
    attributes[name]?.value ??
    Object.values(attributes).find(({ local, prefix }) => local === name && prefix !== 'xmlns')?.value
  );
}
