import type { Word } from '@waybill/domain/kernel/words.ts';
import { staffFieldWords } from '../rooms/staff/staff.words.ts';
import { branchFieldWords } from '../rooms/branches/branches.words.ts';
import { announcementFieldWords } from '../rooms/announcements/announcements.words.ts';
import { customerFieldWords } from '../rooms/customers/customers.words.ts';
import { tariffFieldWords } from '../rooms/tariffs/tariffs.words.ts';
import { exportFieldWords } from '../rooms/exports/exports.words.ts';
import { placeFieldWords } from '../rooms/places/places.words.ts';
import { printFieldWords } from '../rooms/prints/prints.words.ts';
import { labelImportFieldWords } from '../rooms/label-imports/label-imports.words.ts';
import { labelFieldWords } from '../rooms/labels/labels.words.ts';
import { clearanceFieldWords } from '../rooms/clearances/clearances.words.ts';
import { handoverFieldWords } from '../rooms/handovers/handovers.words.ts';
import { ledgerFieldWords } from '../rooms/ledger/ledger.words.ts';
import { trackByDateFieldWords } from '../rooms/track-by-date/track-by-date.words.ts';
import { trackingFieldWords } from '../rooms/tracking/tracking.words.ts';
import { roleFieldWords } from '../rooms/roles/roles.words.ts';
import { sessionFieldWords } from '../rooms/sessions/sessions.words.ts';
import { requestFieldWords } from './request-field.words.ts';

/** The names of all fields, so that an error says them in the reader's language. A room's fields stand in its own words file. */
const fields: Readonly<Record<string, Word>> = {
  ...requestFieldWords,
  ...labelImportFieldWords,
  ...trackByDateFieldWords,
  ...trackingFieldWords,
  ...ledgerFieldWords,
  ...handoverFieldWords,
  ...clearanceFieldWords,
  ...placeFieldWords,
  ...labelFieldWords,
  ...tariffFieldWords,
  ...printFieldWords,
  ...customerFieldWords,
  ...exportFieldWords,
  ...announcementFieldWords,
  ...branchFieldWords,
  ...roleFieldWords,
  ...sessionFieldWords,
  ...staffFieldWords,
};

/** The word of a field; an unknown one is shown by its own name, because only a program can have sent it. */
export function fieldWord(field: string): Word {
  return fields[field] ?? { en: field, mm: field, zh: field };
}
