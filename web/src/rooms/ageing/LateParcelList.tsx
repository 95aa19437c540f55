import { useCallback, useMemo, useState } from 'react';
import { ageingParcelList } from '@waybill/contract/rooms/ageing/ageing.columns.ts';
import type { LateParcel } from '@waybill/contract/rooms/ageing/ageing.contract.ts';
import { parcelActionWords } from '@waybill/contract/rooms/ageing/ageing.words.ts';
import { labelStatusWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { ParcelAction } from '@waybill/domain/rooms/ageing/next-action.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListTab } from '../../shell/list/list-page-types.ts';
import { useListConditions } from '../clearances/clearances.door.ts';
import { OneAction } from '../labels/labels.door.ts';
import { LateBy } from './LateBy.tsx';
import { NextButton } from './NextButton.tsx';
import { useLateGroups } from './use-late-groups.tsx';
import { useNextRow } from './use-next-row.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: LateParcel): PageTarget => ({ name: 'label-detail', params: { labelId: row.label_id } });
/** Actions that have a page, instead of a dialog above the list. */
const elsewhere: Partial<Record<ParcelAction, (row: LateParcel) => PageTarget>> = {
  open_bag: (row) => ({ name: 'mailbags.detail', params: { mailbagId: row.mailbag_id ?? 0 } }),
  settle_missing: (row) =>
    row.missing_case_id === null
      ? opens(row)
      : { name: 'missing-case.detail', params: { caseId: row.missing_case_id } },
};

/** Late parcels: Enter or the button of a row does what comes next, or opens the page where that is done. */
export function LateParcelList({ tabs }: { tabs: readonly ListTab[] }) {
  const say = useSay();
  const locale = useLocale();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const question = useListConditions(ageingParcelList);
  const { button, groups } = useLateGroups({
    tab: 'parcels',
    live: 'labels',
    question,
    statusFilter: 'status',
    statusWord: (value) => labelStatusWords[value as LabelStatus],
  });
  const { goOn, leave } = useNextRow(ageingParcelList.name);
  const [request, setRequest] = useState<LateParcel | null>(null);
  const act = useCallback(
    (row: LateParcel) => {
      const page = elsewhere[row.next_action as ParcelAction]?.(row);
      if (row.own && !page) return setRequest(row);
      const to = page && mayOpen(page.name) ? page : opens(row);
      leave(row.id);
      go(to);
    },
    [go, mayOpen, leave],
  );
  const cells = useMemo(
    () => ({
      late_hours: (row: LateParcel) => <LateBy hours={row.late_hours} promised={row.promised_at} />,
      next_action: (row: LateParcel) => (
        <NextButton
          text={say(parcelActionWords[row.next_action as ParcelAction])}
          own={row.own}
          onPress={() => act(row)}
        />
      ),
      holder_branch: (row: LateParcel) =>
        [row.holder_staff, localName(row.holder_branch, locale)].filter(Boolean).join(' · '),
      next_branch: (row: LateParcel) => row.next_staff ?? (row.next_branch ? localName(row.next_branch, locale) : '–'),
    }),
    [say, locale, act],
  );
  const close = useCallback(
    (done: boolean) => {
      setRequest(null);
      if (done && request) void goOn(request.id);
    },
    [request, goOn],
  );
  return (
    <>
      <ListPage
        definition={ageingParcelList}
        call="ageing.parcels"
        counts="ageing.count"
        page="ageing"
        tabs={tabs}
        opens={opens}
        onEnter={act}
        cells={cells}
        live="labels"
        searchHint={commonWords.codePhoneName}
        actions={button}
        above={groups}
      />
      {request && (
        <OneAction
          key={request.id}
          labelId={request.label_id}
          action={request.next_action}
          collects={request.cod_charge}
          onClose={close}
        />
      )}
    </>
  );
}
