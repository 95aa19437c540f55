import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, sayKyat, toGrams } from '@waybill/domain/kernel/money.ts';
import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { itemTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { call } from '../../kernel/client.ts';
import { quoteBody, quoteQuery, readQuote } from './quote-place.ts';
import { quoteWords } from './quote.words.ts';
import type { FoundRecord } from '../../shell/frame-parts.ts';

export interface TypedQuote {
  readonly kg: number;
  readonly from: string;
  readonly to: string;
}

const weight = /(\d+(?:\.\d+)?)\s*(?:kgs?|kilos?|ကီလို(?:ဂရမ်)?|公斤|千克)/iu;
/** Myanmar မှ only at the end of a word: many names begin with it. */
const between = /\s*(?:→|->|=>|>|—|–)\s*|\s+to\s+|မှ\s+|\s*到\s*/iu;
const around = /^(?:price(?: of)?|quote|from|ဈေးနှုန်း|ဈေး|价格|报价|从)\s*|\s*(?:သို့|အထိ|ဈေးနှုန်း|ဈေး|价格|报价)$/giu;

/**
 * A price asked for in words: a weight and two places; `null` for any other text.
 *
 * @example typedQuote('price of 3 kg Yangon → Mandalay') // { kg: 3, from: 'Yangon', to: 'Mandalay' }
 */
export function typedQuote(text: string): TypedQuote | null {
  const typed = toLatinDigits(text).trim();
  const found = weight.exec(typed);
  const rest = (found ? typed.replace(found[0], ' ') : typed).replace(/\s+/g, ' ').trim();
  const ends = rest
    .replace(around, '')
    .split(between)
    .map((end) => end.replace(around, '').trim());
  const [from = '', to = ''] = ends;
  if (ends.length !== 2 || from.length < 2 || to.length < 2) return null;
  const kg = found ? Number(found[1]) : 1;
  return kg > 0 ? { kg, from, to } : null;
}

/** The price that somebody asks the palette for, as a way to the quote that explains it; nothing when the text is no such question. */
export async function findQuote(text: string, locale: Locale, signal: AbortSignal): Promise<FoundRecord[]> {
  const typed = typedQuote(text);
  if (!typed) return [];
  const search = async (name: string) =>
    (await call('places.search', { query: { search: name }, signal, background: true })).data.find(
      ({ type }) => type !== 'region',
    );
  const [from, to] = await Promise.all([search(typed.from), search(typed.to)]);
  if (!from || !to) return [];
  const place = { ...readQuote({}), from: from.id, to: to.id, kg: typed.kg };
  const { data } = await call('tariffs.quote', { body: quoteBody(place) ?? {}, signal, background: true });
  const label = say(quoteWords.found, locale, {
    weight: formatWeight(toGrams(typed.kg), locale),
    from: localName(from, locale),
    to: localName(to, locale),
    price: sayKyat(data.price.shipping_total, locale),
  });
  const hint = `${serviceTypeWords[place.service][locale]} · ${itemTypeWords[place.item][locale]}`;
  return [{ id: 'quote', label, hint, target: { name: 'quote', search: quoteQuery(place) as Record<string, string> } }];
}
