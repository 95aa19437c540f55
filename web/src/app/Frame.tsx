import { loadWhenIdle } from '../kernel/lazy-part.tsx';
import { fillFrame } from '../shell/frame-parts.ts';
import { useUser } from '../kernel/session-store.ts';
import { Shell, type ShellProps } from '../shell/Shell.tsx';
import { FactorAgain } from './FactorAgain.tsx';
import { merchantMenu, merchantThumb } from './merchant-sidebar.ts';
import { menuMap, thumb } from './sidebar.ts';

const searches = async () => (await import('./record-searches.ts')).recordSearches;
loadWhenIdle(async () => void (await searches()));

fillFrame({
  menu: menuMap,
  thumb,
  merchantMenu,
  merchantThumb,
  inbox: async () => (await import('./generated/room-inbox.ts')).roomInbox,
  abouts: async () => (await import('./page-abouts.ts')).pageAbouts,
  searches,
  help: async () => (await import('./help-tasks.ts')).tasksOf,
  unsent: async (staffId) => (await import('./send-waiting.ts')).unsentOf(staffId),
  sendWaiting: async (staffId) => (await import('./send-waiting.ts')).sendWaiting(staffId),
});

export function Frame(props: ShellProps) {
  // Another shop of the same person starts with nothing of the shop before.
  return (
    <Shell key={useUser().merchant?.id ?? 0} {...props}>
      {props.children}
      <FactorAgain />
    </Shell>
  );
}
