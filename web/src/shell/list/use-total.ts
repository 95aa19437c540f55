import { useSay } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { listWords } from './list.words.ts';

/** How many rows match, as it is read: "1,262", or "10,000+" where nobody has counted to the end. */
export function useTotal({ total, capped }: { readonly total: number; readonly capped: boolean }): string {
  const say = useSay();
  const count = useCount();
  return capped ? say(listWords.atLeast, { n: count(total) }) : count(total);
}
