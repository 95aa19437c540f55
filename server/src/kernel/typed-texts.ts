import { sql } from 'kysely';
import { cleanText } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import type { Database } from './services.ts';
import { zawgyiDetector } from './zawgyi.ts';

/** Longer texts are remarks, not names or addresses, and are not kept beside what is stored. */
const longest = 500;

/** Returns those of these texts that a person wants to keep as typed. */
export async function keptAsTyped(db: Database, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ typed: string }>`
    select typed from typed_text where kept and typed = any(${[...texts]}::text[])`.execute(db);
  return new Set(rows.map(({ typed }) => typed));
}

/** Keeps what was typed beside what is stored of it, both as stored texts. */
export async function noteTyped(db: Database, converted: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const texts = [...converted].filter(([typed]) => typed.length <= longest);
  if (texts.length === 0) return;
  await sql`
    insert into typed_text (typed, stored, at)
    select t.typed, t.stored, ${now}
    from jsonb_to_recordset(${JSON.stringify(texts.map(([typed, stored]) => ({ typed, stored })))}::jsonb) as t(typed text, stored text)
    on conflict (typed) do update set stored = excluded.stored, at = excluded.at`.execute(db);
}

/** Returns what was last typed for a stored text; null when it was typed as it is. */
async function readTyped(db: Database, stored: string): Promise<string | null> {
  const { rows } = await sql<{ typed: string }>`
    select typed from typed_text where stored = ${stored} and not kept order by at desc limit 1`.execute(db);
  return rows[0]?.typed ?? null;
}

/** Keeps a text as typed from now on. */
export async function keepTyped(db: Database, typed: string, stored: string, now: Date): Promise<void> {
  await sql`
    insert into typed_text (typed, stored, kept, at)
    values (${typed}, ${stored}, true, ${now})
    on conflict (typed) do update set kept = true, at = excluded.at`.execute(db);
}

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
