import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isMasked, maskPersonal } from '@waybill/domain/kernel/personal-details.ts';
import { formatNrc, parseNrc, type NrcTownship } from '@waybill/domain/rooms/places/nrc.ts';
import { useLocale } from '../../kernel/i18n.tsx';
import { cachedCall } from '../../kernel/lists.ts';

/** Every known prefix, from the list that the browser keeps (E-09). */
export function useNrcTownships(wanted = true): readonly NrcTownship[] {
  const { data } = useQuery({
    enabled: wanted,
    queryKey: ['options', 'nrc'],
    queryFn: () => cachedCall('places.nrc'),
    staleTime: 60_000,
  });
  return useMemo(() => data?.data.townships ?? [], [data]);
}

/** Says a kept number in the reader's script; what is no number stays as it is. The list is fetched unless there is nothing to say (`wanted`). @example const nrc = useNrcText(); nrc(label.source_nrc) */
export function useNrcText(wanted = true): (text: string | null) => string {
  const townships = useNrcTownships(wanted);
  const locale = useLocale();
  return useCallback(
    (text) => {
      if (text === null) return '';
      // The digits that are hidden make no difference to the script of the others.
      const nrc = parseNrc(text.replace(/•+$/u, '0000'));
      if (!nrc) return text;
      const whole = formatNrc(nrc, locale === 'mm' ? 'mm' : 'en', townships);
      return isMasked(text) ? maskPersonal('identity', whole) : whole;
    },
    [townships, locale],
  );
}
