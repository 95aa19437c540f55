import { cleanText } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import type { Database } from '../../kernel/services.ts';
import { keptAsTyped, readTyped } from '../../kernel/typed-texts.ts';
import { zawgyiDetector } from '../../kernel/zawgyi.ts';

/** Returns the text as it is stored when it is taken for Zawgyi; null when it is not. */
export function storedOf(text: string): string | null {
  const { record, converted } = mendZawgyi({ text }, zawgyiDetector);
  return converted ? cleanText(record['text'] ?? '') : null;
}

/** Returns how a typed text would be stored, and what was typed for a stored one. */
export async function readReading(
  db: Database,
  text: string,
): Promise<{ readonly stored: string | null; readonly typed: string | null }> {
  const stored = storedOf(text);
  if (stored === null) return { stored, typed: await readTyped(db, cleanText(text)) };
  const kept = await keptAsTyped(db, [text]);
  return { stored: kept.has(text) ? null : stored, typed: null };
}
