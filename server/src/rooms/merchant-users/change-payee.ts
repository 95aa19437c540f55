import type { FormValues } from '@waybill/domain/kernel/form.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { makesNew } from '@waybill/domain/kernel/merchant-roles.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { bankLife, payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import type { payeeForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { payeeRequestLife } from '@waybill/domain/rooms/customers/payee-request-states.ts';
import { payeeCode } from '@waybill/domain/rooms/messages/message-purposes.ts';
import type { OwnPayee } from '@waybill/contract/rooms/merchant-users/merchant-payee.contract.ts';
import { answerRecord } from '../../kernel/change-record.ts';
import { writeAudit } from '../../kernel/command-frame.ts';
import type { CommandContext, NewAuditLine, ReadContext } from '../../kernel/context.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { lockSender } from '../customers/customers.door.ts';
import {
  currentProposal,
  insertPayeeRequest,
  newPayeeCode,
  payeeCodeHash,
  readKnownPhone,
  readPayeeRequest,
  replacePayeeRequest,
  setPayeeState,
  setProposalState,
  shownAccount,
  takePayeeTry,
  writePayeeCode,
} from '../customers/payee.door.ts';
import { queueDirectMessage } from '../messages/messages.door.ts';
import { isUnderWay, readOwnPayee } from './merchant-payee.queries.ts';

type Answer = Promise<{ data: OwnPayee } | Refusal>;
type Action = Extract<NewAuditLine, { readonly room: 'customers' }>['action'];
type Shop = NonNullable<Awaited<ReturnType<typeof lockSender>>>;

const nameOf = ({ business_name, customer_name }: Pick<Shop, 'business_name' | 'customer_name'>) =>
  business_name ?? customer_name;

/** Locks the viewer's merchant; null for people of no merchant. */
const lockOwn = ({ tx, viewer }: CommandContext): Promise<Shop | null> =>
  viewer.customerId === undefined ? Promise.resolve(null) : lockSender(tx, viewer, viewer.customerId);

/** Refuses people who may only see. */
const refuseSeeing = ({ merchant }: SessionViewer): Refusal | null =>
  merchant && makesNew(merchant.scopes) ? null : refuse('payee_see_only');

async function done(
  context: CommandContext,
  shop: Shop,
  action: Action,
  values: Pick<NewAuditLine, 'before' | 'after'> = {},
): Answer {
  const { id, branch_id: branchId } = shop;
  context.audit({ room: 'customers', record: id, name: nameOf(shop), action, branchId, ...values } as NewAuditLine);
  context.publish({ topic: 'customers', branchId, payload: { id } });
  return answerRecord(await readOwnPayee({ ...context, db: context.tx }));
}

/**
 * Asks for another account. The codes of this request go to the phone that was known before it; a former request is replaced. Refused: `duplicate` for the
 * account that is paid already.
 */
export async function askPayee(context: CommandContext, account: FormValues<typeof payeeForm>): Answer {
  const { tx, viewer, now } = context;
  const shop = await lockOwn(context);
  if (!shop) return refuse('not_found');
  const refused = refuseSeeing(viewer);
  if (refused) return refused;
  const paid = await currentProposal(tx, 'customer_bank', shop.id, payableBankState);
  if (paid && JSON.stringify(shownAccount(paid)) === JSON.stringify(shownAccount(account)))
    return refuse('duplicate', { fields: { bank_account: [{ code: 'duplicate' }] } });
  const phone = await readKnownPhone(tx, shop.id, now);
  if (phone === null) return refuse('payee_no_phone');
  await replacePayeeRequest(tx, shop.id);
  const id = await insertPayeeRequest(tx, {
    ...shownAccount(account),
    customer_id: shop.id,
    requested_by: viewer.id,
    requested_at: now,
    phone,
  });
  const unsent = await sendCode(context, shop, { id, phone });
  return (
    unsent ?? done(context, shop, 'request_payee', { before: paid && shownAccount(paid), after: shownAccount(account) })
  );
}

/** Sends a new code of a request by message. Where no message reaches the phone the branch reads one out instead. */
async function sendCode(
  context: CommandContext,
  shop: Shop,
  { id, phone }: { readonly id: number; readonly phone: string },
): Promise<Refusal | null> {
  const { tx, viewer } = context;
  const made = await newPayeeCode(context, { id, customer_id: shop.id });
  if (isRefusal(made)) return made;
  const { code, hash, expiresAt } = made;
  const byMessage = await queueDirectMessage(tx, context, {
    purpose: payeeCode,
    branch_id: shop.branch_id,
    phones: [phone],
    locale: (shop.message_language ?? viewer.locale) as Locale,
    values: { shop: nameOf(shop), sign_in_code: code },
    created_by: null,
  });
  if (byMessage) await writePayeeCode(tx, id, { hash, expiresAt, byMessage, readBy: null });
  return null;
}

/** Sends a new code of the open request; the former one stops working. */
export async function sendPayeeCode(context: CommandContext): Answer {
  const { tx, viewer } = context;
  const shop = await lockOwn(context);
  const request = shop && (await readPayeeRequest(tx, shop.id));
  if (!request) return refuse('not_found');
  const refused = refuseSeeing(viewer);
  if (refused) return refused;
  const next = nextState(payeeRequestLife, request.status, 'verify');
  if (isRefusal(next)) return next;
  const unsent = await sendCode(context, shop, request);
  return unsent ?? done(context, shop, 'send_payee_code');
}

/**
 * Checks a code before the transaction: the try is counted first and stays counted whatever is refused afterwards, and a wrong one is in the audit log.
 * Returns the hash that the code matches.
 */
export async function tryPayeeCode(context: ReadContext, code: string): Promise<Buffer | Refusal> {
  const { db, viewer, now } = context;
  const refused = refuseSeeing(viewer);
  if (refused) return refused;
  const request = viewer.customerId === undefined ? null : await readPayeeRequest(db, viewer.customerId);
  if (!request) return refuse('not_found');
  const next = nextState(payeeRequestLife, request.status, 'verify');
  if (isRefusal(next)) return next;
  const fitted = await takePayeeTry(db, request.id, await payeeCodeHash(context, request.id, code), now);
  if (fitted) return fitted;
  const { customer_id: record } = request;
  await writeAudit(db, context, [
    { room: 'customers', record, name: null, action: 'wrong_payee_code', branchId: viewer.branchId },
  ]);
  return refuse('reset_code_wrong');
}

/** Marks the open request as confirmed by its code. That decides nothing: two of the staff do. */
export async function verifyPayee(context: CommandContext, hash: Buffer): Answer {
  const { tx } = context;
  const shop = await lockOwn(context);
  const request = shop && (await readPayeeRequest(tx, shop.id));
  if (!request) return refuse('not_found');
  const next = nextState(payeeRequestLife, request.status, 'verify');
  if (isRefusal(next)) return next;
  if (!request.code_hash?.equals(hash)) return refuse('reset_code_wrong');
  await setPayeeState(tx, request.id, next);
  return done(context, shop, 'verify_payee', { after: shownAccount(request) });
}

/** Withdraws the request that is under way, with the proposal that the branch made of it. */
export async function withdrawPayee(context: CommandContext): Answer {
  const { tx, viewer, now } = context;
  const shop = await lockOwn(context);
  const request = shop && (await readPayeeRequest(tx, shop.id));
  if (!request) return refuse('not_found');
  const waiting = await currentProposal(tx, 'customer_bank', shop.id, bankLife.initial);
  const proposal = waiting?.id === request.bank_id ? waiting : null;
  const next = nextState(payeeRequestLife, request.status, 'withdraw');
  if (isRefusal(next)) return next;
  if (!isUnderWay(request.status, proposal?.status ?? null))
    return refuse('state_not_allowed', { values: { status: request.status, command: 'withdraw' } });
  if (proposal) {
    const status = bankLife.commands.withdraw.to;
    await setProposalState(tx, 'customer_bank', proposal.id, { status, by: viewer.id, reason: null, now });
  }
  await setPayeeState(tx, request.id, next);
  return done(context, shop, 'withdraw_payee', { before: shownAccount(request) });
}
