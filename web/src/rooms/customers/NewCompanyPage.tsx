import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { companyForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { call, formDataOf, type FormPayload } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { FormPage } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { customerMessages } from './customers.messages.ts';
import { useFreshCustomers } from './use-fresh-customers.ts';

/** A new company (C-01). */
export function NewCompanyPage() {
  const say = useSay();
  const toast = useToast();
  const go = usePageGo();
  const fresh = useFreshCustomers();
  const back = useWayBack('customer.companies');
  const form = useForm(companyForm, {
    words: customerFieldWords,
    draft: 'company:new',
    submit: (body, { idempotencyKey }) =>
      call('customers.createCompany', { body: formDataOf(body as unknown as FormPayload), idempotencyKey }),
    onSaved: ({ data }) => {
      toast.success(say(formWords.created));
      void fresh();
      go('customer.company', { params: { companyId: data.id }, replace: true });
    },
  });
  return (
    <FormPage form={form} title={say(customerMessages.newCompany)} cancelHref={back.href} focusFirst>
      <CompanyFields form={form} />
    </FormPage>
  );
}
