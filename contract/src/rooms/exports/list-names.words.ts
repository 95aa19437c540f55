import type { Word } from '@waybill/domain/kernel/words.ts';
import { announcementWords } from '../announcements/announcements.words.ts';
import { auditWords } from '../audit/audit.words.ts';
import { branchWords } from '../branches/branches.words.ts';
import { clearanceWords } from '../clearances/clearances.words.ts';
import { customerWords } from '../customers/customers.words.ts';
import { handoverWords } from '../handovers/handovers.words.ts';
import { labelImportWords } from '../label-imports/label-imports.words.ts';
import { labelWords } from '../labels/labels.words.ts';
import { ledgerWords } from '../ledger/ledger.words.ts';
import { placeWords } from '../places/places.words.ts';
import { staffWords } from '../staff/staff.words.ts';
import { trackByDateWords } from '../track-by-date/track-by-date.words.ts';
import { trackingWords } from '../tracking/tracking.words.ts';
import { exportWords } from './exports.words.ts';

/** The lists that files are made of, by their names; their definitions are too big to read a line of the log with. */
export const listNameWords = {
  staff: staffWords.list,
  branches: branchWords.list,
  branch_collections: branchWords.collections,
  places: placeWords.list,
  announcements: announcementWords.title,
  exports: exportWords.title,
  audit: auditWords.title,
  customers: customerWords.list,
  companies: customerWords.companies,
  labels: labelWords.list,
  label_imports: labelImportWords.list,
  parcels: trackingWords.parcels,
  exception_scans: trackingWords.exceptions,
  track_by_date: trackByDateWords.list,
  cash_handovers: handoverWords.title,
  clearances: clearanceWords.list,
  clearances_ready: clearanceWords.ready,
  clearance_lines: clearanceWords.lines,
  cod: clearanceWords.cod,
  accounts: ledgerWords.accounts,
  journals: ledgerWords.journals,
  merchant_statement: ledgerWords.statement,
} as const;

/** What a list is called, by its name; nothing for one that is not there any more. */
export function listNameWord(list: string): Word | undefined {
  return Object.hasOwn(listNameWords, list) ? listNameWords[list as keyof typeof listNameWords] : undefined;
}
