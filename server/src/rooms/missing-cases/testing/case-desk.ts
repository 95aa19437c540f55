import type { MissingCaseDetail } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import type { MissingCaseCommand } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { expect } from 'vitest';
import type { MadeParcel, ParcelFixture } from '../../tracking/testing/parcel-fixture.ts';

/** Work with missing cases over the product of a test. */
export function caseDesk(product: () => ParcelFixture) {
  /** The case of a parcel as somebody sees it. */
  async function caseOf(parcel: MadeParcel, who = 'superadmin'): Promise<MissingCaseDetail> {
    const client = await product().as(who);
    const { data } = await client.call('tracking.shipping', { params: { id: parcel.id } });
    return (await client.call('missing_cases.detail', { params: { id: data.missing_case_id ?? 0 } })).data;
  }
  async function report(who: string, parcel: MadeParcel): Promise<MissingCaseDetail> {
    await (
      await product().as(who)
    ).call('tracking.missing', { params: { id: parcel.id }, body: { reason: 'စင်ပေါ်တွင် မတွေ့ပါ' } });
    return caseOf(parcel);
  }
  /** Gives a command; the state that the case is in then, or why not. */
  async function give(who: string, command: MissingCaseCommand, id: number, body: object = {}): Promise<string> {
    const { body: answer } = await (
      await product().as(who)
    ).try(`missing_cases.${command}`, { params: { id }, body: body as never });
    return answer.code ?? (answer as unknown as { data: MissingCaseDetail }).data.status;
  }
  async function search(who: string, { id, steps }: MissingCaseDetail): Promise<void> {
    for (const step of steps.filter(({ ticked_at }) => ticked_at === null))
      expect(await give(who, 'tick', id, { step_id: step.id, finding: 'မတွေ့ပါ' })).toBe('open');
  }
  const confirm = (who: string, { id, version }: MissingCaseDetail) => give(who, 'confirm', id, { version });
  return { caseOf, report, give, search, confirm };
}
