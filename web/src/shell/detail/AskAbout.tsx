import { LifeBuoy } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { ticketsAboutWords as words } from './tickets-about.words.ts';

/** Opens a new ticket about a record, in two presses. `about` fills in the new ticket. */
export function AskAbout({ about, small }: { about: Readonly<Record<string, string>>; small?: boolean }) {
  const say = useSay();
  return (
    useMayOpen()('support-ticket.create') && (
      <PageLink to="support-ticket.create" search={about} className={buttonLook('plain', small)}>
        <Icon of={LifeBuoy} />
        {say(words.ask)}
      </PageLink>
    )
  );
}
