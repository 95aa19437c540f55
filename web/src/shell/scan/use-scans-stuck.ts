import { useStore } from '../../kernel/store.ts';
import { countWaiting, scanState } from './scan-state.ts';

/** Returns whether scans are waiting on this device without being sent. */
export function useScansStuck(): boolean {
  const state = useStore(scanState);
  return state.unsafe.length > 0 || (state.stuck && countWaiting(state) > 0);
}
