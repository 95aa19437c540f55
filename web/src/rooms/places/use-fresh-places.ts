import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { cachedLists } from '../../kernel/lists.ts';

/** After a change of places: the pages that show them are asked for again, and so are the kept lists that pickers are made of (E-09). */
export function useFreshPlaces(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const call of ['places.list', 'places.detail', 'places.search'])
      void client.invalidateQueries({ queryKey: [call] });
    void cachedLists
      .refresh()
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: ['options'] }));
  }, [client]);
}
