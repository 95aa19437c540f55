import { sql } from 'kysely';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { makesNew } from '@waybill/domain/kernel/merchant-roles.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { openBankState, payableBankState, type BankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import {
  openPayeeStates,
  payeeRequestLife,
  type PayeeRequestState,
} from '@waybill/domain/rooms/customers/payee-request-states.ts';
import { codeTries } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import type { OwnPayee } from '@waybill/contract/rooms/merchant-users/merchant-payee.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { personName } from '../../kernel/sql/names.ts';

type RequestRow = Pick<
  IsoRow<'payee_request'>,
  'bank' | 'bank_holder' | 'bank_account' | 'status' | 'requested_at' | 'by_message' | 'code_expires_at' | 'tries'
> &
  Pick<NonNullable<OwnPayee['request']>, 'requested_by' | 'phone_ending' | 'proposal' | 'reason'>;

/** Reads the account that the viewer's merchant is paid to and the latest request for another one; null for people of no merchant. */
export async function readOwnPayee({
  db,
  viewer: { customerId, merchant },
  now,
}: Pick<ReadContext, 'db' | 'viewer' | 'now'>): Promise<OwnPayee | null> {
  if (customerId === undefined) return null;
  const [[paid], [raw]] = await Promise.all([
    readRecords(
      db,
      sql<NonNullable<OwnPayee['paid']>>`
      select bank, bank_holder, right(bank_account, 4) as ending from customer_bank
      where customer_id = ${customerId} and status = ${payableBankState}`,
    ),
    readRecords(
      db,
      sql<RequestRow>`
      select r.bank, r.bank_holder, r.bank_account, r.status, ${personName('r.requested_by')} as requested_by, r.requested_at,
        right(r.phone, 3) as phone_ending, r.by_message, case when r.code_hash is not null then r.code_expires_at end as code_expires_at, r.tries,
        k.status as proposal, coalesce(r.decided_reason, k.decided_reason) as reason
      from payee_request r left join customer_bank k on k.id = r.bank_id
      where r.customer_id = ${customerId} order by r.id desc limit 1`,
    ),
  ]);
  const mayChange = merchant !== undefined && makesNew(merchant.scopes);
  const isOpen = raw !== undefined && isUnderWay(raw.status, raw.proposal);
  return {
    paid: paid ?? null,
    request: raw ? shownRequest(raw, { mayChange, isOpen, now }) : null,
    may_ask: mayChange && !isOpen,
  };
}

/** Does a request wait for its code, for the branch or for the second person? */
export const isUnderWay = (status: PayeeRequestState, proposal: BankState | null): boolean =>
  openPayeeStates.includes(status) || (status === payeeRequestLife.at.agreed && proposal === openBankState);

function shownRequest(
  { tries, code_expires_at, status, ...request }: RequestRow,
  { mayChange, isOpen, now }: { readonly mayChange: boolean; readonly isOpen: boolean; readonly now: Date },
): NonNullable<OwnPayee['request']> {
  const isValid = code_expires_at !== null && Date.parse(code_expires_at) > now.getTime() && tries < codeTries;
  return {
    ...request,
    status,
    code_expires_at: isValid ? code_expires_at : null,
    tries_left: isValid ? codeTries - tries : 0,
    may_withdraw: isOpen,
    may_send_code: mayChange && request.by_message && !isRefusal(nextState(payeeRequestLife, status, 'verify')),
  };
}
