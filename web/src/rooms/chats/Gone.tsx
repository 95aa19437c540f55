import { MessageSquareOff } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { chatPageWords as words } from './chat-page.words.ts';

/** A conversation that is not the viewer's, or not any more. */
export function Gone() {
  const say = useSay();
  return (
    <EmptyState
      icon={MessageSquareOff}
      title={say(words.gone)}
      hint={say(words.goneHint)}
      action={
        <PageLink to="chat" search={{ open: 'people' }} className={buttonLook('plain')}>
          {say(words.back)}
        </PageLink>
      }
    />
  );
}
