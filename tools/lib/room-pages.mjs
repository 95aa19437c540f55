/** Returns the web part of a new room: a page that shows its list, whose rows are closed and opened again; `title` is written as a word. */
export function pageFiles({ room, single, key, table, one, One, many }, title) {
  return {
    [`web/src/rooms/${room}/${room}.routes.tsx`]: `import type { PageRow } from '../../kernel/pages.ts';

export const ${one}Pages: PageRow[] = [
  {
    name: '${room}',
    path: '/${room}',
    title: ${title},
    access: { permission: '${table}.view' },
    load: async () => (await import('./${One}ListPage.tsx')).${One}ListPage,
  },
];
`,
    [`web/src/rooms/${room}/${single}-commands.ts`]: `import { DoorClosed, DoorOpen } from 'lucide-react';
import { ${one}CommandWords } from '@waybill/contract/rooms/${room}/${room}.words.ts';
import { ${one}Life, type ${One}Command } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import { call } from '../../kernel/client.ts';

/** Closing one of the ${many} and opening it again. */
export const ${one}Actions = {
  life: ${one}Life,
  words: ${one}CommandWords,
  icons: { close: DoorClosed, open: DoorOpen },
  send: (command: ${One}Command, id: number) => call(\`${key}.\${command}\`, { params: { id } }),
  changes: '${table}' as const,
};
`,
    [`web/src/rooms/${room}/${One}ListPage.tsx`]: `import { useMemo } from 'react';
import { ${one}List } from '@waybill/contract/rooms/${room}/${room}.columns.ts';
import type { ${One}Row } from '@waybill/contract/rooms/${room}/${room}.contract.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { ${One}Command } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { ${one}Actions } from './${single}-commands.ts';

/** The ${many} of the covered branches. */
export function ${One}ListPage() {
  const say = useSay();
  const viewer = useViewer();
  const { give } = useRecordCommands(${one}Actions);
  const rowActions = useMemo(() => {
    const decide = (_: ${One}Row, command: ${One}Command) =>
      can(viewer, ${one}Actions.life.commands[command].permission) ? null : refuse('missing_permission');
    return rowCommands(say, ${one}Actions, decide, give);
  }, [say, viewer, give]);
  return (
    <ListPage definition={${one}List} call="${key}.list" page="${room}" live="${table}" rowActions={rowActions} />
  );
}
`,
  };
}
