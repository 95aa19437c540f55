import { sql } from 'kysely';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import type { CellRow } from '@waybill/contract/kernel/cell-text.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import type { Person, PersonSheet } from './person-register.sql.ts';

/** Finds a person's newest parcels by their phone, at most `most` for each side. */
export async function findPerson(db: Database, phone: string, most: number): Promise<Person> {
  const key = phoneKey(phone);
  const parcels = async (side: string) =>
    (
      await db
        .selectFrom('label_phone')
        .select('label_id')
        .where('phone', '=', key)
        .where('side', '=', side)
        .orderBy('label_id', 'desc')
        .limit(most)
        .execute()
    ).map(({ label_id }) => label_id);
  const [received, sent, contact] = [await parcels('destination'), await parcels('source'), await parcels('contact')];
  return { key, phones: [`0${key}`, key], received, sent, contact };
}

/** Reads the newest rows of one sheet, at most `most`. */
export function readPersonSheet(db: Database, sheet: PersonSheet, person: Person, most: number): Promise<CellRow[]> {
  const columns = sheet.columns.map(({ key, from }) => sql`${from} as ${sql.ref(key)}`);
  return readRecords(
    db,
    sql<CellRow>`select ${sql.join(columns)} from ${sheet.from} where ${sheet.isAbout(person)} order by ${sheet.newest} desc limit ${most}`,
  );
}
