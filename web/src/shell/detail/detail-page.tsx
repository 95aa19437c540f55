import type { ComponentType } from 'react';
import { Pencil } from 'lucide-react';
import type { StateFace } from '@waybill/contract/kernel/list.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageName } from '../../kernel/pages.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { inWorld, useWorld } from '../worlds.ts';
import type { ServerAction } from './ActionBar.tsx';
import { DetailPage, type DetailPageProps } from './DetailPage.tsx';
import { commandFaces, useRecordCommands, type RecordCommands } from './record-commands.tsx';
import { recordPage, type OpenRecord, type RecordPageOptions } from './record-page.tsx';
import type { RecordCall, RecordOf } from './use-record.ts';

export interface DetailPageOptions<Id extends RecordCall, Command extends string> extends Omit<
  RecordPageOptions<Id>,
  'crumb' | 'Content'
> {
  /** The title, the breadcrumb, and the name in the questions of its commands. */
  readonly name: (data: RecordOf<Id>, locale: Locale) => string;
  readonly faces: Readonly<Record<string, StateFace>>;
  readonly commands: RecordCommands<Command>;
  /** The page that changes it, which has the same parameter. */
  readonly edit: { readonly page: PageName; readonly word: Word };
  /** A hook: its parts, and whatever else of the page is not as usual. */
  readonly useDetail: (opened: OpenRecord<RecordOf<Id>>) => Pick<DetailPageProps, 'parts'> & Partial<DetailPageProps>;
}

/** What the usual record says of itself. */
interface Detailed {
  readonly id: number;
  readonly status: string;
  readonly actions: readonly ServerAction[];
  readonly may_edit: boolean;
}

/**
 * The page of a record with a life: its name and state, what may be done, the way to change it; its parts are the room's.
 *
 * @example export const CustomerDetailPage = detailPage({ call: 'customers.detail', param: 'customerId', topic: 'customers', list: 'customer.list', name: ({ name }) => name, faces: customerStateFaces, commands: customerCommands, edit: { page: 'customer.edit', word: words.edit }, useDetail });
 */
export function detailPage<const Id extends RecordCall, Command extends string>(
  options: DetailPageOptions<Id, Command>,
): ComponentType {
  const { name, faces, commands, edit, param, useDetail } = options;
  function Content(opened: OpenRecord<RecordOf<Id>>) {
    const say = useSay();
    const locale = useLocale();
    const { more, ...detail } = useDetail(opened);
    const search = inWorld(useWorld());
    const { give, window } = useRecordCommands(commands);
    const { id, status, actions, may_edit } = opened.data as unknown as Detailed;
    const title = name(opened.data, locale);
    return (
      <>
        <DetailPage
          title={title}
          state={faces[status]}
          actions={{ actions, faces: commandFaces(commands, { id, name: title }, give) }}
          more={
            <>
              {more}
              {may_edit && (
                <PageLink to={edit.page} params={{ [param]: id }} search={search} className={buttonLook('plain')}>
                  <Icon of={Pencil} />
                  {say.loose(edit.word)}
                </PageLink>
              )}
            </>
          }
          {...detail}
        />
        {window}
      </>
    );
  }
  return recordPage({ ...options, crumb: name, Content });
}
