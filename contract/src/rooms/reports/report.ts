import type { AccountKind, ExpenseName, FeeName } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { ServiceType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { customerScopes } from '@waybill/domain/rooms/reports/report-periods.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { AccessRule } from '@waybill/domain/kernel/access.ts';
import { list, type Column, type ListDefinition } from '../../kernel/list.ts';
import { branchFieldWords } from '../branches/branches.words.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { ledgerFieldWords } from '../ledger/ledger.words.ts';
import { reportColumns, type ReportRowsKind } from './report-columns.ts';
import { customerScopeWords, reportColumnWords } from './reports.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Which rows a report has, as data; the server reads each kind in `<kind>-rows.ts`. */
export type ReportRows =
  /** Entries of these statuses, with the amounts posted for each. */
  | {
      readonly of: 'steps';
      readonly statuses: readonly LabelStatus[];
      readonly services?: readonly ServiceType[];
      readonly sender?: 'walkin' | 'merchant';
    }
  /** Collected COD. */
  | { readonly of: 'cod' }
  /** Charges on a customer's account. */
  | { readonly of: 'credit' }
  /** Postings of accounts of these kinds, limited to `names` where given; with `transfers` also those of every transfer. */
  | {
      readonly of: 'postings';
      readonly kinds: readonly AccountKind[];
      readonly names?: readonly (FeeName | ExpenseName)[];
      readonly transfers?: true;
      /** Side that counts as positive. */
      readonly grows: 'debit' | 'credit';
    }
  /** Messages that were sent to people outside. */
  | { readonly of: 'messages' }
  /** Days of API keys. */
  | { readonly of: 'calls' }
  /** Days of tills. */
  | { readonly of: 'days' };

type ColumnKey<Of extends ReportRowsKind> = keyof (typeof reportColumns)[Of] & string;

interface ReportFace<Of extends ReportRowsKind> {
  /** The tab of `/report/{tab}`. */
  readonly key: string;
  readonly title: Word;
  /** The question that the report answers. */
  readonly question: Word;
  readonly access: AccessRule;
  readonly rows: ReportRows & { readonly of: Of };
  /** Name of the date that counts. */
  readonly counted: Word;
  readonly columns: readonly ColumnKey<Of>[];
  /** Columns that are summed; the first is charted. Money is always a sum of postings. */
  readonly sums: readonly ColumnKey<Of>[];
  /** Groupings of the rows; the first is the default. */
  readonly groups: readonly ColumnKey<Of>[];
  /** The rows belong to customers, so that the report can be filtered by one. */
  readonly customers: boolean;
  /** Columns of the printed report, if not day, subject, owner and sums. */
  readonly paper?: readonly ColumnKey<Of>[];
}

export interface Report {
  readonly key: string;
  readonly question: Word;
  readonly counted: Word;
  readonly rows: ReportRows;
  readonly sums: readonly string[];
  readonly groups: readonly string[];
  readonly customers: boolean;
  readonly paper?: readonly string[] | undefined;
  /** The rows as a list: columns, filters and access. Page, files and export job are derived from it. */
  readonly list: ListDefinition;
}

const day = 'day';
export const customerColumn = 'customer';

/**
 * Declares a report (decisions 14). Screen, sums, chart, sections, files and print are derived from it. A new one is a file like its neighbours and a
 * line in `reports.words.ts`; `npm run generate` registers it.
 *
 * @example export const deliveredReport = report({ key: 'delivered', ...reportWords.delivered, rows: { of: 'steps', statuses: ['delivered'] }, … });
 */
export function report<const Of extends ReportRowsKind>(face: ReportFace<Of>): Report {
  const { key, title, question, access, rows, counted, sums, groups, customers, paper } = face;
  const known: Readonly<Record<string, Omit<Column, 'key'>>> = reportColumns[rows.of];
  const columns = face.columns.map((name): Column => {
    const column = known[name];
    if (!column) throw new Error(`report ${key}: there is no column ${name}`);
    return { ...column, key: name };
  });
  return {
    key,
    question,
    counted,
    rows,
    sums,
    groups,
    customers,
    paper,
    list: list({
      name: `report_${key}`,
      title,
      about: question,
      access,
      sort: day,
      columns: columns.map((column) =>
        column.key === day
          ? { ...column, word: counted, sortable: true as const }
          : column.key === customerColumn
            ? { ...column, sortable: true as const }
            : column,
      ),
      filters: [
        { key: 'from', word: ledgerFieldWords.from, kind: 'date' },
        { key: 'to', word: ledgerFieldWords.to, kind: 'date' },
        { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch' },
        {
          key: 'branch_collection_id',
          word: branchFieldWords.branch_collection,
          kind: 'select',
          source: 'branch_collection',
        },
        {
          key: 'customers',
          word: reportColumnWords.customers,
          kind: 'select',
          options: customerScopes.map((value) => ({ value, word: customerScopeWords[value] })),
        },
        { key: 'customer_id', word: labelFieldWords.customer_id, kind: 'text', linked: true },
        { key: 'only', word: reportColumnWords.only, kind: 'text', linked: true },
      ],
    }),
  };
}
