import { useMemo } from 'react';
import type { branchCollectionForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import type { Option } from '../../ui/inputs/option-search.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { branchPageWords } from './branch-page.words.ts';
import { movesOf } from './collection-moves.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Names and members of a branch collection; a member that another collection has says so, and that it will leave it. */
export function CollectionFields({ form, id }: { form: FormModel<typeof branchCollectionForm>; id?: number }) {
  const say = useSay();
  const branches = useOptions('branch');
  const collections = useOptions('branch_collection');
  const chosen = form.values.branches;
  const moves = useMemo(() => movesOf(branches.rows, chosen ?? [], id ?? null), [branches.rows, chosen, id]);
  const options = useMemo(() => {
    const elsewhere = new Map(
      branches.rows
        .filter((row) => row.branch_collection_id !== null && row.branch_collection_id !== id)
        .map((row) => [row.id, row.branch_collection_id as number]),
    );
    return branches.options.map((option): Option<number> => {
      const other = elsewhere.get(option.value);
      return other === undefined
        ? option
        : {
            ...option,
            detail: `${option.detail ?? ''} · ${say(branchPageWords.inAnother, { name: collections.nameOf(other) })}`,
          };
    });
  }, [branches, collections, id, say]);
  return (
    <>
      <FormSection title={say(commonWords.names)}>
        <FormField of={form} name="name_en" />
        <FormField of={form} name="name_mm" />
        <FormField of={form} name="name_zh" hint={say(commonWords.emptyShowsEnglish)} />
      </FormSection>
      <FormSection title={say(branchPageWords.members)}>
        <FormField of={form} name="branches" options={options} hint={say(branchPageWords.memberHint)} wide />
      </FormSection>
      {moves.length > 0 && (
        <Callout tone="attention" live title={say(branchPageWords.moves)}>
          <ul>
            {moves.map(({ branch, from }) => (
              <li key={branch}>
                {say(branchPageWords.move, { branch: branches.nameOf(branch), from: collections.nameOf(from) })}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  );
}
