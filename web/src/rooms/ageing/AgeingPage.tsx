import { can } from '@waybill/domain/kernel/access.ts';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { LateCodList } from './LateCodList.tsx';
import { LateParcelList } from './LateParcelList.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Everything older than its promise, who has it, and the one next action (O-13). */
export function AgeingPage() {
  const viewer = useViewer();
  const { tab } = usePageParams();
  const tabs = [
    ...(can(viewer, 'label.view') ? [{ value: 'parcels', word: commonFieldWords.parcels }] : []),
    ...(can(viewer, 'cod.view') ? [{ value: 'cod', word: commonWords.cod }] : []),
  ];
  const shown = tabs.find(({ value }) => value === tab) ?? tabs[0];
  return shown?.value === 'cod' ? <LateCodList tabs={tabs} /> : <LateParcelList tabs={tabs} />;
}
