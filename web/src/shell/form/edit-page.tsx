import { useState, type ComponentType, type ReactNode } from 'react';
import type { Form, FormValues } from '@waybill/domain/kernel/form.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import type { Changes } from '../../kernel/query-topics.ts';
import { hrefTo } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import type { OpenRecord, RecordPageOptions } from '../detail/record-page.tsx';
import { recordPage } from '../detail/record-page.tsx';
import { readRecord, type RecordCall, type RecordOf } from '../detail/use-record.ts';
import { useChanged } from '../use-changed.ts';
import { useWayBack } from '../way-back.ts';
import { inWorld, useWorld } from '../worlds.ts';
import type { EditorsProps } from './Editors.tsx';
import { FormPage } from './FormPage.tsx';
import { draftIn } from './draft-in.ts';
import { useForm, type FormModel } from './use-form.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Parts of the page that a room renders itself. */
type Part<Data> = ComponentType<{ readonly data: Data; readonly leave: () => void }>;

export interface EditPageOptions<Id extends RecordCall, F extends Form> extends Omit<
  RecordPageOptions<Id>,
  'Content' | 'crumb'
> {
  /** Name of the record: the title, and the breadcrumb unless a heading is given. */
  readonly title: (data: RecordOf<Id>, locale: Locale) => string;
  readonly crumb?: RecordPageOptions<Id>['crumb'];
  /** Page heading instead of the record's name. */
  readonly heading?: Word;
  /** Kind of record, which separates its editors and drafts from those of other kinds. */
  readonly room: EditorsProps['room'];
  readonly draft: string;
  readonly form: F | ((data: RecordOf<Id>) => F);
  readonly words: Readonly<Record<string, Word>>;
  /** Returns the record by the field names of its form, where they differ. */
  readonly initial?: (data: RecordOf<Id>) => Readonly<Record<string, unknown>>;
  /** Sends the values with the version that was read. */
  readonly save: (
    id: number,
    body: FormValues<F> & { version: number },
    idempotencyKey: string,
    data: RecordOf<Id>,
  ) => Promise<unknown>;
  /** Topics that saving changes, where they are more than the page's topic. */
  readonly changes?: Changes;
  /** Target after saving and cancelling; the list by default. */
  readonly leads?: (data: RecordOf<Id>) => PageTarget;
  /** Shown instead of the save button when the server reports that this person may not change the record. */
  readonly readOnly?: Word;
  readonly Fields: ComponentType<{ readonly form: FormModel<F>; readonly data: RecordOf<Id> }>;
  /** Beside the title: a state. */
  readonly Aside?: Part<RecordOf<Id>>;
  /** In the head: actions besides saving. */
  readonly Actions?: Part<RecordOf<Id>>;
  /** Beside the form: facts of the record that the form does not change. */
  readonly Side?: Part<RecordOf<Id>>;
  /** Below the form: its history. */
  readonly Below?: Part<RecordOf<Id>>;
}

interface EditedRecord {
  readonly id: number;
  readonly version: number;
  readonly may_edit?: boolean;
}

/**
 * Creates the page that changes a record: its form with the rules, the draft, conflict resolution, and the parts of the room.
 *
 * @example export const EditPlacePage = editPage({ call: 'places.detail', param: 'placeId', topic: 'place', list: 'places', room: 'places', draft: 'place', title: localName, form: editPlaceForm, words, save, Fields });
 */
export function editPage<const Id extends RecordCall, const F extends Form>(
  options: EditPageOptions<Id, F>,
): ComponentType {
  const { title, crumb = title, Below } = options;
  function Content({ data, leave }: OpenRecord<RecordOf<Id>>): ReactNode {
    return (
      <>
        <Edit options={options} data={data} leave={leave} />
        {Below && <Below data={data} leave={leave} />}
      </>
    );
  }
  return recordPage({ ...options, crumb, Content });
}

interface EditProps<Id extends RecordCall, F extends Form> {
  options: EditPageOptions<Id, F>;
  data: RecordOf<Id>;
  leave: () => void;
}

function Edit<const Id extends RecordCall, const F extends Form>({ options, data, leave }: EditProps<Id, F>) {
  const { title, heading, room, words, leads, list, listParams, readOnly, Fields, Aside, Actions, Side } = options;
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const go = usePageGo();
  const changed = useChanged();
  const back = useWayBack(list, listParams);
  const record = data as unknown as EditedRecord;
  const target = leads?.(data);
  const { world } = inWorld(useWorld());
  const [fields] = useState(() => (typeof options.form === 'function' ? options.form(data) : options.form));
  const initialOf = (of: RecordOf<Id>) => options.initial?.(of) ?? { ...(of as object) };
  const form = useForm(fields, {
    words,
    draft: `${draftIn(options.draft, world)}:${record.id}`,
    initial: initialOf(data),
    version: record.version,
    ...(options.readsOnce
      ? {
          reread: async () => {
            const now = await readRecord(options.call, record.id);
            return { version: (now as unknown as EditedRecord).version, current: initialOf(now) };
          },
        }
      : {}),
    submit: (values, { version, idempotencyKey }) =>
      options.save(record.id, { ...values, version }, idempotencyKey, data),
    onSaved: () => {
      toast.success(say(commonWords.savedSuccessfully));
      void changed(options.changes ?? options.topic ?? []);
      if (target) go(target, { replace: true });
      else leave();
    },
  });
  return (
    <FormPage
      form={form}
      // Sandbox ids are not ids of the operator's records.
      {...(world ? {} : { record: { room, id: record.id } })}
      title={heading ? say.loose(heading) : title(data, locale)}
      cancelHref={target ? hrefTo(target) : back.href}
      {...(Aside ? { aside: <Aside data={data} leave={leave} /> } : {})}
      {...(Actions ? { actions: <Actions data={data} leave={leave} /> } : {})}
      {...(Side ? { side: <Side data={data} leave={leave} /> } : {})}
      {...(readOnly && record.may_edit === false ? { readOnly: say.loose(readOnly) } : {})}>
      <Fields form={form} data={data} />
    </FormPage>
  );
}
