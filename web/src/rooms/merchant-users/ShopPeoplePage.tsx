import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { OwnChannel } from './OwnChannel.tsx';
import { TeamOf } from './TeamOf.tsx';
import { teamWords } from './team.words.ts';

/** `/shop/people`: the owner of a shop invites and removes its people (U-01). */
export function ShopPeoplePage() {
  const say = useSay();
  const { merchant } = useUser();
  return (
    <>
      <PageHead title={say(teamWords.title)} />
      {merchant && <TeamOf customerId={merchant.id} />}
      <OwnChannel />
    </>
  );
}
