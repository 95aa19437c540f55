import { useMemo, useState } from 'react';
import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import { call } from '../../kernel/client.ts';
import type { Selected } from '../../ui/table/table-parts.ts';

/** All rows that matched at one moment, frozen by the server. */
export interface Frozen {
  readonly token: string;
  readonly total: number;
  readonly takenAt: string;
  /** The query when it was frozen: another query invalidates the selection. */
  readonly question: string;
}

/** The rows of a bulk action or an export. */
export type ChosenRows =
  | { readonly kind: 'ids'; readonly ids: readonly number[]; readonly total: number }
  | { readonly kind: 'frozen'; readonly token: string; readonly total: number; readonly takenAt: string };

export interface ListSelection {
  readonly ticked: ReadonlySet<string>;
  /** Number of ticked rows on this page. */
  readonly here: number;
  readonly frozen: Frozen | null;
  readonly chosen: ChosenRows;
  readonly select: (selected: Selected) => void;
  /** Freezes all matching rows. Throws the `ApiError` of a failure. */
  readonly selectAll: () => Promise<void>;
  readonly clear: () => void;
}

interface Options<Row> {
  readonly definition: ListDefinition;
  readonly rows: readonly Row[] | undefined;
  /** Search and filters of the server query, without page and sort. */
  readonly question: { readonly search: string; readonly filters: Readonly<Record<string, string>> };
  /** Another tab has other rows and actions, so it clears the ticks. */
  readonly tab: string | undefined;
}

/** The ticks of a list. They survive paging, sorting and live refreshes; "all that match" is frozen by the server and valid while the query is the same. */
export function useListSelection<Row extends { readonly id: number }>({
  definition,
  rows,
  question,
  tab,
}: Options<Row>): ListSelection {
  const [ticks, setTicks] = useState<{ tab: string | undefined; ids: ReadonlySet<string> }>({ tab, ids: new Set() });
  const [kept, setFrozen] = useState<Frozen | null>(null);
  const questionKey = JSON.stringify([question, tab]);
  const frozen = kept?.question === questionKey ? kept : null;
  const pageIds = useMemo(() => (rows ?? []).map((row) => String(row.id)), [rows]);
  const own = ticks.tab === tab ? ticks.ids : nothing;
  const ticked = useMemo(() => (frozen ? new Set([...own, ...pageIds]) : own), [frozen, own, pageIds]);
  const keep = (ids: Iterable<string>) => setTicks({ tab, ids: new Set(ids) });

  return {
    ticked,
    frozen,
    here: pageIds.filter((id) => ticked.has(id)).length,
    chosen: frozen
      ? { kind: 'frozen', token: frozen.token, total: frozen.total, takenAt: frozen.takenAt }
      : { kind: 'ids', ids: [...own].map(Number), total: own.size },
    select: ({ ids }) => {
      // Unticking one row of "all" keeps only the ticks of this page, because the user has not seen the other rows.
      setFrozen(null);
      keep(ids);
    },
    selectAll: async () => {
      const { data } = await call('bulk.select', {
        body: { list: definition.name, search: question.search, filters: { ...question.filters } },
      });
      setFrozen({ token: data.token, total: data.total, takenAt: data.taken_at, question: questionKey });
    },
    clear: () => {
      setFrozen(null);
      keep([]);
    },
  };
}

const nothing: ReadonlySet<string> = new Set();
