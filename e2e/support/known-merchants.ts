import type { Product } from './journey.ts';

/** Returns customers as in a user's list, with unmasked personal data. */
export async function knownMerchants(
  asker: Awaited<ReturnType<Product['as']>>,
  query: { type?: string; status?: string; search?: string } = { type: 'merchant', status: 'active' },
) {
  const { data: rows } = await asker.call('customers.list', { query });
  return Promise.all(
    rows.slice(0, 5).map(async ({ id }) => (await asker.call('customers.showDetails', { params: { id } })).data),
  );
}
