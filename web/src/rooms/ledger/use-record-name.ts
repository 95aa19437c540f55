import { useCallback } from 'react';
import { handoverFieldWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { ledgerFieldWords } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The kinds of records that a check names, as 'branch 7'. */
const kinds: Readonly<Record<string, Word>> = {
  journal: ledgerFieldWords.journal,
  account: ledgerFieldWords.account,
  branch: commonFieldWords.branch,
  courier: handoverFieldWords.giver,
  staff: handoverFieldWords.difference_owner,
  merchant: commonFieldWords.merchant,
  label: commonFieldWords.label,
  clearance: ledgerFieldWords.clearance_id,
  handover: commonWords.cashHandover,
};

/** The record that a check has found wrong, in the reader's language. @example nameOf('journal 12') === 'Journal no. 12' */
export function useRecordName(): (record: string) => string {
  const say = useSay();
  return useCallback(
    (record) => {
      const [kind = '', ...number] = record.split(' ');
      const word = kinds[kind];
      return word ? `${say.loose(word)} ${number.join(' ')}` : record;
    },
    [say],
  );
}
