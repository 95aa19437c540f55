import { useCallback } from 'react';
import { localDigits } from '@waybill/domain/kernel/digits.ts';
import { useLocale } from '../../kernel/i18n.tsx';

/** Formats counts, row numbers and page numbers in the digits of the locale; money and codes stay Latin and do not use it. */
export function useCount(): (n: number) => string {
  const locale = useLocale();
  return useCallback((n: number) => localDigits(n, locale), [locale]);
}
