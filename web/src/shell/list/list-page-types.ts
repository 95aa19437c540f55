import type { LiveTopics } from '../../kernel/live.ts';
import type { ReactNode } from 'react';
import type { ListDefinition, OptionSource } from '@waybill/contract/kernel/list.ts';
import type { BulkAction } from '@waybill/contract/rooms/bulk/bulk-actions.ts';
import type { Form } from '@waybill/domain/kernel/form.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { LazyPart } from '../../kernel/lazy-part.tsx';
import type { PageName, PageParams, PageSearch, PageTarget } from '../../kernel/pages.ts';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import type { RowAction } from '../../ui/table/row-actions.ts';
import type { TableSelection } from '../../ui/table/table-parts.ts';
import type { ChosenRows } from './use-list-selection.ts';
import type { CountCall, ListCall, RowOf } from './list-call.ts';
import type { FormDialogProps } from '../form/FormWindow.tsx';

export interface ListTab {
  /** Value of the path's `{tab}`; also the key of its count. */
  readonly value: string;
  readonly word: Word;
  /** Filters that the tab sets on the server; they are removed from the search panel. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** Props of the dialog before a command, for one record or for many. */
export type BulkDialogProps = Pick<
  FormDialogProps<Form>,
  'title' | 'text' | 'yes' | 'danger' | 'submit' | 'success' | 'undo' | 'changes' | 'onClose'
>;

export interface ListBulkAction {
  /** The call to run on each record; `form` defines its body. */
  readonly call: BulkAction;
  /** The command on the same records that leads back (`inverseOf`); null where none does. */
  readonly undo?: string | null;
  /** Verb, count and object: 'Suspend {n} staff'. Used for the button, the question and the heading of the progress. */
  readonly label: Word;
  readonly icon?: IconSource;
  readonly tone?: 'danger';
  /** Effect of the action, shown with the question. */
  readonly text?: Word;
  /** The form to fill in, with the words of its fields. */
  readonly form?: Form;
  readonly fields?: Readonly<Record<string, Word>>;
  /** Cached lists of its fields that name a record. */
  readonly sources?: Readonly<Record<string, OptionSource>>;
  /** Instead of `form` and `fields`: a lazy part that asks for them, so that the form's rules are not in the first load. */
  readonly dialog?: LazyPart<BulkDialogProps>;
  /** Why it cannot be done now. */
  readonly refused?: string;
  /** The missing permission. */
  readonly lacks?: string;
}

export type ListBulkItem = ListBulkAction | ListBulkLink | ListBulkWindow;

/** An action on the chosen rows that opens another page, such as printing. */
export interface ListBulkLink {
  readonly key: string;
  /** As of an action: 'Print {n} labels'. */
  readonly label: Word;
  readonly icon?: IconSource;
  readonly opens: (chosen: ChosenRows) => PageTarget;
}

/** An action on the chosen rows that shows what it will do to each of them, and what became of it. */
export interface ListBulkWindow {
  readonly key: string;
  /** As of an action: 'Make {n} clearances'. */
  readonly label: Word;
  readonly icon?: IconSource;
  /** Maximum number of rows, which have to be ticked one by one, and the sentence that says so. */
  readonly most: { readonly rows: number; readonly word: Word };
  readonly window: LazyPart<BulkWindowProps>;
}

export interface BulkWindowProps {
  readonly ids: readonly number[];
  readonly title: string;
  /** `done` clears the ticks. */
  readonly onClose: (done: boolean) => void;
}

/** An action on a row; its target is a page of the product. */
export type PageAction<Row> = {
  [Name in PageName]: RowAction<Row, Name, PageParams<Name>, PageSearch<Name>>;
}[PageName];

export interface ListPageProps<Id extends ListCall> {
  readonly definition: ListDefinition;
  /** The call that returns its pages: 'staff.list'. */
  readonly call: Id;
  /** Name of this page, for the addresses of its tabs and pages. */
  readonly page: PageName;
  /** Instead of the definition's title. */
  readonly title?: Word;
  readonly tabs?: readonly ListTab[];
  /** Path parameter of the tab; 'tab' unless the source has another name. */
  readonly tabParam?: string;
  /** The call that returns the number of records per tab. */
  readonly counts?: CountCall;
  /** Filters that the page sets and the user cannot change. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Buttons of the head, the primary one last. */
  readonly actions?: ReactNode;
  /** The one action for an empty list: usually the primary button of the head, only for people with the permission. */
  readonly first?: ReactNode;
  /** Target of a row: by Enter, a press, or its main column as a link; `null` where the user may not open it. Must be a stable function. */
  readonly opens?: (row: RowOf<Id>) => PageTarget | null;
  /** Called on Enter instead of opening the row. */
  readonly onEnter?: (row: RowOf<Id>) => void;
  /** Must be stable, or the table redraws every row. */
  readonly rowActions?: readonly PageAction<RowOf<Id>>[];
  readonly bulk?: readonly ListBulkItem[];
  /** Custom cells, by column key. Must be stable, like `rowActions`. */
  readonly cells?: Readonly<Record<string, (row: RowOf<Id>) => ReactNode>>;
  /** Ticks by tracking code, history and select-all, where a list has them (P-04). */
  readonly selection?: Omit<TableSelection<RowOf<Id>>, 'ticked' | 'onSelect'>;
  /** Events after which the list is refetched; none for a list whose rows do not change while it is shown. */
  readonly live: LiveTopics;
  /** Hint that names the searched fields. */
  readonly searchHint?: Word;
  /** Names for values of filters that only links set, by key: the name of a merchant. */
  readonly filterNames?: Readonly<Record<string, string | undefined>>;
  /** Totals of the rows, or a note on them: beside the head. On a phone they unfold with the tools of the list, because the rows come first. */
  readonly figures?: ReactNode;
  /** Between the head and the search: tools used together with the list. */
  readonly above?: ReactNode;
}
