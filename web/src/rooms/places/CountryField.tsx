import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { Country } from '@waybill/contract/rooms/places/places.contract.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { cachedCall } from '../../kernel/lists.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Multiselect } from '../../ui/inputs/Multiselect.tsx';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export interface CountryFieldProps {
  /** ISO 3166-1, two letters. */
  value: string | null;
  onChange: (code: string | null) => void;
  /** Other than 'Country'. */
  label?: string;
  required?: boolean;
  error?: ReactNode;
  disabled?: boolean;
}

/** A country by its name in the reader's language or by its two letters. @example <CountryField value={form.values.country} onChange={(code) => form.set('country', code)} /> */
export function CountryField(props: CountryFieldProps) {
  const { data, isPending } = useQuery({
    queryKey: ['options', 'country'],
    queryFn: () => cachedCall('places.countries'),
    staleTime: 60_000,
  });
  return <CountryFieldWith {...props} countries={data?.data ?? none} loading={isPending} />;
}
const none: readonly Country[] = [];

/** The same with a list that is given. */
export function CountryFieldWith({
  value,
  onChange,
  label,
  required,
  error,
  disabled,
  countries,
  loading,
}: CountryFieldProps & { countries: readonly Country[]; loading?: boolean }) {
  const say = useSay();
  const locale = useLocale();
  const options = useMemo(
    () =>
      countries.map((country) => ({ value: country.code, label: localName(country, locale), detail: country.code })),
    [countries, locale],
  );
  return (
    <Field label={label ?? say(commonFieldWords.country)} required={required} error={error}>
      <Multiselect
        options={options}
        value={value}
        onChange={onChange}
        loading={loading}
        disabled={disabled}
        allowEmpty={!required}
      />
    </Field>
  );
}
