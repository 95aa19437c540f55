import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { Option } from '../../ui/inputs/option-search.ts';
import { PhoneFinder } from './PhoneFinder.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** A merchant as a field shows them once chosen. */
export interface FoundMerchant {
  readonly id: number;
  readonly name: string;
  readonly phone: readonly string[];
}

const type: CustomerType = 'merchant';
const mostOffered = 8;

const queryOf = (text: string) => ({
  queryKey: ['customers.list', 'merchants', text.trim()] as const,
  staleTime: 30_000,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly FoundMerchant[]> => {
    const query = { type, search: text.trim(), per_page: mostOffered };
    const { data } = await call('customers.list', { query, signal, background: true });
    return data.map(({ id, business_name, customer_name, phone }) => ({
      id,
      name: business_name ?? customer_name,
      phone,
    }));
  },
});

/**
 * Finds a merchant by any part of a name or number. Suggests some merchants before anything is typed, unlike at the counter, where the number is that
 * of a present customer.
 *
 * @example <Field label={say(words.merchant)}><MerchantLookup onPick={choose} /></Field>
 */
export function MerchantLookup({ onPick }: { onPick: (merchant: FoundMerchant) => void }) {
  const say = useSay();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { data } = useQuery({ ...queryOf(text), placeholderData: keepPreviousData });
  const options = useMemo(() => optionsOf(data ?? []), [data]);
  const pick = (id: string) => {
    const known = client
      .getQueriesData<readonly FoundMerchant[]>({ queryKey: ['customers.list', 'merchants'] })
      .flatMap(([, merchants]) => merchants ?? []);
    const merchant = known.find((one) => String(one.id) === id);
    if (merchant) onPick(merchant);
  };
  return (
    <PhoneFinder
      heading={say(commonWords.merchants)}
      names
      options={options}
      onText={setText}
      settle={async (typed) => optionsOf(await client.fetchQuery(queryOf(typed)))}
      onPick={pick}
    />
  );
}

const optionsOf = (merchants: readonly FoundMerchant[]): Option<string>[] =>
  merchants.map(({ id, name, phone }) => ({ value: String(id), label: name, detail: phone.join(', ') }));
