import { useLayoutEffect, type RefObject } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { offlineLabelWords as words } from './offline-labels.words.ts';
import type { LivePrice } from './use-live-price.ts';
import { useOfflineMaking, type OfflineMaking } from './use-offline-making.ts';

/** Makes labels while there is no line, and says so. Its form is shown without it, because most labels are made with one. */
export function OfflineMaker({ live, making }: { live: LivePrice; making: RefObject<OfflineMaking | null> }) {
  const say = useSay();
  const count = useCount();
  const offline = useOfflineMaking(live);
  useLayoutEffect(() => {
    making.current = offline;
  });
  if (!offline.isDown) return null;
  return (
    <Callout tone="attention" live>
      {offline.left > 0 ? say(words.canMake, { n: count(offline.left) }) : say(words.noCodes)}
    </Callout>
  );
}
