import { LifeBuoy } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { ticketsAboutWords as words } from './tickets-about.words.ts';

/** From a record to a new ticket about it, in two presses. `about` is what the new ticket is told. */
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
