import type { OpeningBalanceRow } from '@waybill/contract/rooms/opening-balances/opening-balances.contract.ts';
import type { AuditedRecord } from '../../kernel/change-record.ts';
import { readRow } from '../../kernel/lists.ts';
import { openingBalanceSource } from './opening-balances.queries.ts';
import { lockOpeningBalance, type LockedOpeningBalance } from './opening-balances.store.ts';

/** One of the opening balances as commands see it. */
export const openingBalanceRecord: AuditedRecord<'opening_balances', LockedOpeningBalance, OpeningBalanceRow> = {
  room: 'opening_balances',
  lock: ({ tx }, id) => lockOpeningBalance(tx, id),
  auditSubject: ({ note, branch_id }) => ({ name: note, branchId: branch_id }),
  notify: (context, _balance, id) => context.publish({ topic: 'opening_balance', payload: { id } }),
  read: ({ tx, viewer }, id) => readRow(tx, openingBalanceSource, viewer, id),
};
