import { toLatinDigits } from '../../kernel/digits.ts';
import { writtenAmount } from '../../kernel/written-amount.ts';
import { labelBounds } from '../labels/label-form.ts';

/**
 * Parses a written amount of COD in whole kyat, and whether it can mean nothing else; null when it is not one.
 *
 * @example readAmount('၂၅,၀၀၀ ကျပ်') // { amount: 25_000, sure: true }
 */
export function readAmount(text: string): { readonly amount: number; readonly sure: boolean } | null {
  const read = writtenAmount(text);
  return read?.amount && !read.isPaid && read.amount <= labelBounds.amountMax ? read : null;
}

const figure = String.raw`(?:\d{1,3}(?:[,.]\d{3})+|\d+)(?:\.\d+)?(?:\s*(?:သိန်း|သောင်း|ထောင်|lakhs?|thousand|万|千|k(?![\p{L}]))(?:\s*ခွဲ)?)?`;
const unit = String.raw`(?:ks|kyats?|mmk|ကျပ်|缅元|缅币|\/-)`;
const money = String.raw`(?:(?:ks|mmk)\.?\s*)?${figure}\s*${unit}?`;
const codWord = String.raw`(?:c\.?\s?o\.?\s?d\.?(?![\p{L}])|cash on delivery|(?:amount )?to collect|collect(?:ion)?|(?:ပစ္စည်းဖိုး|ငွေ)?\s*ကောက်ခံ(?:ရမည့်|ရန်|ပေးပါ|ပေးရန်)?(?:\s*ငွေ)?|ငွေကောက်(?:ရန်)?|ကောက်ငွေ|代收(?:货款|金额)?)(?:\s*(?:amount|price|ငွေပမာဏ|ငွေ|金额))?`;
const before = new RegExp(`${codWord}\\s*[:：=–-]?\\s*(${money})(?![\\d\\p{L}])`, 'giu');
const after = new RegExp(`(?<![\\d,.])(${money})\\s*[(]?\\s*${codWord}[)]?`, 'giu');
const withUnit = new RegExp(`(?<![\\d,.\\p{L}])((?:ks|mmk)\\.?\\s*${figure}|${figure}\\s*${unit})(?![\\p{L}])`, 'giu');
const inWords = new RegExp(
  String.raw`(?<![\d,.\p{L}])(\d{1,3}(?:\.\d{1,2})?\s*(?:သိန်း|သောင်း|ထောင်|lakhs?|thousand|万|千|k(?![\p{L}]))(?:\s*ခွဲ)?)`,
  'giu',
);
const alone = /(?:^|\s)(\d{1,3}(?:[,.]\d{3})+|\d{4,7})$/g;

/** Words for amounts that are not collected from the receiver, or that are something else. */
const otherMoney =
  /deli(?!very address)|delivery (?:fee|charge)|\bfees?\b|charges?|paid|discount|deposit|balance|change|ပို့ခ|ဒီလီ|ရှင်းပြီး|ချေပြီး|လွှဲပြီး|စရံ|လျှော့|运费|已付|定金|折扣/iu;

/** A sum or range of amounts: only a person can say how much is collected. */
export const arithmeticPattern = /\d{3}[\d,]*\s*(?:ks|ကျပ်)?\s*[+＋=×*–-]\s*\d/iu;

/** An amount in a text: its position, and whether the text says that it is collected. */
export interface AmountFound {
  readonly amount: number;
  readonly from: number;
  readonly to: number;
  readonly sure: boolean;
}

/**
 * Returns the amounts that may be the COD in text without announced fields. An amount beside a word for collecting is certain; one with a word for
 * money, or alone at the end, is a guess; none where the text mentions fees or payments made.
 *
 * @example amountsIn('COD 25000')[0] // { amount: 25_000, from: 0, to: 9, sure: true }
 */
export function amountsIn(text: string): AmountFound[] {
  const latin = toLatinDigits(text);
  if (!/\d/.test(latin) || otherMoney.test(latin) || arithmeticPattern.test(latin)) return [];
  const found: AmountFound[] = [];
  const take = (pattern: RegExp, sure: boolean, least = 0) => {
    for (const hit of latin.matchAll(pattern)) {
      const read = readAmount(hit[1] ?? '');
      const [from, to] = [hit.index, hit.index + hit[0].length];
      if (read === null || read.amount < least || found.some((one) => one.from < to && from < one.to)) continue;
      found.push({ amount: read.amount, from, to, sure: sure && read.sure });
    }
  };
  take(before, true);
  take(after, true);
  if (found.length > 0) return found;
  take(withUnit, false);
  take(inWords, false, leastGuessed);
  if (found.length === 0) take(alone, false, leastGuessed);
  return found.filter(({ amount, sure }) => sure || amount % step === 0);
}

/** A bare number counts as money only when it looks like a price. */
const [leastGuessed, step] = [1_000, 50];

/** Returns whether the word before an amount says that it is collected, not only that it is a price. */
export const saysCollect = (word: string) => /c\.?o\.?d|collect|ကောက်|代收/i.test(word);
