import { joinHalves } from '@waybill/domain/rooms/staff/one-time-password.ts';
import type { TestApp, TestClient } from '../../../kernel/testing/app.ts';

/** Suspends an account and lets it work again, so that `by` had a hand in it. Answers its owner, signed in again. */
export async function reopenAccount(app: TestApp, by: TestClient, id: number, name: string): Promise<TestClient> {
  const params = { id };
  await by.call('staff.suspend', { params, body: { reason: 'leave' } });
  await by.call('staff.reactivate', { params, body: { reason: 'back' } });
  return app.as(name);
}

/** Resets a password on paper: `by` sets the first half, `witness` hands over the second. Answers the whole code, as its owner types it. */
export async function resetOnPaper(
  by: TestClient,
  witness: TestClient,
  id: number,
  firstHalf: string,
): Promise<string> {
  const params = { id };
  const body = { password: firstHalf, confirm_password: firstHalf, on_paper: true };
  await by.call('staff.resetPassword', { params, body });
  const { second_half } = await witness.call('staff.confirmPerson', { params });
  return joinHalves(firstHalf, second_half ?? '');
}
