import { useState, type ReactNode } from 'react';
import { Eye } from 'lucide-react';
import type { PersonalKind } from '@waybill/domain/kernel/personal-details.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { uiWords } from '../../ui/ui.words.ts';

/**
 * Returns personal details as the server masked them, and a button that fetches the whole ones (`show`), which leaves an audit line. Details that change
 * meanwhile are masked again.
 *
 * @example const { seen, button } = usePersonalDetails(label.source_phone, async () => (await readUnmaskedLabel(label.id)).source_phone);
 */
export function usePersonalDetails<Details>(
  masked: Details,
  show: () => Promise<Details>,
): {
  /** The details that are visible now. */
  readonly seen: Details;
  readonly shown: boolean;
  readonly button: ReactNode;
} {
  const say = useSay();
  const toast = useToast();
  const outside = isMerchant(useViewer());
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly whole: Details } | null>(null);
  const of = JSON.stringify(masked);
  const ask = async () => {
    setBusy(true);
    try {
      setAnswer({ of, whole: await show() });
    } catch (error) {
      toast.error(firstMessage(error));
    }
    setBusy(false);
  };
  const shown = answer?.of === of;
  return {
    seen: shown ? answer.whole : masked,
    shown,
    // People of merchants read their receivers' details whole.
    button:
      shown || outside ? null : (
        <Button small variant="quiet" icon={Eye} busy={busy} onClick={() => void ask()}>
          {say(uiWords.show)}
        </Button>
      ),
  };
}

/** One masked personal detail with its own button. `say` formats it for the reader. */
export function PersonalDetail({
  kind,
  text,
  show,
  say = (value) => value,
}: {
  kind: PersonalKind;
  text: string;
  show: () => Promise<string | null>;
  say?: (text: string) => string;
}) {
  const { seen, button } = usePersonalDetails<string | null>(text, show);
  return (
    <span>
      <span className={kind === 'bank_account' ? 'code' : undefined}>{say(seen ?? text)}</span> {button}
    </span>
  );
}
