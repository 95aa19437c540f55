import { useStore } from '../../kernel/store.ts';
import { countWaiting, scanState } from './scan-state.ts';

/** Scans wait on this device and do not go out by themselves just now. */
export function useScansStuck(): boolean {
  const state = useStore(scanState);
  return state.unsafe.length > 0 || (state.stuck && countWaiting(state) > 0);
}
