import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { useAction } from '../../shell/use-action.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import type { AnswerDialogProps } from './AnswerDialog.tsx';
import { answerLinkWords as words } from './answer-link.words.ts';
import styles from './AnswerLink.module.css';

const AnswerDialog = lazyPart<AnswerDialogProps>(async () => (await import('./AnswerDialog.tsx')).AnswerDialog);

/**
 * Says that the sender is asked and until when. Who asks senders takes the link for them here, to copy it or to read it out; a merchant's person answers.
 * Nothing for any other parcel.
 */
export function AnswerLink({ shipping: { id, return_due, unanswered } }: { shipping: Shipping }) {
  const say = useSay();
  const viewer = useViewer();
  const run = useAction();
  const outside = isMerchant(viewer);
  const [answering, answer] = useState(false);
  const [link, setLink] = useState<{ due: string; url: string } | null>(null);
  if (return_due === null) return null;
  const take = async () => {
    const made = await run(() => call('public_pages.answerLink', { params: { id } }), {
      changes: 'tracking',
    });
    if (made) setLink({ due: return_due, url: new URL(made.data.path, window.location.origin).href });
  };
  return (
    <Callout tone="attention">
      <PromisedBy at={return_due}>
        {say(words[unanswered ?? 'return'], { at: formatDateTime(new Date(return_due)) })}
      </PromisedBy>
      {can(viewer, 'label.return') && (
        <div className={styles.link}>
          {link?.due === return_due ? (
            <>
              <code>{link.url}</code>
              <CopyButton words text={link.url} what={say(words.link)} />
            </>
          ) : (
            <Button
              small
              {...(outside ? { variant: 'main', ...AnswerDialog.openerProps } : { icon: Link2 })}
              onClick={() => (outside ? answer(true) : void take())}>
              {say(outside ? words.answer : words.make)}
            </Button>
          )}
        </div>
      )}
      {answering && <AnswerDialog labelId={id} onClose={() => answer(false)} />}
    </Callout>
  );
}
