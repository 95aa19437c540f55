import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';

const queryKey = ['roles.matrix'];

/** All roles with their rights, asked again when somebody changes one. */
export function useMatrix() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => call('roles.matrix', { signal }) });
  useLive('role', () => void client.invalidateQueries({ queryKey }));
  return useMemo(
    () => ({
      roles: data?.data.roles,
      error,
      refetch: () => refetch(),
      /** Shows what saving has just answered, without asking again. */
      put: (saved: RoleRights) =>
        client.setQueryData<typeof data>(
          queryKey,
          (before) =>
            before && {
              data: {
                ...before.data,
                roles: before.data.roles.map((role) => (role.slug === saved.slug ? saved : role)),
              },
            },
        ),
    }),
    [data, error, refetch, client],
  );
}
