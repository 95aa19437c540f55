import type { ComponentType, ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import type { Column, StateFace } from '@waybill/contract/kernel/list.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { recordTarget } from '../../kernel/page-links.ts';
import { TargetLink } from '../../kernel/PageLink.tsx';
import type { RecordPageName } from '../../kernel/pages.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { inWorld, useWorld } from '../worlds.ts';
import type { ServerAction } from './ActionBar.tsx';
import { DetailPage, type DetailPageProps, type DetailPart } from './DetailPage.tsx';
import { pairsOf, type PagePart } from './facts.tsx';
import { usePageCommands, type PageCommands } from './page-commands.tsx';
import { recordPage, type OpenRecord, type RecordPageOptions } from './record-page.tsx';
import type { RecordCall, RecordOf } from './use-record.ts';

export interface DetailPageOptions<Id extends RecordCall, Command extends string, Key extends string> extends Omit<
  RecordPageOptions<Id>,
  'crumb' | 'Content'
> {
  /** The title, the breadcrumb, and the name in the questions of its commands. */
  readonly name: (data: RecordOf<Id>, locale: Locale) => string;
  /** The title where it is more than the name. */
  readonly title?: (data: RecordOf<Id>, locale: Locale) => ReactNode;
  readonly faces?: Readonly<Record<string, StateFace>>;
  /** After the state: an amount, a kind. */
  readonly note?: (data: RecordOf<Id>, locale: Locale) => ReactNode;
  readonly commands?: PageCommands<RecordOf<Id>, Command>;
  /** Returns the actions that the server offers, where they are not in the member `actions`. */
  readonly actions?: (data: RecordOf<Id>) => readonly ServerAction[];
  /** The page that changes it. */
  readonly edit?: { readonly page: RecordPageName; readonly word: Word };
  /** The list whose columns the facts name. */
  readonly definition?: { readonly columns: readonly Column<Key>[] };
  readonly parts?: readonly PagePart<RecordOf<Id>, NoInfer<Key>>[];
  /** Further buttons before those of the commands: print, journals. */
  readonly More?: ComponentType<OpenRecord<RecordOf<Id>>>;
  /** Under the head: what has to happen next. */
  readonly Above?: ComponentType<OpenRecord<RecordOf<Id>>>;
  /** A hook: what was done to the record, by whom and when. */
  readonly useHistory?: (data: RecordOf<Id>) => ReactNode;
  /** A hook: whatever of the page is not as usual. Its parts come after the others. */
  readonly useDetail?: (opened: OpenRecord<RecordOf<Id>>) => Partial<DetailPageProps>;
}

/** Members that a record usually has. */
interface Detailed {
  readonly id: number;
  readonly status?: string;
  readonly actions?: readonly ServerAction[];
  readonly may_edit?: boolean;
}

const nothing = () => undefined;
const noDetail = (): Partial<DetailPageProps> => ({});
const noCommands = { words: {}, each: {} };

/**
 * The page of a record: its name and state, what may be done, its facts and parts, the way to change it, its history.
 *
 * @example export const TransferPage = detailPage({ call: 'transfers.detail', param: 'transferId', topic: 'transfer', list: 'transfer', name: ({ number }) => number, faces: transferStateFaces, commands, definition: transferList, parts: [{ key: 'what', title: words.what, facts: ['amount', 'fee'] }], useHistory: historyOf('transfers') });
 */
export function detailPage<const Id extends RecordCall, Command extends string = never, Key extends string = never>(
  options: DetailPageOptions<Id, Command, Key>,
): ComponentType {
  const { name, title = name, faces, note, edit, definition, More, Above } = options;
  const { parts = [], commands = noCommands, useHistory = nothing, useDetail = noDetail } = options;
  type Data = RecordOf<Id>;
  const withTopic = { changes: options.topic ?? [] };
  function Content(opened: OpenRecord<Data>) {
    const { data } = opened;
    const say = useSay();
    const locale = useLocale();
    const history = useHistory(data);
    const { more, parts: own = [], ...detail } = useDetail(opened);
    const search = inWorld(useWorld());
    const { faces: buttons, window } = usePageCommands<Data>({ ...withTopic, ...commands }, opened, name(data, locale));
    const { id, status, actions: offered, may_edit } = data as unknown as Detailed;
    const actions = options.actions?.(data) ?? offered;
    const fixed = parts
      .filter(({ shown }) => shown?.(data) !== false)
      .map(({ Content: Drawn, facts, blanks, shown: _, ...part }): DetailPart => ({
        ...part,
        title: say.loose(part.title),
        ...(facts
          ? {
              pairs: pairsOf(
                { say, locale },
                definition?.columns ?? [],
                { facts, ...(blanks ? { blanks } : {}) },
                data,
              ),
            }
          : {}),
        ...(Drawn ? { content: <Drawn {...opened} /> } : {}),
      }))
      .filter(({ pairs, content }) => content !== undefined || (pairs ?? []).length > 0);
    return (
      <>
        <DetailPage
          title={title(data, locale)}
          state={status === undefined ? undefined : faces?.[status]}
          note={note?.(data, locale)}
          actions={actions && { actions, faces: buttons }}
          above={Above && <Above {...opened} />}
          more={
            <>
              {More && <More {...opened} />}
              {more}
              {edit && may_edit && (
                <TargetLink to={{ ...recordTarget(edit.page, id), search }} className={buttonLook('plain')}>
                  <Icon of={Pencil} />
                  {say.loose(edit.word)}
                </TargetLink>
              )}
            </>
          }
          parts={[...fixed, ...own]}
          history={history}
          {...detail}
        />
        {window}
      </>
    );
  }
  return recordPage({ ...options, crumb: name, Content });
}
