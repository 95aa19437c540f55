import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { customerPageWords as words } from './customer-page.words.ts';
import { PhoneFinder } from './PhoneFinder.tsx';
import { useSenderSearch } from './use-sender-search.ts';

export interface CustomerLookupProps {
  /** A known sender was taken, by Enter or a press. */
  onPick: (sender: KnownSender) => void;
  disabled?: boolean;
}

/**
 * Finds one known sender by phone while it is typed (F-06). A number that is not known finds nobody and stays as typed.
 * @example <Field label={say(words.phone)}><CustomerLookup onPick={fill} /></Field>
 */
export function CustomerLookup({ onPick, disabled }: CustomerLookupProps) {
  const say = useSay();
  const { options, setText, settle, senderOf } = useSenderSearch();
  const pick = (id: string) => {
    const sender = senderOf(id);
    if (sender) onPick(sender);
  };
  return (
    <PhoneFinder
      heading={say(words.lookup)}
      options={options}
      onText={setText}
      settle={settle}
      onPick={pick}
      disabled={disabled}
    />
  );
}
