import type { ComponentType } from 'react';
import type { Form, FormValues } from '@waybill/domain/kernel/form.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { Changes } from '../../kernel/query-topics.ts';
import { usePageGo } from '../../kernel/page-hooks.ts';
import type { PageName, PageTarget } from '../../kernel/pages.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useChanged } from '../use-changed.ts';
import { useWayBack } from '../way-back.ts';
import { inWorld, useWorld } from '../worlds.ts';
import { draftIn } from './draft-in.ts';
import { FormPage } from './FormPage.tsx';
import { formWords } from './form.words.ts';
import { useForm, type FormModel } from './use-form.ts';

type Initial = Readonly<Record<string, unknown>>;

export interface NewPageOptions<F extends Form, Result, Begun extends Initial> {
  readonly title: Word;
  /** Target of cancelling. */
  readonly list: PageName;
  readonly form: F;
  readonly words: Readonly<Record<string, Word>>;
  /** Name of the new record's draft, such as 'place'. */
  readonly draft: string;
  /** A hook that returns the initial values, by the person or the address. */
  readonly useInitial?: () => Begun;
  readonly create: (body: FormValues<F>, idempotencyKey: string) => Promise<Result>;
  /** Topics that a new record changes. */
  readonly changes: Changes;
  /** Target after saving; the list by default. */
  readonly leads?: (created: Result, begun: Begun) => PageTarget | null;
  readonly Fields: ComponentType<{ readonly form: FormModel<F> }>;
}

const nothing = {};
const useNothing = (): Initial => nothing;

/**
 * Creates the page that adds a record.
 *
 * @example export const NewBranchPage = newPage({ title: branchMessages.create, list: 'branches', form: newBranchForm, words, draft: 'branch', create, changes: 'branch', Fields: BranchFields });
 */
export function newPage<const F extends Form, Result, Begun extends Initial = Initial>(
  options: NewPageOptions<F, Result, Begun>,
): ComponentType {
  const { title, list, form: fields, words, draft, create, changes, leads, Fields, useInitial = useNothing } = options;
  return function NewPage() {
    const say = useSay();
    const toast = useToast();
    const go = usePageGo();
    const changed = useChanged();
    const begun = useInitial() as Begun;
    const back = useWayBack(list);
    const { world } = inWorld(useWorld());
    const form = useForm(fields, {
      words,
      draft: `${draftIn(draft, world)}:new`,
      initial: begun,
      submit: (body, { idempotencyKey }) => create(body, idempotencyKey),
      onSaved: (created) => {
        toast.success(say(formWords.created));
        void changed(changes);
        const target = leads?.(created, begun);
        if (target) go(target, { replace: true });
        else back.go();
      },
    });
    return (
      <FormPage form={form} title={say.loose(title)} cancelHref={back.href} focusFirst>
        <Fields form={form} />
      </FormPage>
    );
  };
}
