import { Check, Gavel, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { gateParcelList } from '@waybill/contract/rooms/gate-slips/gate-slips.columns.ts';
import type { GateParcelRow } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import {
  gateCommandWords,
  gatePlaceFaces,
  gateSlipFieldWords,
} from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import type { GateCommand, GatePlace } from '@waybill/domain/rooms/gate-slips/decide-gate.ts';
import { gateLateForm } from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { reasonWord } from '../../shell/detail/ActionBar.tsx';
import { refusedBy } from '../../shell/who-may.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction, PageAction } from '../../shell/list/list-page-types.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { UncountedSlips } from '../gate-collections/gate-collections.door.ts';
import { GateWordDialog } from './GateWordDialog.tsx';
import { gateSlipPageWords as words } from './gate-slip-page.words.ts';

const placeTab = (place: GatePlace) => ({
  value: place,
  word: gatePlaceFaces[place].word,
  filters: { gate_place: place },
});
const late = { value: 'late', word: gateSlipFieldWords.overdue, filters: { overdue: 'yes' } };
const tabs = [placeTab('with_gate'), late, placeTab('delivered'), placeTab('back')];
const none: readonly ListBulkAction[] = [];
const countLate: readonly ListBulkAction[] = [
  {
    call: 'gate_slips.confirm_late',
    label: words.countLate,
    icon: Gavel,
    text: words.lateText,
    form: gateLateForm,
    fields: { late_reason: gateSlipFieldWords.late_reason },
  },
];
const opens = ({ gate_slip_id }: GateParcelRow): PageTarget => ({
  name: 'gate-slips.detail',
  params: { gateSlipId: gate_slip_id },
});

/** Parcels at bus gates (O-11): parcels nobody has reported on, and arrivals with the person who confirmed them. */
export function GateParcelsPage() {
  const say = useSay();
  const viewer = useViewer();
  const mayOpen = useMayOpen();
  const { tab } = usePageParams();
  const [request, ask] = useState<{ command: GateCommand; row: GateParcelRow } | null>(null);
  const rowActions = useMemo((): PageAction<GateParcelRow>[] => {
    const action = (command: GateCommand, icon: typeof Check): PageAction<GateParcelRow> => {
      const of = (row: GateParcelRow) => row.actions.find((one) => one.command === command);
      return {
        key: command,
        title: say.loose(gateCommandWords[command].verb),
        icon,
        callback: (row) => ask({ command, row }),
        hidden: (row) => of(row) === undefined,
        refused: (row) => {
          const { blocked = null, permission } = of(row) ?? {};
          return blocked === null ? undefined : refusedBy(say.loose(reasonWord(blocked)), permission);
        },
      };
    };
    return [action('confirm', Check), action('confirm_late', Gavel)];
  }, [say]);
  return (
    <>
      <ListPage
        definition={gateParcelList}
        call="gate_slips.parcels"
        counts="gate_slips.count"
        page="gate-slips"
        tabs={tabs}
        opens={opens}
        live="gate_slips"
        rowActions={rowActions}
        bulk={tab === late.value && can(viewer, 'label.decide') ? countLate : none}
        searchHint={words.search}
        above={<UncountedSlips />}
        actions={
          mayOpen('gate-slips.new') && (
            <PageLink to="gate-slips.new" className={buttonLook('main')}>
              <Icon of={Plus} />
              {say(titleOf('gate-slips.new'))}
            </PageLink>
          )
        }
      />
      {request && <GateWordDialog command={request.command} parcel={request.row} onClose={() => ask(null)} />}
    </>
  );
}
