import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { localName, type Named } from '@waybill/domain/kernel/locale.ts';
import type { OptionSource } from '@waybill/contract/kernel/list.ts';
import type { PlaceOption, RegionOption } from '@waybill/contract/rooms/places/places.contract.ts';
import type { ExpenseCategoryOption } from '@waybill/contract/rooms/expense-categories/expense-categories.contract.ts';
import type { BankAccountOption } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import type { BranchOption } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { useLocale } from '../kernel/i18n.tsx';
import { cachedGet } from '../kernel/lists.ts';
import type { Option } from '../ui/inputs/option-search.ts';

export interface RoleOption extends Named {
  readonly slug: string;
  readonly level: number;
  /** The signed-in person may assign this role. */
  readonly assignable: boolean;
}

interface Rows {
  branch: BranchOption;
  branch_collection: Named & { readonly id: number };
  role: RoleOption;
  company: Named & { readonly id: number };
  region: RegionOption;
  township: PlaceOption;
  expense_category: ExpenseCategoryOption;
  bank_account: BankAccountOption;
}
/** The stored value of a record: ids are numbers, roles use their slug. */
type ValueOf<Source extends OptionSource> = Source extends 'role' ? string : number;

const paths: Record<OptionSource, string> = {
  branch: '/api/branch/all',
  branch_collection: '/api/branch_collection/all',
  role: '/api/role/all',
  company: '/api/company/all',
  region: '/api/location/region',
  township: '/api/location/township',
  expense_category: '/api/expense-category/all',
  bank_account: '/api/bank-account/all',
};

export interface Options<Source extends OptionSource> {
  /** Empty while the list is loading or when it cannot be loaded. */
  readonly options: readonly Option<ValueOf<Source>>[];
  readonly rows: readonly Rows[Source][];
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
    queryFn: () =>
      cachedGet<{ data: Rows[Source][] }>(paths[source as Source], undefined, source === 'branch' ? 'branch' : 'main'),
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

function optionOf(row: Rows[OptionSource], locale: Parameters<typeof localName>[1]): Option<string | number> {
  const label = localName(row, locale);
  if ('slug' in row) return { value: row.slug, label };
  const detail = 'code' in row ? row.code : 'postcode' in row ? row.postcode : null;
  return detail === null ? { value: row.id, label } : { value: row.id, label, detail };
}
