import { loadWhenIdle } from '../kernel/lazy-part.tsx';
import { fillFrame } from '../shell/frame-parts.ts';
import { Shell, type ShellProps } from '../shell/Shell.tsx';
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
  return <Shell {...props} />;
}
