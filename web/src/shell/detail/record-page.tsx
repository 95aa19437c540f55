import { useEffect, useRef, type ComponentType } from 'react';
import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageGo, usePageParams } from '../../kernel/page-hooks.ts';
import { hrefTo, pageOf } from '../../kernel/page-links.ts';
import type { PageName, PageTarget } from '../../kernel/pages.ts';
import type { PathParams } from '../../kernel/path.ts';
import { useWayBack } from '../way-back.ts';
import { inWorld, useWorld } from '../worlds.ts';
import { RecordStates } from './RecordStates.tsx';
import { useRecord, type RecordCall, type RecordOf } from './use-record.ts';

export interface OpenRecord<Data> {
  readonly data: Data;
  /** Shows what a command has just answered. */
  put(this: void, data: Data): void;
  /** Back to the list, as it was left. */
  readonly leave: () => void;
}

export interface RecordPageOptions<Id extends RecordCall> {
  readonly call: Id;
  /** Path parameter with the record's id. */
  readonly param: string;
  /** Topic of the live events that name the record when it changes. */
  readonly topic: LiveTopic | null;
  /** Merchants have no live events of it: while this is true, their page asks again and again. */
  readonly pollsWhile?: (data: RecordOf<Id>) => boolean;
  /** For a call that shows personal details: one read, and one audit line, per opening. */
  readonly readsOnce?: true;
  /** The page of its list: the link back, also when the record does not exist. */
  readonly list: PageName;
  /** Tab of that page, when it was not visited. */
  readonly listParams?: PathParams;
  /** Its list also shows the sandbox, and so does its page. */
  readonly worlds?: true;
  /** The page of a found record that has a page of another kind; it replaces this one. */
  readonly elsewhere?: (data: RecordOf<Id>) => PageTarget | null;
  /** Name of the record in the breadcrumbs. */
  readonly crumb: (data: RecordOf<Id>, locale: Locale) => string;
  readonly Content: ComponentType<OpenRecord<RecordOf<Id>>>;
}

/** Replaces this page by another one, once its address is known. */
function useRedirect(target: PageTarget | null): void {
  const go = usePageGo();
  const address = target && hrefTo(target);
  const latest = useRef(target);
  latest.current = target;
  useEffect(() => {
    if (address !== null && latest.current) go(latest.current, { replace: true });
  }, [address, go]);
}

/**
 * Creates the page of one record: reads it by the id in the address, refetches it when it changes, or shows why it is missing. Another record remounts the
 * page.
 *
 * @example export const CustomerDetailPage = recordPage({ call: 'customers.detail', param: 'customerId', topic: 'customers', list: 'customer.list', crumb: ({ name }) => name, Content: Customer });
 */
export function recordPage<const Id extends RecordCall>(options: RecordPageOptions<Id>): ComponentType {
  const { call, param, topic, pollsWhile, readsOnce, list, listParams, worlds, elsewhere, crumb, Content } = options;
  return function RecordPage() {
    const say = useSay();
    const locale = useLocale();
    const back = useWayBack(list, listParams);
    const world = useWorld();
    const query = useRecord(call, usePageParams()[param], topic, worlds && inWorld(world).world, {
      readsOnce,
      pollsWhile,
    });
    const other = (query.data && elsewhere?.(query.data)) ?? null;
    useRedirect(other);
    useCrumb(query.data && other === null ? crumb(query.data, locale) : undefined);
    const title = pageOf(list)?.title;
    if (other !== null) return null;
    return (
      <RecordStates query={query} backHref={back.href} backLabel={title ? say.loose(title) : ''}>
        {(data) => <Content key={(data as { id: number }).id} data={data} put={query.put} leave={back.go} />}
      </RecordStates>
    );
  };
}
