import { useCallback } from 'react';
import { branchWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { handoverFieldWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { ledgerFieldWords } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';

/** The kinds of records that a check names, as 'branch 7'. */
const kinds: Readonly<Record<string, Word>> = {
  journal: ledgerFieldWords.journal,
  account: ledgerFieldWords.account,
  branch: branchWords.title,
  courier: handoverFieldWords.giver,
  staff: handoverFieldWords.difference_owner,
  merchant: words.merchantKind,
  label: words.label,
  clearance: words.clearance,
  handover: words.handover,
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
