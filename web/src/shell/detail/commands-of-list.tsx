import type { PageCommand, PageCommands } from './page-commands.tsx';
import { commandLook, type RecordCommands } from './record-commands.tsx';

/** Returns the commands that a room has for its list as those of its page. */
export function pageCommands<Command extends string>(
  of: RecordCommands<Command>,
): PageCommands<{ readonly id: number }, Command> {
  const { dialog: Dialog } = of;
  const commandOf = (command: Command): PageCommand<{ readonly id: number }> => {
    const face = { icon: of.icons[command], ...commandLook(of, command) };
    if (!Dialog) return { ...face, send: ({ id }) => of.send(command, id, null) };
    return {
      ...face,
      Window: ({ data: { id }, dialog }) => (
        <Dialog {...dialog} submit={(body, { idempotencyKey }) => of.send(command, id, { body, idempotencyKey })} />
      ),
    };
  };
  const each = Object.fromEntries((Object.keys(of.life.commands) as Command[]).map((key) => [key, commandOf(key)]));
  return { words: of.words, each: each as PageCommands<{ readonly id: number }, Command>['each'], changes: of.changes };
}
