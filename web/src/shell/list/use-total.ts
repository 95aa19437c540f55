import { useSay } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { listWords } from './list.words.ts';

/** Formats the number of matching rows: "1,262", or "10,000+" where counting stopped. */
export function useTotal({ total, capped }: { readonly total: number; readonly capped: boolean }): string {
  const say = useSay();
  const count = useCount();
  return capped ? say(listWords.atLeast, { n: count(total) }) : count(total);
}
