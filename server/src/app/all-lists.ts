import { fillListTable, type AnyList } from '../kernel/list-table.ts';
import { announcementSource } from '../rooms/announcements/announcements.door.ts';
import { auditSource } from '../rooms/audit/audit.door.ts';
import { branchSource, collectionSource } from '../rooms/branches/branches.door.ts';
import { companySource, customerSource } from '../rooms/customers/customers.door.ts';
import { labelImportSource } from '../rooms/label-imports/label-imports.door.ts';
import { labelSource } from '../rooms/labels/labels.door.ts';
import { clearanceLineSource, clearanceSource, readySource } from '../rooms/clearances/clearances.door.ts';
import { codSource } from '../rooms/cod/cod.door.ts';
import { exportSource } from '../rooms/exports/exports.door.ts';
import { placeSource } from '../rooms/places/places.door.ts';
import { handoverSource } from '../rooms/handovers/handovers.door.ts';
import { accountSource, journalSource, merchantLineSource } from '../rooms/ledger/ledger.door.ts';
import { exceptionSource, parcelSource } from '../rooms/tracking/tracking.door.ts';
import { trackByDateSource } from '../rooms/track-by-date/track-by-date.door.ts';
import { staffSource } from '../rooms/staff/staff.door.ts';

/** Every room's lists. */
const lists: readonly AnyList[] = [
  staffSource,
  branchSource,
  collectionSource,
  placeSource,
  auditSource,
  announcementSource,
  customerSource,
  companySource,
  labelSource,
  labelImportSource,
  parcelSource,
  exceptionSource,
  accountSource,
  journalSource,
  merchantLineSource,
  handoverSource,
  clearanceSource,
  readySource,
  clearanceLineSource,
  codSource,
  trackByDateSource,
  exportSource,
];

fillListTable(lists);
