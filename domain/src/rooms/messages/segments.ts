/** The 128 characters of GSM-7 that count once, and those of its extension that count twice. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€\f');

/** Capacity of a segment, alone and in a chain: 7-bit characters, or 2-byte units. */
const sizes = { gsm7: { alone: 160, chained: 153 }, ucs2: { alone: 70, chained: 67 } } as const;
export type SmsCoding = keyof typeof sizes;

export interface SmsLength {
  readonly coding: SmsCoding;
  /** Length as the gateway counts it. */
  readonly units: number;
  readonly segments: number;
  /** Units left in the last segment. */
  readonly left: number;
}

/**
 * Returns the length of a text as an SMS: one character outside GSM-7, such as any Myanmar or Chinese one, makes all of it UCS-2. A character of two
 * units is never split, so a chain may need one segment more than its units suggest.
 *
 * @example smsLength('a'.repeat(161)) // { coding: 'gsm7', units: 161, segments: 2, left: 145 }
 * @example smsLength('က'.repeat(71)).segments === 2
 */
export function smsLength(text: string): SmsLength {
  const signs = [...text];
  const coding: SmsCoding = signs.every((sign) => basic.has(sign) || extended.has(sign)) ? 'gsm7' : 'ucs2';
  const unitsOf = (sign: string) => (coding === 'ucs2' ? sign.length : extended.has(sign) ? 2 : 1);
  const units = signs.reduce((sum, sign) => sum + unitsOf(sign), 0);
  const { alone, chained } = sizes[coding];
  if (units <= alone) return { coding, units, segments: units === 0 ? 0 : 1, left: alone - units };
  let segments = 1;
  let used = 0;
  for (const sign of signs) {
    const size = unitsOf(sign);
    if (used + size > chained) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { coding, units, segments, left: chained - used };
}
