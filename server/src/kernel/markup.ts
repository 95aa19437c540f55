/** Finished markup, which is not escaped again. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | false | readonly Part[];

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function textOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  return String(part).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/**
 * Builds a piece of a page that the server writes. Values are escaped as text unless they are markup already, so that no name or address can become a
 * tag.
 *
 * @example markup`<p>${'<b>'}</p>`.text === '<p>&lt;b&gt;</p>'
 */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(pieces.map((piece, at) => piece + (at < parts.length ? textOf(parts[at] ?? null) : '')).join(''));
}
