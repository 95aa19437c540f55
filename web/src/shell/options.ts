import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import type { OptionSource } from '@waybill/contract/kernel/list.ts';
import { useLocale } from '../kernel/i18n.tsx';
import { cachedCall } from '../kernel/lists.ts';
import type { Option } from '../ui/inputs/option-search.ts';

/** The stored value of a record: ids are numbers, roles use their slug. */
type ValueOf<Source extends OptionSource> = Source extends 'role' ? string : number;

const calls = {
  branch: 'branches.all',
  branch_collection: 'branches.allCollections',
  role: 'roles.all',
  company: 'customers.allCompanies',
  region: 'places.regions',
  township: 'places.townships',
  expense_category: 'expense_categories.all',
  bank_account: 'bank_accounts.all',
  payment_channel: 'payment_channels.all',
} as const satisfies Record<OptionSource, EndpointId>;

type RowOf<Source extends OptionSource> = CallOutput<(typeof calls)[Source]>['data'][number];

export interface Options<Source extends OptionSource> {
  /** Empty while the list is loading or when it cannot be loaded. */
  readonly options: readonly Option<ValueOf<Source>>[];
  readonly rows: readonly RowOf<Source>[];
  readonly loading: boolean;
  /** Returns the name of a value; the value itself when the list does not have it. */
  readonly nameOf: (value: string | number) => string;
}

/** For a component whose source is optional: requests nothing. */
const nothing: Options<never> = { options: [], rows: [], loading: false, nameOf: String };

/**
 * Returns the options of a select whose options are records, in the reader's language, from a cached list (E-09).
 *
 * @example const { options } = useOptions('branch'); <Multiselect options={options} … />
 */
export function useOptions<Source extends OptionSource>(source: Source | undefined): Options<Source> {
  const locale = useLocale();
  const { data, isPending } = useQuery({
    queryKey: ['options', source],
    queryFn: async () =>
      (await cachedCall(calls[source as Source], {}, source === 'branch' ? 'branch' : 'main')) as unknown as {
        readonly data: readonly RowOf<Source>[];
      },
    enabled: source !== undefined,
    staleTime: 60_000,
  });
  return useMemo(() => {
    if (source === undefined) return nothing as Options<Source>;
    const rows = data?.data ?? [];
    const options = rows.map((row) => optionOf(row, locale)) as Option<ValueOf<Source>>[];
    const names = new Map(options.map((option) => [String(option.value), option.label]));
    return { options, rows, loading: isPending, nameOf: (value) => names.get(String(value)) ?? String(value) };
  }, [source, data, isPending, locale]);
}

function optionOf(row: RowOf<OptionSource>, locale: Parameters<typeof localName>[1]): Option<string | number> {
  const label = localName(row, locale);
  if ('slug' in row) return { value: row.slug, label };
  const detail = 'code' in row ? row.code : 'postcode' in row ? row.postcode : null;
  return detail === null ? { value: row.id, label } : { value: row.id, label, detail };
}
