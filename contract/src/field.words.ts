import type { Word } from '@waybill/domain/kernel/words.ts';
import { roomFieldWords } from './generated/room-field-words.ts';
import { staffFieldWords } from './rooms/staff/staff.words.ts';
import { bankAccountFieldWords } from './rooms/bank-accounts/bank-accounts.words.ts';
import { branchFieldWords } from './rooms/branches/branches.words.ts';
import { announcementFieldWords } from './rooms/announcements/announcements.words.ts';
import { customerFieldWords } from './rooms/customers/customers.words.ts';
import { tariffFieldWords } from './rooms/tariffs/tariffs.words.ts';
import { exportFieldWords } from './rooms/exports/exports.words.ts';
import { labelFieldWords } from './rooms/labels/labels.words.ts';
import { handoverFieldWords } from './rooms/handovers/handovers.words.ts';
import { pickupRequestFieldWords } from './rooms/pickup-requests/pickup-requests.words.ts';
import { roleFieldWords } from './rooms/roles/roles.words.ts';
import { clearanceFieldWords } from './rooms/clearances/clearances.words.ts';
import { expenseFieldWords } from './rooms/expenses/expenses.words.ts';
import { holdMailFieldWords } from './rooms/hold-mails/hold-mails.words.ts';
import { ledgerFieldWords } from './rooms/ledger/ledger.words.ts';
import { bankLineFieldWords } from './rooms/bank-lines/bank-lines.words.ts';
import { mailbagFieldWords } from './rooms/mailbags/mailbags.words.ts';
import { proofFieldWords } from './rooms/proofs/proofs.words.ts';
import { qandaFieldWords } from './rooms/qandas/qandas.words.ts';
import { ticketFieldWords } from './rooms/support-tickets/support-tickets.words.ts';
import { chatFieldWords } from './rooms/chats/chats.words.ts';
import { placeFieldWords } from './rooms/places/places.words.ts';
import { emoFieldWords } from './rooms/emos/emos.words.ts';
import { runSheetFieldWords } from './rooms/run-sheets/run-sheets.words.ts';
import { payoutRunFieldWords } from './rooms/payout-runs/payout-runs.words.ts';
import { commonFieldWords } from './kernel/common-field.words.ts';
import { requestFieldWords } from './kernel/request-field.words.ts';

/** Fields that are named differently in different rooms, with the name that error messages use: an error does not know its room. */
export const decidedFieldWords = {
  address: commonFieldWords.address,
  region: placeFieldWords.region,
  secret: commonFieldWords.secret,
  created_by: announcementFieldWords.created_by,
  code: branchFieldWords.code,
  type: branchFieldWords.type,
  attempts: customerFieldWords.attempts,
  customer_id: customerFieldWords.customer_id,
  format: exportFieldWords.format,
  to_branch_id: handoverFieldWords.to_branch_id,
  from: labelFieldWords.from,
  to: labelFieldWords.to,
  with_temp_address: labelFieldWords.with_temp_address,
  time_request: pickupRequestFieldWords.time_request,
  fee: pickupRequestFieldWords.fee,
  id: pickupRequestFieldWords.id,
  label_ids: pickupRequestFieldWords.label_ids,
  to_staff_id: pickupRequestFieldWords.to_staff_id,
  delivered_date: labelFieldWords.delivered_date,
  staff_count: roleFieldWords.staff_count,
  created_at: staffFieldWords.created_at,
  updated_at: staffFieldWords.updated_at,
  role: staffFieldWords.role,
  name: staffFieldWords.name,
  user_name: staffFieldWords.user_name,
  remote: tariffFieldWords.remote,
  price: tariffFieldWords.price,
  business_date: ledgerFieldWords.business_date,
  note: ledgerFieldWords.note,
  amount: ledgerFieldWords.amount,
  hand_over_code: proofFieldWords.hand_over_code,
  bank_account_id: bankAccountFieldWords.bank_account_id,
  language: commonFieldWords.language,
  branch_id: staffFieldWords.branch_id,
  ended_by: holdMailFieldWords.ended_by,
  parent: placeFieldWords.parent,
  parent_id: placeFieldWords.parent_id,
  used: expenseFieldWords.used,
  day_limit: expenseFieldWords.day_limit,
  difference: handoverFieldWords.difference,
  category: qandaFieldWords.category,
  position: qandaFieldWords.position,
  desk: ticketFieldWords.desk,
  text: ticketFieldWords.text,
  difference_owner: handoverFieldWords.difference_owner,
  file: requestFieldWords.file,
  owed: clearanceFieldWords.owed,
  reference: bankLineFieldWords.reference,
  row_no: mailbagFieldWords.row_no,
  number: expenseFieldWords.number,
  holder: bankAccountFieldWords.holder,
  waiting: clearanceFieldWords.waiting,
  counted_by: handoverFieldWords.counted_by,
  bank_account: handoverFieldWords.bank_account,
  label_id: labelFieldWords.tracking_code,
  counted_at: runSheetFieldWords.counted_at,
  payee_name: emoFieldWords.payee_name,
  payee_phone: emoFieldWords.payee_phone,
  payee_nrc: emoFieldWords.payee_nrc,
  picture: chatFieldWords.picture,
  event: ledgerFieldWords.event,
  place_id: customerFieldWords.place_id,
  staff_id: handoverFieldWords.staff_id,
  bank: customerFieldWords.bank,
  account: ledgerFieldWords.account,
  approved_at: payoutRunFieldWords.approved_at,
  file_name: bankLineFieldWords.file_name,
  days: payoutRunFieldWords.days,
  paid_amount: payoutRunFieldWords.paid_amount,
  sent_by: payoutRunFieldWords.sent_by,
  sent_at: payoutRunFieldWords.sent_at,
};

/** Names of all fields, so that an error names them in the reader's language. A room's own fields are in its words file. */
const fields: Readonly<Record<string, Word>> = Object.assign(
  {},
  requestFieldWords,
  ...roomFieldWords,
  decidedFieldWords,
);

/** Returns the name of a field. An unknown field keeps its technical name, because only a program can have sent it. */
export function fieldWord(field: string): Word {
  return fields[field] ?? { en: field, mm: field, zh: field };
}
