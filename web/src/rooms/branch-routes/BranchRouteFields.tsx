import type { branchRouteForm } from '@waybill/domain/rooms/branch-routes/branch-route-form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { branchRoutePageWords as words } from './branch-route-page.words.ts';

/** The ends of a route and the branches between them, in their order. */
export function BranchRouteFields({ form }: { form: FormModel<typeof branchRouteForm> }) {
  const say = useSay();
  const { from_branch_id: from, to_branch_id: to } = form.values;
  const branches = useOptions('branch');
  const between = branches.options.filter(({ value }) => value !== from && value !== to);
  return (
    <>
      <FormSection title={say(words.ends)}>
        <FormField of={form} name="from_branch_id" source="branch" />
        <FormField of={form} name="to_branch_id" source="branch" />
      </FormSection>
      <FormSection title={say(words.between)}>
        <FormField of={form} name="hops" options={between} hint={say(words.hopsHint)} wide />
      </FormSection>
    </>
  );
}
