import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { resetCode } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import { payeeCodeMinutes, payeeCodesPerDay } from '@waybill/domain/rooms/customers/payee-request-states.ts';
import type { CommandContext, RequestContext } from '../../kernel/context.ts';
import { installationSecret, tokenHash } from '../../kernel/secrets.ts';
import { countPayeeCodes } from './payee-request.store.ts';

/** Returns the stored hash of a request's code. */
export const payeeCodeHash = async (
  { db, services }: Pick<RequestContext, 'db' | 'services'>,
  requestId: number,
  code: string,
): Promise<Buffer> =>
  tokenHash(`${(await installationSecret(db, services)).toString('hex')}:payee:${requestId}:${code}`);

/** Returns a new code for a request, its hash and its end. Refused: `payee_codes_used_up` after those of a day. */
export async function newPayeeCode(
  context: CommandContext,
  { id, customer_id }: { readonly id: number; readonly customer_id: number },
): Promise<{ code: string; hash: Buffer; expiresAt: Date } | Refusal> {
  const { tx, now, services } = context;
  if ((await countPayeeCodes(tx, customer_id, now)) >= payeeCodesPerDay) return refuse('payee_codes_used_up');
  const code = resetCode(services.randomBytes(4));
  const expiresAt = new Date(now.getTime() + payeeCodeMinutes * 60_000);
  return { code, hash: await payeeCodeHash(context, id, code), expiresAt };
}
