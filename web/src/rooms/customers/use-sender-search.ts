import { useCallback, useMemo, useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerStateFaces } from '@waybill/contract/rooms/customers/customer-states.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { Option } from '../../ui/inputs/option-search.ts';

/** As on the server: fewer digits than this, the leading 0 not counted, find nobody. */
const digitsNeeded = 4;
const staleTime = 30_000;

const queryOf = (phone: string) => ({
  queryKey: ['customers.lookup', phoneKey(phone)] as const,
  staleTime,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('customers.lookup', { query: { phone }, signal, background: true }),
});

const isSearchable = (text: string) => /^\d+$/.test(phoneKey(text)) && phoneKey(text).length >= digitsNeeded;
const none: readonly KnownSender[] = [];

/** The branch that knows this whole number where the viewer's own do not; the same answer as finding senders. */
export function useKnownElsewhere(phone: string | undefined): KnownBranch | null {
  const { data } = useQuery({ ...queryOf(phone ?? ''), enabled: phone !== undefined && isSearchable(phone) });
  return (phone !== undefined && data?.elsewhere) || null;
}
type KnownBranch = NonNullable<CallOutput<'customers.lookup'>['elsewhere']>;

/** Known senders under the phone that is being typed, as a PhoneFinder offers them: the likeliest first. */
export function useSenderSearch() {
  const say = useSay();
  const locale = useLocale();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { data } = useQuery({ ...queryOf(text), enabled: isSearchable(text), placeholderData: keepPreviousData });
  // Until the answer comes, what an earlier, shorter number found stays as far as it still fits.
  const found = useMemo(
    () =>
      isSearchable(text) && data
        ? data.data.filter((sender) => sender.phone.some((phone) => phoneKey(phone).startsWith(phoneKey(text))))
        : none,
    [data, text],
  );
  const optionsOf = useCallback(
    (senders: readonly KnownSender[]): Option<string>[] =>
      senders.map((sender) => ({
        // A sender who may not send says so before they are chosen.
        value: String(sender.id),
        label:
          sender.blocked === null
            ? sender.name
            : `${sender.name} · ${say(customerStateFaces[sender.status as AccountState].word)}`,
        detail: [sender.phone.join(', '), sender.address?.township ? localName(sender.address.township, locale) : '']
          .filter(Boolean)
          .join(' · '),
      })),
    [locale, say],
  );
  return {
    setText,
    options: useMemo(() => optionsOf(found), [optionsOf, found]),
    /** Waits for the options of a text, so that Enter right after the last digit does not come too early. */
    settle: async (typed: string) =>
      isSearchable(typed) ? optionsOf((await client.fetchQuery(queryOf(typed)).catch(() => ({ data: [] }))).data) : [],
    senderOf: (id: string) =>
      found.find((sender) => String(sender.id) === id) ??
      client
        .getQueriesData<{ data: KnownSender[] }>({ queryKey: ['customers.lookup'] })
        .flatMap(([, answer]) => answer?.data ?? [])
        .find((sender) => String(sender.id) === id),
  };
}
export type SenderSearch = ReturnType<typeof useSenderSearch>;
