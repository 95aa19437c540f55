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
 * The calls of the session, apart from the table of all calls: that one grows with the product, and the login page should not. The compiler keeps the two
 * equal.
 */
const firstCalls = {
  'sessions.login': ['POST', '/api/login'],
  'sessions.logout': ['POST', '/api/logout'],
  'sessions.activeAccount': ['GET', '/api/active_account'],
  'sessions.switchBranch': ['GET', '/api/agent/switch_branch/{userId}'],
  'sessions.preferences': ['PUT', '/api/account/preferences'],
} as const satisfies Pick<typeof calls, FirstCall>;

/** As `call`, for what the first load needs. */
export async function firstCall<Id extends FirstCall>(id: Id, ...[input]: CallRest<Id>): Promise<CallOutput<Id>> {
  return sendCall<Id>(firstCalls[id], input);
}
