import { useMemo } from 'react';
import { Banknote, CalendarPlus, PackageOpen } from 'lucide-react';
import { holdMailList } from '@waybill/contract/rooms/hold-mails/hold-mails.columns.ts';
import type { HoldMailRow } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import { holdMailCommandWords, holdMailTabWords } from '@waybill/contract/rooms/hold-mails/hold-mails.words.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { decideHold } from '@waybill/domain/rooms/hold-mails/decide-hold.ts';
import {
  holdMailCommands,
  holdMailLife,
  holdMailTabNames,
  type HoldMailState,
} from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { refusedBy } from '../../shell/who-may.tsx';
import { reasonWord } from '../../shell/reasons.ts';
import { KeepBox } from './KeepBox.tsx';
import { useHoldCommands } from './use-hold-commands.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const tabs = holdMailTabNames.map((tab) => ({ value: tab, word: holdMailTabWords[tab], filters: { tab } }));
const opens = ({ id }: HoldMailRow): PageTarget => ({ name: 'hold-mail.detail', params: { holdId: id } });
const icons = { extend: CalendarPlus, release: PackageOpen, collect: Banknote } as const;

/** Parcels that the branch keeps for their receivers (N-30), and the box by which one more is kept. */
export function HoldMailListPage() {
  const say = useSay();
  const viewer = useViewer();
  const { give, window } = useHoldCommands();
  const rowActions = useMemo(
    () =>
      holdMailCommands.map((command): PageAction<HoldMailRow> => ({
        key: command,
        title: say(holdMailCommandWords[command].verb),
        icon: icons[command],
        hidden: ({ status }) => !holdMailLife.commands[command].from.includes(status as HoldMailState),
        refused: ({ status, branch }) => {
          const decided = decideHold(viewer, { status: status as HoldMailState, branch_id: branch.id }, command);
          return isRefusal(decided)
            ? refusedBy(say.loose(reasonWord(decided.code)), holdMailLife.commands[command].permission, decided)
            : undefined;
        },
        callback: (row) => give(row, command),
      })),
    [say, viewer, give],
  );
  const works = can(viewer, holdMailLife.commands.extend.permission) && viewer.branchId !== null;
  return (
    <>
      <ListPage
        definition={holdMailList}
        call="hold_mails.list"
        counts="hold_mails.count"
        page="hold-mail"
        tabs={tabs}
        opens={opens}
        live="hold_mail"
        searchHint={commonWords.codeNameOrPhone}
        rowActions={rowActions}
        actions={works && <KeepBox />}
      />
      {window}
    </>
  );
}
