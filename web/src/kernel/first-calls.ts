import { firstCalls } from '@waybill/contract/generated/first-calls.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { sendCall, type CallRest } from './call-types.ts';

/** Sends a call of the first load, like `call`. */
export async function firstCall<Id extends keyof typeof firstCalls>(
  id: Id,
  ...[input]: CallRest<Id>
): Promise<CallOutput<Id>> {
  return sendCall<Id>(firstCalls[id], input);
}
