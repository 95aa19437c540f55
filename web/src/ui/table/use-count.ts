import { useCallback } from 'react';
import { localDigits } from '@waybill/domain/kernel/digits.ts';
import { useLocale } from '../../kernel/i18n.tsx';

/** Says counts, row numbers and page numbers as people of the locale read them; money and codes stay Latin and are not its business. */
export function useCount(): (n: number) => string {
  const locale = useLocale();
  return useCallback((n: number) => localDigits(n, locale), [locale]);
}
