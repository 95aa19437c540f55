const myanmarZero = 0x1040;
const fullWidthZero = 0xff10;

/** Digits of the three kinds, and the letter wa that people type instead of the similar Myanmar zero. */
const run = /[0-9၀-၉０-９ဝ]+/g;
const letterOrSign = /[\u1000-\u103F\u1050-\u108F\u109A-\u109D]/;

const plain = /^[ -~]*$/;

/**
 * Converts Myanmar and full-width digits to Latin ones. The letter wa ဝ counts as 0 inside a number, but not where it begins or ends a word.
 *
 * @example toLatinDigits('၀၉ ၇၉၁ဝဝ') === '09 79100'
 * @example toLatinDigits('၅ဝင်း') === '5ဝင်း'
 * Source: T-03.
 */
export function toLatinDigits(text: string): string {
  // Fast path: almost every code and phone number is plain ASCII.
  if (plain.test(text)) return text;
  return text.replace(run, (digits, at: number) => {
    if (/^ဝ+$/.test(digits)) return digits;
    const before = letterOrSign.test(text.charAt(at - 1)) ? (/^ဝ*/.exec(digits)?.[0].length ?? 0) : 0;
    const after = letterOrSign.test(text.charAt(at + digits.length))
      ? digits.length - (/ဝ*$/.exec(digits)?.[0].length ?? 0)
      : digits.length;
    return digits.slice(0, before) + digits.slice(before, after).replace(/[^0-9]/g, latinDigit) + digits.slice(after);
  });
}

function latinDigit(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code >= fullWidthZero) return String(code - fullWidthZero);
  return code >= myanmarZero ? String(code - myanmarZero) : '0';
}

/** @example toMyanmarDigits('12:30') === '၁၂:၃၀' */
export function toMyanmarDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(myanmarZero + Number(digit)));
}

/** Minus sign on screen and paper: U+2212 is as wide as a digit, so columns line up. Files and inputs keep the keyboard's hyphen. */
export const minus = '−';

/**
 * Formats a whole number in groups of three with U+2212 as minus, for screen and paper; exports and requests use the number itself. Digits are Latin in
 * every language: a person who prefers Myanmar ones reads all texts in a font that has them (`web/src/ui/fonts.css`). Throws a RangeError
 * when it is not a safe integer: such a number is a bug, not input.
 *
 * @example groupThousands(-1234567) === '−1,234,567'
 * Source: T-02.
 */
export function groupThousands(n: number): string {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number: ${n}`);
  const grouped = String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, ',');
  return n < 0 ? minus + grouped : grouped;
}
