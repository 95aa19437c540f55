import { failureOf, type PayoutFailure } from './payout-run-states.ts';
import type { PayoutTemplateValues } from './payout-template-form.ts';

/** A payment as the bank answers it. */
export interface PayoutAnswer {
  readonly reference: string;
  /** Null for a status that is neither, such as one still pending: it marks nothing. */
  readonly outcome: 'paid' | 'failed' | null;
  readonly bank_reference: string | null;
  readonly reason: string | null;
  readonly failure: PayoutFailure | null;
}

export type AnswerColumns = Pick<
  PayoutTemplateValues,
  'answer_reference' | 'answer_status' | 'answer_paid' | 'answer_failed' | 'answer_bank_reference' | 'answer_reason'
>;

/** Row of an answer that marks no payment, by its number in the file. */
export interface LeftAnswer {
  readonly row: number;
  readonly text: string;
  readonly why: 'unknown' | 'twice' | 'amount' | 'known' | 'other';
}

const key = (text: string): string => text.toLowerCase().replace(/[\s_.-]+/gu, '');
const documentNumber = /[A-Z]{2,5}-\d{2}-\d{6,}/u;

/**
 * Reads the bank's answer under the headings of the template: the first row that has those of reference and status, and the rows below. A reference may
 * be inside a remark. Returns null when no row has the headings.
 *
 * @example readPayoutAnswer(columns, [['Reference', 'Status'], ['CLR-26-000001', 'Success']]) // [{ row: 2, reference: 'CLR-26-000001', outcome: 'paid', … }]
 */
export function readPayoutAnswer(
  columns: AnswerColumns,
  rows: readonly (readonly string[])[],
): (PayoutAnswer & { readonly row: number; readonly amounts: readonly number[]; readonly text: string })[] | null {
  const at = (head: readonly string[], name: string | null) =>
    name === null ? -1 : head.findIndex((cell) => key(cell) === key(name));
  const headAt = rows.findIndex((row) => at(row, columns.answer_reference) >= 0 && at(row, columns.answer_status) >= 0);
  const head = rows[headAt];
  if (!head) return null;
  const place = {
    reference: at(head, columns.answer_reference),
    status: at(head, columns.answer_status),
    bank: at(head, columns.answer_bank_reference),
    reason: at(head, columns.answer_reason),
  };
  const wordsOf = (text: string) => text.split(/[,;\n]/u).map(key);
  const [paidWords, failedWords] = [wordsOf(columns.answer_paid), wordsOf(columns.answer_failed)];
  const amountAt = head.flatMap((cell, index) => (/amount|ပမာဏ|金额/iu.test(cell) ? [index] : []));
  return rows.slice(headAt + 1).flatMap((row, index) => {
    const cell = (column: number) => (column < 0 ? '' : (row[column] ?? '').trim());
    const text = row.join(' ').trim();
    if (text === '') return [];
    const reference = documentNumber.exec(cell(place.reference))?.[0] ?? cell(place.reference);
    const status = key(cell(place.status));
    const outcome = paidWords.includes(status) ? 'paid' : failedWords.includes(status) ? 'failed' : null;
    const paid = outcome === 'paid';
    const reason = cell(place.reason) || cell(place.status);
    return [
      {
        row: headAt + index + 2,
        text: text.slice(0, 200),
        reference,
        outcome,
        bank_reference: cell(place.bank) || null,
        reason: paid ? null : reason.slice(0, 200),
        failure: paid ? null : failureOf(reason),
        amounts: amountAt
          .map((column) => Number(cell(column).replace(/[,\s]|MMK|Ks/giu, '')))
          .filter((amount) => Number.isFinite(amount) && amount > 0),
      },
    ];
  });
}
