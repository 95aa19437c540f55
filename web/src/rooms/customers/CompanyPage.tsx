import { useState } from 'react';
import { UserRound } from 'lucide-react';
import type { CompanyDetail } from '@waybill/contract/rooms/customers/companies.contract.ts';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerFieldWords as field } from '@waybill/contract/rooms/customers/customers.words.ts';
import { companyForm, companyOwnerForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { DetailSection, Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { HistorySection } from '../audit/audit.door.ts';
import { FileImage } from '../files/files.door.ts';
import { IdentityField } from '../places/places.door.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { CustomerLookup } from './CustomerLookup.tsx';
import { customerPageWords as words } from './customer-page.words.ts';
import styles from './Customer.module.css';

interface Of {
  data: CompanyDetail;
}

/** One company: its record, its owner, its customers (E-06). */
export const CompanyPage = editPage({
  call: 'customers.company',
  param: 'companyId',
  topic: 'companies',
  list: 'customer.companies',
  room: 'companies',
  draft: 'company',
  title: ({ name }) => name,
  form: companyForm,
  words: field,
  save: (id, body, idempotencyKey) =>
    call('customers.editCompany', { params: { id }, body: formDataOf(body), idempotencyKey }),
  changes: 'customers',
  readOnly: words.readOnly,
  Fields: CompanyFields,
  Side: CompanyFacts,
  Below: ({ data }: Of) => <HistorySection room="companies" id={data.id} version={data.version} />,
});

/** Facts of the company that cannot be edited. */
function CompanyFacts({ data: company }: Of) {
  const say = useSay();
  const [naming, setNaming] = useState(false);
  const facts = usePairs(
    [
      { key: 'customers', word: field.customers, kind: 'number' },
      { key: 'created_at', word: field.created_at, kind: 'instant' },
      { key: 'updated_at', word: field.updated_at, kind: 'instant' },
    ],
    company,
  );
  const owner =
    company.owner_customer_id === null ? null : (
      <PageLink to="customer.detail" params={{ customerId: company.owner_customer_id }}>
        {company.owner}
      </PageLink>
    );
  return (
    <DetailSection title={say(words.facts)}>
      <div className="stack3">
        {company.logo_file_id !== null && (
          <FileImage
            id={company.logo_file_id}
            alt={say(words.logoNow, { name: company.name })}
            className={styles.logo}
          />
        )}
        <Pairs pairs={[{ key: 'owner', label: say(field.owner), value: owner }, ...facts]} />
        <div className="row">
          {company.may_create && (
            <Button icon={UserRound} small onClick={() => setNaming(true)}>
              {say(company.owner_customer_id === null ? words.setOwner : words.changeOwner)}
            </Button>
          )}
          <PageLink to="customer.list" search={{ company_id: company.id }} className={buttonLook('plain', true)}>
            {say(words.seeCustomers)}
          </PageLink>
        </div>
      </div>
      {naming && <OwnerDialog company={company} onClose={() => setNaming(false)} />}
    </DetailSection>
  );
}

/** Chooses the owner: an existing customer found by phone, or a new one. */
function OwnerDialog({ company, onClose }: { company: CompanyDetail; onClose: () => void }) {
  const say = useSay();
  const user = useUser();
  const [known, setKnown] = useState<KnownSender | null>(null);
  return (
    <FormDialog
      form={companyOwnerForm}
      words={field}
      title={say(words.ownerTitle, { name: company.name })}
      yes={say(words.setOwner)}
      initial={{ branch_id: user.branch?.id ?? null }}
      submit={(body, { idempotencyKey }) =>
        call('customers.setOwner', {
          params: { id: company.id },
          body: formDataOf(body),
          idempotencyKey,
        })
      }
      success={say(words.saved)}
      changes="customers"
      onClose={onClose}>
      {(form) => {
        const choose = (sender: KnownSender | null) => {
          setKnown(sender);
          form.set('customer_id', sender?.id ?? null);
        };
        return (
          <>
            <Field label={say(words.ownerKnown)} hint={say(words.ownerKnownHint)} error={form.problemOf('customer_id')}>
              {known ? (
                <Chip label={`${known.name} · ${known.phone.join(', ')}`} onRemove={() => choose(null)} />
              ) : (
                <CustomerLookup onPick={choose} />
              )}
            </Field>
            {known === null && (
              <>
                <FormField of={form} name="phone" required wide />
                <FormField of={form} name="customer_name" required wide />
                <FormField of={form} name="email" wide />
                <IdentityField of={form} name="nrc" />
                <FormField of={form} name="branch_id" source="branch" required wide />
              </>
            )}
            <FormField of={form} name="documents" hint={say(words.documentsHint)} wide />
          </>
        );
      }}
    </FormDialog>
  );
}
