import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import { useUser } from '../../kernel/session-store.ts';
import { createStore, useStore, type Store } from '../../kernel/store.ts';
import { deviceVault, lifetimes } from '../../kernel/vault.ts';
import type { ColumnChoice } from '../../ui/table/columns.ts';
import { mendChoice, standardChoice } from './column-choice.ts';

/** The user's column choices by list and person, so that columns are shown at once when switching lists. */
const known = createStore<Readonly<Record<string, ColumnChoice>>>({});

export interface OwnChoice {
  readonly choice: ColumnChoice;
  readonly change: (choice: ColumnChoice) => void;
  readonly reset: () => void;
}

/** The user's own columns of a list on this device. */
export function useOwnChoice(definition: ListDefinition): OwnChoice {
  const name = `columns:${useUser().id}:${definition.name}`;
  const all = useStore(known);
  const choice = all[name];
  useEffect(() => {
    if (known.get()[name]) return;
    void deviceVault.get(name).then((kept) => {
      if (!known.get()[name]) remember(known, name, mendChoice(definition, kept));
    });
  }, [name, definition]);
  const change = useCallback(
    (next: ColumnChoice) => {
      remember(known, name, next);
      void deviceVault.put(name, next, lifetimes.mainCache);
    },
    [name],
  );
  const standard = useMemo(() => standardChoice(definition), [definition]);
  return { choice: choice ?? standard, change, reset: () => change(standard) };
}

function remember(store: Store<Readonly<Record<string, ColumnChoice>>>, name: string, choice: ColumnChoice): void {
  store.change((before) => ({ ...before, [name]: choice }));
}

/** The columns of an open saved view, until it is closed or changed by hand. */
export function useViewChoice(): {
  readonly of: (view: number) => ColumnChoice | undefined;
  readonly set: (view: number, choice: ColumnChoice | undefined) => void;
} {
  const [changed, setChanged] = useState<Readonly<Record<number, ColumnChoice | undefined>>>({});
  const set = useCallback(
    (view: number, choice: ColumnChoice | undefined) => setChanged((before) => ({ ...before, [view]: choice })),
    [],
  );
  return useMemo(() => ({ of: (view: number) => changed[view], set }), [changed, set]);
}
