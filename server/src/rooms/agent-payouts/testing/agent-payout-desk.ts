import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { writeJournals } from '../../ledger/journals.door.ts';
import type { ParcelFixture } from '../../tracking/testing/parcel-fixture.ts';

let serial = 0;

/** Books earnings of the agent in Lashio, or their reversal. */
async function earned(parcels: ParcelFixture, amount: number): Promise<void> {
  const branch_id = parcels.branches['LSO'] as number;
  const postings = [
    { account: accountRef('expense', { name: 'agent_commission' }), amount },
    { account: accountRef('receivable:agent', { owner: branch_id }), amount: -amount },
  ];
  const at = parcels.app.clock();
  const journal = { key: `earned:${++serial}`, event: 'delivered', at, branch_id, postings } as const;
  await parcels.app.app.waybill.db.transaction().execute((tx) => writeJournals(tx, [journal]));
}

/** A payout made by finance for new earnings of the agent. */
export async function payoutOf(parcels: ParcelFixture, amount: number) {
  await earned(parcels, amount);
  const body = { agent_id: parcels.branches['LSO'] as number, note: null };
  return (await (await parcels.as('finance')).call('agent_payouts.create', { body })).data;
}

/** Voids an unpaid payout and reverses its earnings. */
export async function takeBackEarned(parcels: ParcelFixture, id: number, amount: number): Promise<void> {
  await (await parcels.as('md')).call('agent_payouts.void', { params: { id }, body: { reason: 'x' } });
  await earned(parcels, -amount);
}

const codeOf = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }): string =>
  status < 300 ? 'done' : (body.code ?? '');

/** A day's payouts to one agent, as used by the tests of all limits, with the answer to each. */
export function payoutsOfAgent(parcelsOf: () => ParcelFixture, limit: number) {
  return {
    refused: 'agent_payout_above_limit',
    pay: async (amounts: readonly number[]): Promise<string[]> => {
      const parcels = parcelsOf();
      parcels.nextDay();
      const md = await parcels.as('md');
      const codes: string[] = [];
      for (const amount of amounts) {
        const { id, version } = await payoutOf(parcels, amount);
        const answer = await md.try('agent_payouts.pay', { params: { id }, body: { version, method: 'bank' } });
        codes.push(codeOf(answer));
        if (answer.status === 200) continue;
        await takeBackEarned(parcels, id, amount);
      }
      return codes;
    },
    approveOwn: async (): Promise<string> => {
      const parcels = parcelsOf();
      parcels.nextDay();
      const { id, version } = await payoutOf(parcels, limit + 1);
      const finance = await parcels.as('finance');
      return codeOf(await finance.try('agent_payouts.approve', { params: { id }, body: { version } }));
    },
  };
}
