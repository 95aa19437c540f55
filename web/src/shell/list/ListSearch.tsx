import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Filter, ListDefinition, OptionSource } from '@waybill/contract/kernel/list.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Chips } from '../../ui/layout/Chips.tsx';
import { SearchPanel, type SearchField, type SearchValues } from '../../ui/table/SearchPanel.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { usePreferences } from '../../kernel/preferences.ts';
import { useOptions, type Options } from '../options.ts';
import type { ListCall } from './list-call.ts';
import { searchLimit } from './list-state.ts';
import { listWords } from './list.words.ts';
import { useFilterKey } from './use-filter-key.ts';
import type { ListModel } from './use-list-page.ts';
import styles from './ListPage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const searchKey = 'search';

interface ListSearchProps<Id extends ListCall> {
  definition: ListDefinition;
  model: ListModel<Id>;
  hint: Word | undefined;
  /** Names for values of filters that only links set, by key. */
  names: Readonly<Record<string, string | undefined>> | undefined;
  /** View controls of the list, at the end of the same line. */
  children: ReactNode;
}

/** The search panel of a list and its active filters (P-06). A text waits for Enter or the button; a chosen option or day applies at once. */
export function ListSearch<Id extends ListCall>({ definition, model, hint, names, children }: ListSearchProps<Id>) {
  const say = useSay();
  const { place, move } = model;
  const filters = useMemo(
    () => definition.filters.filter((filter) => !(filter.key in model.fixed)),
    [definition, model.fixed],
  );
  const sources = useSources(filters);
  const onPhone = useMedia(phone);
  const beside = useMemo(() => (onPhone ? [] : filtersBeside(filters)), [onPhone, filters]);
  const fields = useFields(filters, beside, sources, hint);
  const question = useMemo<SearchValues>(() => ({ ...place.filters, [searchKey]: place.search || null }), [place]);
  const [typed, setTyped] = useTyped(question);
  const panel = useRef<HTMLDivElement>(null);
  useFilterKey(panel, usePreferences().singleKeys);

  const run = (values: SearchValues) =>
    move({ search: (values[searchKey] ?? '').slice(0, searchLimit), filters: chosenIn(filters, values) });
  const change = (values: SearchValues) => {
    setTyped(values);
    const chosen = filters.some(
      (filter) => filter.kind !== 'text' && (values[filter.key] ?? null) !== (typed[filter.key] ?? null),
    );
    if (chosen) run(values);
  };
  const chips = filters.flatMap((filter) =>
    place.filters[filter.key] === undefined || beside.includes(filter)
      ? []
      : [
          {
            key: filter.key as string,
            label: say(filter.word),
            value: names?.[filter.key] ?? filterText(filter, place.filters[filter.key] as string, sources, say),
          },
        ],
  );
  const take = (key: string) =>
    move({ filters: Object.fromEntries(Object.entries(place.filters).filter(([other]) => other !== key)) });
  const reset = () => {
    setTyped({});
    move({ search: '', filters: {} });
  };
  return (
    <>
      <div ref={panel} className={styles.bar}>
        <SearchPanel
          fields={fields}
          values={typed}
          onChange={change}
          onSearch={run}
          onReset={reset}
          busy={model.data.fetching && model.data.rows !== undefined}
        />
        {children}
      </div>
      <Chips chips={chips} onRemove={take} onClear={reset} />
    </>
  );
}

/** Maximum number of filters beside the search. */
const roomBeside = 2;

/** Returns the filters used every day, by the definition; the others unfold on request. */
function filtersBeside(filters: readonly Filter[]): readonly Filter[] {
  return filters.filter(({ common, linked }) => common === true && linked !== true).slice(0, roomBeside);
}

/** Search text that is not applied yet. A new address, by Back or a saved view, replaces it; text being typed in another field stays. */
function useTyped(question: SearchValues): [SearchValues, (values: SearchValues) => void] {
  const [typed, setTyped] = useState({ question, values: question });
  const values = useMemo(() => {
    const changed = Object.keys({ ...typed.question, ...question }).filter(
      (key) => (typed.question[key] ?? null) !== (question[key] ?? null),
    );
    return changed.length === 0
      ? typed.values
      : { ...typed.values, ...Object.fromEntries(changed.map((key) => [key, question[key] ?? null])) };
  }, [typed, question]);
  return [values, (next) => setTyped({ question, values: next })];
}

function chosenIn(filters: readonly Filter[], values: SearchValues): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap((filter) => (values[filter.key] ? [[filter.key, values[filter.key] as string]] : [])),
  );
}

type Sources = Readonly<Record<OptionSource, Options<OptionSource>>>;

function useSources(filters: readonly Filter[]): Sources {
  const wanted = (source: OptionSource) => (filters.some((filter) => filter.source === source) ? source : undefined);
  const branch = useOptions(wanted('branch'));
  const branchCollection = useOptions(wanted('branch_collection'));
  const role = useOptions(wanted('role'));
  const company = useOptions(wanted('company'));
  const region = useOptions(wanted('region'));
  const township = useOptions(wanted('township'));
  const expenseCategory = useOptions(wanted('expense_category'));
  const bankAccount = useOptions(wanted('bank_account'));
  const paymentChannel = useOptions(wanted('payment_channel'));
  return useMemo(
    () => ({
      branch,
      branch_collection: branchCollection,
      role,
      company,
      region,
      township,
      expense_category: expenseCategory,
      bank_account: bankAccount,
      payment_channel: paymentChannel,
    }),
    [branch, branchCollection, role, company, region, township, expenseCategory, bankAccount, paymentChannel],
  );
}

function useFields(
  filters: readonly Filter[],
  beside: readonly Filter[],
  sources: Sources,
  hint: Word | undefined,
): SearchField[] {
  const say = useSay();
  return useMemo(() => {
    const search: SearchField = {
      key: searchKey,
      label: say(commonFieldWords.search),
      type: 'input',
      placeholder: say(hint ?? listWords.searchHint),
    };
    return [
      search,
      ...filters
        .filter(({ linked }) => linked !== true)
        .map((filter): SearchField => {
          const face = { key: filter.key, label: say(filter.word), folded: !beside.includes(filter) };
          if (filter.kind === 'date') return { ...face, type: 'datetime' };
          if (filter.kind === 'text') return { ...face, type: 'input' };
          return {
            ...face,
            type: 'select',
            options: optionsOf(filter, sources, say),
            noneLabel: say(commonWords.all),
            loading: filter.source !== undefined && sources[filter.source].loading,
          };
        }),
    ];
  }, [filters, beside, sources, hint, say]);
}

const yesNo = [
  { value: 'yes', word: commonWords.yes },
  { value: 'no', word: commonWords.no },
];

function optionsOf(filter: Filter, sources: Sources, say: ReturnType<typeof useSay>) {
  if (filter.source)
    return sources[filter.source].options.map((option) => ({ ...option, value: String(option.value) }));
  const { options = yesNo } = filter;
  const further = options.findIndex((option) => 'more' in option);
  return options.map(({ value, word }, at) => ({
    value,
    label: say(word),
    ...(at === further ? { heading: say(commonWords.more) } : {}),
  }));
}

/** Returns the value of a filter as text. */
function filterText(filter: Filter, value: string, sources: Sources, say: ReturnType<typeof useSay>): string {
  if (filter.kind === 'date') return formatDate(value);
  if (filter.source) return sources[filter.source].nameOf(value);
  const word = (filter.options ?? (filter.kind === 'yes_no' ? yesNo : [])).find(
    (option) => option.value === value,
  )?.word;
  return word ? say(word) : value;
}
