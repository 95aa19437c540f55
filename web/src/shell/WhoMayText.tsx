import { useQuery } from '@tanstack/react-query';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { whoCould } from '@waybill/domain/kernel/who-may.ts';
import { call } from '../kernel/client.ts';
import { useLocale, useSay } from '../kernel/i18n.tsx';
import { whoMayWords as words } from './who-may.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

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
  const locale = useLocale();
  const needed = (refusal ? whoCould(refusal, permission as Permission) : permission) as Permission | null;
  const { data } = useQuery({
    queryKey: ['roles.whoMay', needed],
    queryFn: ({ signal }) =>
      call('roles.whoMay', { query: { permission: needed as Permission }, signal, background: true }),
    enabled: needed !== null,
    staleTime: freshFor,
  });
  if (needed === null) return null;
  const who = data && [
    ...data.data.people.map(({ name, role }) => say(words.person, { name, role: localName(role, locale) })),
    ...data.data.roles.map((role) => say(words.elsewhere, { role: localName(role, locale) })),
  ];
  return (
    <span role="status">
      {who && (who.length === 0 ? say(words.nobody) : say(words.couldDo, { who: who.join(say(commonWords.comma)) }))}
    </span>
  );
}
