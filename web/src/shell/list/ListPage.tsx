import { Clock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { withoutInside, type ListDefinition } from '@waybill/contract/kernel/list.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { BackLink } from '../Breadcrumbs.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { sayTime } from '../../kernel/today.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { PageHead } from '../PageHead.tsx';
import { ExportNotices } from './ExportNotices.tsx';
import type { ListBulkProps } from './ListBulk.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListCall } from './list-call.ts';
import type { ListPageProps } from './list-page-types.ts';
import { listWords } from './list.words.ts';
import { useShownJob } from './shown-jobs.ts';
import { useTotal } from './use-total.ts';
import { useListPage, type ListModel } from './use-list-page.ts';
import styles from './ListPage.module.css';

/**
 * A list of records by its definition: tabs, search, filters, sort, pages, columns, saved views, selection, bulk actions, export and live refresh, with all of
 * it in the address (N-35, P-01 to P-06, P-09). A room adds its own actions, cells and row targets.
 *
 * @example <ListPage definition={staffList} call="staff.list" page="staff" tabs={tabs} counts="staff.count" opens={(row) => ({ name: 'edit-staff', params: { staffID: row.id } })} />
 */
export function ListPage<Id extends ListCall>(given: ListPageProps<Id>) {
  const definition = useOwnDefinition(given.definition);
  const props = { ...given, definition };
  const { title = definition.title, actions, above, figures } = props;
  const say = useSay();
  const model = useListPage(props);
  const onPhone = useMedia(phone);
  const [unfolded, unfold] = useState(false);
  const [codePlace, setCodePlace] = useState<HTMLElement | null>(null);
  const [jobPlace, setJobPlace] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.page} data-list={definition.name} data-folded={(onPhone && !unfolded) || undefined}>
      <PageHead
        compact
        before={onPhone && <BackLink />}
        title={say(title)}
        aside={<Total model={model} />}
        actions={actions}>
        {!onPhone && figures}
      </PageHead>
      <div className={styles.ways}>
        <ListTabs model={model} tabs={props.tabs} />
        <div ref={setCodePlace} className={styles.code} />
      </div>
      {above}
      <ListSearch definition={definition} model={model} hint={props.searchHint} names={props.filterNames}>
        <ListToolbar definition={definition} model={model} fold={{ open: unfolded, toggle: () => unfold(!unfolded) }} />
      </ListSearch>
      {onPhone && unfolded && figures}
      <ExportNotices />
      <Notices model={model} />
      <div ref={setJobPlace} className={styles.job} />
      <ListTable {...props} model={model} codePlace={codePlace} />
      <Bulk
        list={props as unknown as ListBulkProps['list']}
        model={model as unknown as ListBulkProps['model']}
        place={jobPlace}
      />
    </div>
  );
}

/** Returns the list as the person sees it: without the operator's own columns and filters for people of merchants. */
function useOwnDefinition(definition: ListDefinition): ListDefinition {
  const own = isMerchant(useViewer());
  return useMemo(() => (own ? withoutInside(definition) : definition), [own, definition]);
}

/** The number of matching rows; screen readers announce it after a search. */
function Total<Id extends ListCall>({ model: { data } }: { model: ListModel<Id> }) {
  const say = useSay();
  const totalText = useTotal(data);
  const time = sayTime(data.asOf);
  return (
    <span className={styles.total} role="status">
      {data.rows !== undefined && <span className={styles.number}>{totalText}</span>}
      {data.isEarlier && (
        <span className={styles.earlier} title={say(listWords.asOf, { time })}>
          <Icon of={Clock} />
          <span className={styles.words}>{say(listWords.asOf, { time })}</span>
          <span className={styles.time}>{time}</span>
        </span>
      )}
    </span>
  );
}

function ListTabs<Id extends ListCall>({ model, tabs }: { model: ListModel<Id>; tabs: ListPageProps<Id>['tabs'] }) {
  const say = useSay();
  const { tab, data } = model;
  const shown = useMemo(
    () => (tabs ?? []).map((one) => ({ key: one.value, label: say(one.word), count: data.counts?.[one.value] })),
    [tabs, say, data.counts],
  );
  if (tab === undefined) return null;
  return (
    <Tabs
      label={say(listWords.tabs)}
      tabs={shown.map((one) => ({ ...one, href: model.addressOfTab(one.key) }))}
      current={tab}
    />
  );
}

const ListBulk = lazyPart(async () => (await import('./ListBulk.tsx')).ListBulk);

/** Renders nothing before a row is ticked; a started job is shown until it is closed. */
function Bulk(props: ListBulkProps) {
  const { list, model } = props;
  const { chosen, frozen } = model.selection;
  const job = useShownJob(list.definition.name);
  return (chosen.total > 0 || frozen !== null || job !== undefined) && <ListBulk {...props} />;
}

const ListNotices = lazyPart(async () => (await import('./ListNotices.tsx')).ListNotices);

function Notices<Id extends ListCall>({
  model: { dropped, closeDropped, views, move, place },
}: {
  model: ListModel<Id>;
}) {
  if (dropped.length === 0 && !views.gone) return null;
  return (
    <ListNotices
      dropped={dropped}
      onDropped={closeDropped}
      gone={views.gone}
      onGone={() => move({ view: null, page: place.page }, { replace: true })}
    />
  );
}
