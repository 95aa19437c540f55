import { fillFrame } from '../shell/frame-parts.ts';
import { Shell, type ShellProps } from '../shell/Shell.tsx';
import { recordSearches } from './record-searches.ts';
import { sidebar } from './sidebar.ts';

fillFrame({ sidebar, searches: recordSearches });

/** The shell with the entries and searches of every room. */
export function Frame(props: ShellProps) {
  return <Shell {...props} />;
}
