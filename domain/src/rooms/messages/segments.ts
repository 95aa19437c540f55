/** The 128 signs of GSM-7 that count once, and those of its extension that count twice. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€\f');

/** What one segment holds, alone and as a link of a chain: signs of seven bits, or units of two bytes. */
const sizes = { gsm7: { alone: 160, chained: 153 }, ucs2: { alone: 70, chained: 67 } } as const;
export type SmsCoding = keyof typeof sizes;

export interface SmsLength {
  readonly coding: SmsCoding;
  /** Signs as the gateway counts them. */
  readonly units: number;
  readonly segments: number;
  /** What one more segment is not yet needed for. */
  readonly left: number;
}

/**
 * How long a text is as an SMS: one sign outside of GSM-7, as every Myanmar or Chinese one is, makes all of it UCS-2. A sign of two units is never cut in two,
 * so that a chain may need a segment more than its units say.
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
