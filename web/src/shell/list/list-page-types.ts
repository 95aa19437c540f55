import type { LiveTopics } from '../../kernel/live.ts';
import type { ReactNode } from 'react';
import type { ListDefinition, OptionSource } from '@waybill/contract/kernel/list.ts';
import type { BulkAction } from '@waybill/contract/rooms/bulk/bulk-actions.ts';
import type { Form } from '@waybill/domain/kernel/form.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { LazyPart } from '../../kernel/lazy-part.tsx';
import type { PageTarget, PageName } from '../../kernel/pages.ts';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import type { RowAction } from '../../ui/table/row-actions.ts';
import type { TableSelection } from '../../ui/table/table-parts.ts';
import type { FormDialogProps } from '../form/FormDialog.tsx';
import type { Chosen } from './use-list-selection.ts';
import type { CountCall, ListCall, RowOf } from './list-call.ts';

export interface ListTab {
  /** The value of the path's `{tab}`; also the key of its count. */
  readonly value: string;
  readonly word: Word;
  /** What the tab means for the server; these filters leave the search panel. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** What the dialog before a command is told, be it for one record or for many. */
export type BulkDialogProps = Pick<
  FormDialogProps<Form>,
  'title' | 'text' | 'yes' | 'danger' | 'submit' | 'success' | 'fresh' | 'onClose'
>;

export interface ListBulkAction {
  /** The call that is done to each record; its body is what `form` asks for. */
  readonly call: BulkAction;
  /** Verb, count and object: 'Suspend {n} staff'. It is the button, the question and the heading of the progress. */
  readonly label: Word;
  readonly icon?: IconSource;
  readonly tone?: 'danger';
  /** What will happen, said with the question. */
  readonly text?: Word;
  /** What has to be filled in, with the words of its fields. */
  readonly form?: Form;
  readonly fields?: Readonly<Record<string, Word>>;
  /** The cached lists of its fields that name a record. */
  readonly sources?: Readonly<Record<string, OptionSource>>;
  /** Instead of `form` and `fields`: a lazy part that asks for them, so that the form's rules are no part of the first load. */
  readonly dialog?: LazyPart<BulkDialogProps>;
  /** Why it cannot be done now. */
  readonly refused?: string;
  /** The permission that it lacks. */
  readonly lacks?: string;
}

/** Something that is done with the chosen rows on another page, such as printing them. */
export interface ListBulkLink {
  readonly key: string;
  /** As of an action: 'Print {n} labels'. */
  readonly label: Word;
  readonly icon?: IconSource;
  readonly opens: (chosen: Chosen) => PageTarget;
}

/** What can be done with a row; where it leads is a page of the product. */
export type PageAction<Row> = RowAction<Row, PageName>;

export interface ListPageProps<Id extends ListCall> {
  readonly definition: ListDefinition;
  /** The call that answers its pages: 'staff.list'. */
  readonly call: Id;
  /** The name of this page, for the addresses of its tabs and pages. */
  readonly page: PageName;
  /** Other than the definition's title. */
  readonly title?: Word;
  readonly tabs?: readonly ListTab[];
  /** What the path calls its tab; 'tab' unless the source names it otherwise. */
  readonly tabParam?: string;
  /** The call that answers how many stand behind each tab. */
  readonly counts?: CountCall;
  /** Filters that the page sets and nobody can change. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The buttons of the head, the main one last. */
  readonly actions?: ReactNode;
  /** The one thing to do while there is nothing: usually the main button of the head, and only for whoever may. */
  readonly first?: ReactNode;
  /** Where a row leads: by Enter, a press, or its main column as a link; `null` where the viewer may not follow. The same function at every render. */
  readonly opens?: (row: RowOf<Id>) => PageTarget | null;
  /** What Enter on a row does, where that is more than to open it. */
  readonly onEnter?: (row: RowOf<Id>) => void;
  /** Stable, or the table draws every row again. */
  readonly rowActions?: readonly PageAction<RowOf<Id>>[];
  readonly bulk?: readonly (ListBulkAction | ListBulkLink)[];
  /** Cells that are more than their kind, by column key. Stable, as `rowActions`. */
  readonly cells?: Readonly<Record<string, (row: RowOf<Id>) => ReactNode>>;
  /** Ticks by tracking code, history and select-all, where a list has them (P-04). */
  readonly selection?: Omit<TableSelection<RowOf<Id>>, 'ticked' | 'onSelect'>;
  /** The events after which it is read again; none for a list whose rows do not change while it is shown. */
  readonly live: LiveTopics;
  /** What the search looks in. */
  readonly searchHint?: Word;
  /** What the values of filters that only links set are called, by their key: the name of a merchant. */
  readonly filterNames?: Readonly<Record<string, string | undefined>>;
  /** What the rows come to, or a note on them: beside the head. On a phone it unfolds with the tools of the list, because the rows come first. */
  readonly figures?: ReactNode;
  /** Between the head and the search: what is worked with while the list is seen. */
  readonly above?: ReactNode;
}
