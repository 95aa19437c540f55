import { useLive } from '../../kernel/live.ts';
import { useChanged } from '../../shell/use-changed.ts';

/** Keeps a page of cash as it is: somebody else hands in, counts or sends. */
export function useLiveCash(): void {
  const changed = useChanged();
  useLive('handover', () => void changed('handover'));
}
