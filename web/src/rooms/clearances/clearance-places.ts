import { kindOfNumber, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { recordTarget } from '../../kernel/page-links.ts';
import type { BarePageName, PageTarget, RecordPageName } from '../../kernel/pages.ts';

interface KindPlaces {
  /** The merchants with something for a document of this kind. */
  readonly ready: BarePageName;
  /** Page that previews a merchant's next document and makes it. */
  readonly make: BarePageName;
  readonly list: BarePageName;
  readonly detail: RecordPageName;
  /** Name of the document's id in its path, as the source spells it. */
  readonly param: string;
}

/** The pages of each kind of document. */
export const clearancePlaces: Readonly<Record<ClearanceKind, KindPlaces>> = {
  cod: {
    ready: 'cod-clearance.ready',
    make: 'cod-clearance.ready.detail',
    list: 'cod-clearance',
    detail: 'cod-clearance-detail',
    param: 'transactionId',
  },
  return: {
    ready: 'returns',
    make: 'returns.make',
    list: 'returns.collections',
    detail: 'returns.collection',
    param: 'collectionID',
  },
  credit: {
    ready: 'credit',
    make: 'credit.detail',
    list: 'credit.collections',
    detail: 'credit.collection',
    param: 'collectionID',
  },
};

/** The page of one document, by its kind or its number. @example documentPlace({ id: 7, number: 'CRD-26-000007' }) */
export function documentPlace({ id, number, kind }: { id: number; number: string; kind?: string }): PageTarget {
  const { detail } = clearancePlaces[(kind as ClearanceKind | undefined) ?? kindOfNumber(number)];
  return recordTarget(detail, id);
}
