import { useQuery } from '@tanstack/react-query';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { whoCould } from '@waybill/domain/kernel/who-may.ts';
import { call } from '../kernel/client.ts';
import { useSay } from '../kernel/i18n.tsx';
import { sayWhoMay } from './closed-pages.ts';

/** Milliseconds that an answer is reused: rights change seldom, and a menu asks for several actions at once. */
const freshFor = 60_000;

interface WhoMayTextProps {
  permission: string;
  /** Tells whether another person could do it at all. */
  refusal: Refusal | undefined;
}

/** Who could do it, by name in the user's branch and by role elsewhere; nothing when the reason is not a permission. Screen readers announce it once loaded. */
export function WhoMayText({ permission, refusal }: WhoMayTextProps) {
  const say = useSay();
  const needed = (refusal ? whoCould(refusal, permission as Permission) : permission) as Permission | null;
  const { data } = useQuery({
    queryKey: ['roles.whoMay', needed],
    queryFn: ({ signal }) =>
      call('roles.whoMay', { query: { permission: needed as Permission }, signal, background: true }),
    enabled: needed !== null,
    staleTime: freshFor,
  });
  if (needed === null) return null;
  return <span role="status">{data && sayWhoMay(say, data.data)}</span>;
}
