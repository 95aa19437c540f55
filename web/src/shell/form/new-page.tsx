import type { ComponentType } from 'react';
import type { Form, FormValues } from '@waybill/domain/kernel/form.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import type { PageName, PageTarget } from '../../kernel/pages.ts';
import { useUser } from '../../kernel/session-store.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useFresh, type Fresh } from '../use-fresh.ts';
import { useWayBack } from '../way-back.ts';
import { FormPage } from './FormPage.tsx';
import { formWords } from './form.words.ts';
import { useForm, type FormModel } from './use-form.ts';

export interface NewPageOptions<F extends Form, Result> {
  readonly title: Word;
  /** Where cancelling leads. */
  readonly list: PageName;
  readonly form: F;
  readonly words: Readonly<Record<string, Word>>;
  /** Names the draft of a new one, as 'place'. */
  readonly draft: string;
  /** What it begins with. */
  readonly initial?: (user: ReturnType<typeof useUser>) => Readonly<Record<string, unknown>>;
  readonly create: (body: FormValues<F>, idempotencyKey: string) => Promise<Result>;
  readonly fresh: readonly Fresh[];
  /** Where saving leads; to the list unless given. */
  readonly leads?: (created: Result) => PageTarget;
  readonly Fields: ComponentType<{ readonly form: FormModel<F> }>;
}

/**
 * The page that makes a record.
 *
 * @example export const NewBranchPage = newPage({ title: branchMessages.create, list: 'branches', form: newBranchForm, words, draft: 'branch', create, fresh, Fields: BranchFields });
 */
export function newPage<const F extends Form, Result>(options: NewPageOptions<F, Result>): ComponentType {
  const { title, list, form: fields, words, draft, initial, create, fresh, leads, Fields } = options;
  return function NewPage() {
    const say = useSay();
    const toast = useToast();
    const go = usePageGo();
    const freshen = useFresh();
    const user = useUser();
    const back = useWayBack(list);
    const form = useForm(fields, {
      words,
      draft: `${draft}:new`,
      initial: initial?.(user),
      submit: (body, { idempotencyKey }) => create(body, idempotencyKey),
      onSaved: (created) => {
        toast.success(say(formWords.created));
        void freshen(fresh);
        const target = leads?.(created);
        if (target) go(target.name, { params: target.params, search: target.search, replace: true });
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
