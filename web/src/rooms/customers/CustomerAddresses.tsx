import { useState } from 'react';
import { MapPin, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import type { CustomerAddress, CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { addressForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { homeCountry } from '@waybill/domain/rooms/places/country-codes.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { laterWords } from '../../ui/later.words.ts';
import { customerPageWords as words } from './customer-page.words.ts';
import styles from './Customer.module.css';
import { CountryOfAddress, PlaceField } from './PlaceField.tsx';

/** Where parcels are fetched: the usual address first. */
export function CustomerAddresses({ customer }: { customer: CustomerDetail }) {
  const say = useSay();
  const [request, setRequest] = useState<CustomerAddress | 'new' | null>(null);
  const { addresses, may_edit } = customer;
  return (
    <div className="stack3">
      {addresses.length === 0 && <p className={styles.note}>{say(words.noAddress)}</p>}
      {addresses.map((address) => (
        <Address key={address.id} customer={customer} address={address} onEdit={() => setRequest(address)} />
      ))}
      {may_edit && (
        <div>
          <Button icon={Plus} onClick={() => setRequest('new')}>
            {say(words.addAddress)}
          </Button>
        </div>
      )}
      {request !== null && (
        <AddressDialog
          customer={customer}
          address={request === 'new' ? null : request}
          onClose={() => setRequest(null)}
        />
      )}
    </div>
  );
}

/** An address in one line, the nearest first, as it is written on a parcel. @example addressText(address, 'en') === '12/A, Insein Road, Hlaing, Yangon' */
function addressText(
  address: Pick<CustomerAddress, 'home_no' | 'street' | 'place' | 'township' | 'region' | 'postcode' | 'country'>,
  locale: Locale,
): string {
  const { home_no, street, place, township, region, postcode, country } = address;
  const places = [place, township, region].flatMap((one) => (one ? [localName(one, locale)] : []));
  return [home_no, street, ...new Set(places), postcode, country === homeCountry ? null : country]
    .filter(Boolean)
    .join(locale === 'mm' ? '၊ ' : ', ');
}

function Address({
  customer,
  address,
  onEdit,
}: {
  customer: CustomerDetail;
  address: CustomerAddress;
  onEdit: () => void;
}) {
  const say = useSay();
  const locale = useLocale();
  const run = useAction();
  const params = { id: customer.id, address_id: address.id };
  const name = address.name ?? addressText(address, locale);
  const makeUsual = async () => {
    const { id: _, place: _place, township: _township, region: _region, ...body } = address;
    await run(() => call('customers.editAddress', { params, body: { ...body, is_default: true } }), {
      success: say(words.saved),
      changes: 'customers',
    });
  };
  const remove = () =>
    run(() => call('customers.removeAddress', { params }), {
      ask: {
        kind: 'delete',
        question: say(laterWords.sureTo, { what: say(words.removeAddress) }),
        text: say(words.removeAsk),
        yes: say(words.removeAddress),
      },
      success: say(words.removed),
      changes: 'customers',
    });
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <Icon of={MapPin} />
        {address.name !== null && <span className={styles.account}>{address.name}</span>}
        {address.is_default && <span className="muted">{say(customerFieldWords.is_default)}</span>}
        <span className={styles.push} />
        {customer.may_edit && (
          <>
            {!address.is_default && (
              <IconButton icon={Star} label={`${say(words.makeUsual)}: ${name}`} onClick={() => void makeUsual()} />
            )}
            <IconButton icon={Pencil} label={`${say(words.editAddress)}: ${name}`} onClick={onEdit} />
            <IconButton icon={Trash2} label={`${say(words.removeAddress)}: ${name}`} onClick={() => void remove()} />
          </>
        )}
      </div>
      <p className={styles.address}>{addressText(address, locale)}</p>
    </div>
  );
}

function AddressDialog({
  customer,
  address,
  onClose,
}: {
  customer: CustomerDetail;
  address: CustomerAddress | null;
  onClose: () => void;
}) {
  const say = useSay();
  const title = say(address ? words.editAddress : words.addAddress);
  return (
    <FormDialog
      form={addressForm}
      words={customerFieldWords}
      title={title}
      yes={title}
      initial={address ? { ...address } : { country: homeCountry, is_default: customer.addresses.length === 0 }}
      submit={(body, { idempotencyKey }) =>
        address
          ? call('customers.editAddress', { params: { id: customer.id, address_id: address.id }, body, idempotencyKey })
          : call('customers.addAddress', { params: { id: customer.id }, body, idempotencyKey })
      }
      success={say(words.saved)}
      changes="customers"
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="name" wide />
          <PlaceField of={form} name="place_id" postcode="postcode" />
          <FormField of={form} name="street" wide />
          <FormField of={form} name="home_no" wide />
          <FormField of={form} name="postcode" wide />
          <CountryOfAddress of={form} name="country" />
          <FormField of={form} name="is_default" wide />
        </>
      )}
    </FormDialog>
  );
}
