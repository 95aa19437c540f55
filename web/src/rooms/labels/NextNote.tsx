import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { labelPageWords as words } from './label-page.words.ts';
import { statusWord } from './step-words.ts';

/** Names the next step and its branch, for viewers who do not take that step themselves. */
export function NextNote({ shipping }: { shipping: Shipping }) {
  const say = useSay();
  const locale = useLocale();
  if (shipping.next === null || shipping.steps.some(({ usual, blocked }) => usual && blocked === null)) return null;
  const status = say.loose(statusWord(shipping.next));
  return (
    <>
      {say(words.nextStep, { status })}
      {shipping.next_branch && ` · ${localName(shipping.next_branch, locale)}`}
    </>
  );
}
