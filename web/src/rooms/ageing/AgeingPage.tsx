import { can } from '@waybill/domain/rooms/roles/access.ts';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { ageingPageWords as words } from './ageing-page.words.ts';
import { LateCodList } from './LateCodList.tsx';
import { LateParcelList } from './LateParcelList.tsx';

/** Everything older than its promise, who has it, and the one next action (O-13). */
export function AgeingPage() {
  const viewer = useViewer();
  const { tab } = usePageParams();
  const tabs = [
    ...(can(viewer, 'label.view') ? [{ value: 'parcels', word: words.parcels }] : []),
    ...(can(viewer, 'cod.view') ? [{ value: 'cod', word: words.cod }] : []),
  ];
  const shown = tabs.find(({ value }) => value === tab) ?? tabs[0];
  return shown?.value === 'cod' ? <LateCodList tabs={tabs} /> : <LateParcelList tabs={tabs} />;
}
