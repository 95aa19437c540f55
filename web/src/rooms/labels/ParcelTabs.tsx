import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { hrefOf, useMayOpen } from '../../kernel/page-links.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { labelPageWords as words } from './label-page.words.ts';
import { statusWord } from './step-words.ts';

const pages = {
  overview: { name: 'label-detail', param: 'labelId' },
  progress: { name: 'label-shipping', param: 'labelId' },
  movements: { name: 'parcel-detail', param: 'id' },
} as const;

/** The tabs of a parcel's page: the source's three addresses each choose one (N-11, N-12, N-15). */
export function ParcelTabs({ id, current }: { id: number; current: keyof typeof pages }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <Tabs
      label={say(words.tabs)}
      current={current}
      tabs={(Object.keys(pages) as (keyof typeof pages)[])
        .filter((key) => mayOpen(pages[key].name))
        .map((key) => ({ key, label: say(words[key]), href: hrefOf(pages[key].name, { [pages[key].param]: id }) }))}
    />
  );
}

/** What comes next and at which branch, for viewers who do not take that step themselves. */
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
