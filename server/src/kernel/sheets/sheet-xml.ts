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
  const parser = new SaxesParser({ xmlns: true });
  const refuse = () => { throw new BadFile('sheet_unreadable'); };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', (tag: SaxesTagNS) => events.open?.(tag.local, (name) => valueOf(tag, name)));
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('closetag', (tag: SaxesTagNS) => events.close?.(tag.local));
  parser.write(xml.toString('utf8')).close();
}

/** The attribute of that name without its prefix (`r:id` is asked for as `r:id` or `id`). */
function valueOf({ attributes }: SaxesTagNS, name: string): string | undefined {
  return attributes[name]?.value ?? Object.values(attributes).find(({ local, prefix }) => local === name && prefix !== 'xmlns')?.value;
}
