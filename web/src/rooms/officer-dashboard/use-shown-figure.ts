import { useCallback } from 'react';
import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { daysOfHours, figureRow, type OfficerFigure } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** How a figure is written; a dash where there is none. */
export function useShownFigure(): (figure: OfficerFigure, value: number | null) => string {
  const say = useSay();
  const locale = useLocale();
  return useCallback(
    (figure, value) => {
      if (value === null) return '–';
      switch (figureRow(figure).shown) {
        case 'percent':
          return say(commonWords.percent, { n: groupThousands(value) });
        case 'days':
          return say(commonWords.daysShort, { n: daysOfHours(value) });
        case 'kyat':
          return amountGroup([[value]], locale).totals[0] ?? '';
        case 'count':
          return groupThousands(value);
      }
    },
    [say, locale],
  );
}
