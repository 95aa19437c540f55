import { fillFrame } from '../shell/frame-parts.ts';
import { Shell, type ShellProps } from '../shell/Shell.tsx';
import { recordSearches } from './record-searches.ts';
import { sidebar, thumb } from './sidebar.ts';

fillFrame({ sidebar, thumb, searches: recordSearches, help: async () => (await import('./help-tasks.ts')).tasksOf });

/** The shell with the entries and searches of every room. */
export function Frame(props: ShellProps) {
  return <Shell {...props} />;
}
