import { useCallback, useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { localName } from '@waybill/contract/kernel/cell-text.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { call } from '../../kernel/client.ts';
import { useLocale } from '../../kernel/i18n.tsx';
import type { Option } from '../../ui/option-search.ts';

/** From so many digits on, the leading 0 not counted, known senders are looked for. */
const digitsNeeded = 5;
const staleTime = 30_000;

const queryOf = (phone: string) => ({
  queryKey: ['customers.lookup', phoneKey(phone)] as const, staleTime,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('customers.lookup', { query: { phone }, signal }),
});

const isAsked = (text: string) => /^\d+$/.test(phoneKey(text)) && phoneKey(text).length >= digitsNeeded;

/** Known senders under the phone that is being typed. */
export function useSenderSearch() {
  const locale = useLocale();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { data } = useQuery({ ...queryOf(text), enabled: isAsked(text) });
  const found = useMemo(() => (isAsked(text) ? (data?.data ?? []) : []), [data, text]);
  const optionsOf = useCallback((senders: readonly KnownSender[]): Option<string>[] => senders.map((sender) => ({
    value: String(sender.id), label: sender.name, detail: [sender.phone.join(', '), sender.address?.township ? localName(sender.address.township, locale) : ''].filter(Boolean).join(' · '),
  })), [locale]);
  return {
    setText, found, options: useMemo(() => optionsOf(found), [optionsOf, found]),
    /** What is offered for a text, waiting for the answer: Enter right after the last digit must not be too early. */
    settle: async (typed: string) => (isAsked(typed) ? optionsOf((await client.fetchQuery(queryOf(typed)).catch(() => ({ data: [] }))).data) : []),
    senderOf: (id: string) => found.find((sender) => String(sender.id) === id) ?? client.getQueriesData<{ data: KnownSender[] }>({ queryKey: ['customers.lookup'] }).flatMap(([, answer]) => answer?.data ?? []).find((sender) => String(sender.id) === id),
  };
}
export type SenderSearch = ReturnType<typeof useSenderSearch>;
