import type { calls } from '@waybill/contract/generated/calls.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { sendCall, type CallRest } from './call-types.ts';

type FirstCall =
  | 'sessions.login'
  | 'sessions.logout'
  | 'sessions.activeAccount'
  | 'sessions.switchBranch'
  | 'sessions.preferences';

/**
 * Calls of the session, separate from the table of all calls, which grows with the product and would make the login page heavier. The compiler keeps the two
 * equal.
 */
const firstCalls = {
  'sessions.login': ['POST', '/api/login'],
  'sessions.logout': ['POST', '/api/logout'],
  'sessions.activeAccount': ['GET', '/api/active_account'],
  'sessions.switchBranch': ['GET', '/api/agent/switch_branch/{userId}'],
  'sessions.preferences': ['PUT', '/api/account/preferences'],
} as const satisfies Pick<typeof calls, FirstCall>;

/** Sends a call of the first load, like `call`. */
export async function firstCall<Id extends FirstCall>(id: Id, ...[input]: CallRest<Id>): Promise<CallOutput<Id>> {
  return sendCall<Id>(firstCalls[id], input);
}
