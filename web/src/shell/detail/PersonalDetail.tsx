import { useState, type ReactNode } from 'react';
import { Eye } from 'lucide-react';
import { maskPersonal, type PersonalKind } from '@waybill/domain/kernel/personal-details.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { detailWords } from './detail.words.ts';

/**
 * Hidden personal details and the button that shows them. They are shown once the server has noted it (`note`), so that nobody looks unseen.
 *
 * @example const { see, button } = usePersonalDetails(() => call('labels.showDetails', { params: { id } }));
 */
export function usePersonalDetails(note: () => Promise<unknown>): {
  /** The text as it may be seen now. */
  readonly see: (kind: PersonalKind, text: string) => string;
  readonly shown: boolean;
  readonly button: ReactNode;
} {
  const say = useSay();
  const toast = useToast();
  const [state, setState] = useState<'hidden' | 'busy' | 'shown'>('hidden');
  const show = async () => {
    setState('busy');
    try {
      await note();
      setState('shown');
    } catch (error) {
      setState('hidden');
      toast.error(firstMessage(error));
    }
  };
  const shown = state === 'shown';
  return {
    see: (kind, text) => (shown ? text : maskPersonal(kind, text)),
    shown,
    button: shown ? null : (
      <Button small variant="quiet" icon={Eye} busy={state === 'busy'} onClick={() => void show()}>
        {say(detailWords.show)}
      </Button>
    ),
  };
}

/** One hidden personal detail with its own button. `say`: how it is read in the reader's script. */
export function PersonalDetail({
  kind,
  text,
  note,
  say = (value) => value,
}: {
  kind: PersonalKind;
  text: string;
  note: () => Promise<unknown>;
  say?: (text: string) => string;
}) {
  const { see, button } = usePersonalDetails(note);
  return (
    <span>
      <span className={kind === 'bank_account' ? 'code' : undefined}>{see(kind, say(text))}</span> {button}
    </span>
  );
}
