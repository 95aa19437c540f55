import { readSymbol } from '@waybill/domain/rooms/prints/label-symbol.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';

/** Milliseconds for which a code that left the picture still counts as the same parcel. */
const sameMs = 2000;

/**
 * Filters the texts that a camera reads: returns codes of ours that were not in the picture just before. A parcel held before the camera counts once, however
 * long; other printed codes, such as a shop's own, never count.
 *
 * @example const fresh = createSeenCodes(); fresh(['EX473124829XM:MDY:0'], Date.now()) // ['EX473124829XM']
 */
export function createSeenCodes(): (texts: readonly string[], now: number) => string[] {
  const seen = new Map<string, number>();
  return (texts, now) => {
    const codes = new Set(texts.flatMap((text) => readCode(readSymbol(text)?.tracking_code ?? text)?.code ?? []));
    const fresh = [...codes].filter((code) => now - (seen.get(code) ?? -Infinity) > sameMs);
    for (const code of codes) seen.set(code, now);
    return fresh;
  };
}
