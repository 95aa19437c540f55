import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { ArrowLeftRight, Globe } from 'lucide-react';
import {
  itemTypes,
  labelServices,
  serviceTypeNames,
  type LabelService,
} from '@waybill/domain/rooms/labels/label-kinds.ts';
import { isRendered } from '@waybill/domain/rooms/labels/label-choices.ts';
import { homeCountry } from '@waybill/domain/rooms/places/country-codes.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { codPlanNames } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import {
  itemTypeWords,
  labelServiceWords,
  serviceTypeWords,
} from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { codPlanFeeWords, tariffFieldWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageLoading, useSearchState } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Multiselect } from '../../ui/inputs/Multiselect.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { CountryField, PlacePicker } from '../places/places.door.ts';
import { PriceLines } from './PriceLines.tsx';
import { PricesInForce } from './PricesInForce.tsx';
import { quoteBody, quoteQuery, readQuote, type QuotePlace } from './quote-place.ts';
import { quoteWords as words } from './quote.words.ts';
import { useTariffs } from './use-tariffs.ts';
import styles from './QuotePage.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Quotes the price of a parcel with its reasons: towns, weight and service are enough (F-03, decisions 4.5). A merchant sees the prices of their terms too. */
export function QuotePage() {
  return isMerchant(useViewer()) ? <OwnQuote /> : <Quote home={null} />;
}

/** From the merchant's own address unless another is chosen, with the table below. */
function OwnQuote() {
  const { data: own, isError } = useQuery({
    queryKey: ['customers.own'],
    queryFn: ({ signal }) => call('customers.own', { signal }),
    staleTime: 60_000,
  });
  const { data: table } = useQuery({
    queryKey: ['tariffs.current'],
    queryFn: ({ signal }) => call('tariffs.current', { query: {}, signal }),
  });
  usePageLoading(!own && !isError);
  if (!own && !isError) return null;
  return (
    <Quote home={own?.data.address?.place_id ?? null}>
      {table && <PricesInForce tariff={table.data} page="quote" />}
    </Quote>
  );
}

function Quote({ home, children }: { home: number | null; children?: ReactNode }) {
  const say = useSay();
  const [asked, setPlace] = useSearchState(readQuote);
  const place = { ...asked, from: asked.from ?? home };
  const set = (change: Partial<QuotePlace>) => setPlace(quoteQuery({ ...place, ...change }), { replace: true });
  return (
    <div className={styles.page}>
      <PageHead title={say(titleOf('quote'))} />
      <div className={styles.parts}>
        <div className="stack4" data-entry>
          <Way place={place} set={set} />
          <Item place={place} set={set} />
        </div>
        <div className={styles.answer}>
          <DetailSection title={say(commonFieldWords.price)}>
            <Answer place={place} />
          </DetailSection>
        </div>
      </div>
      {children}
    </div>
  );
}

interface PartProps {
  place: QuotePlace;
  set: (change: Partial<QuotePlace>) => void;
}

function Way({ place, set }: PartProps) {
  const say = useSay();
  const [opened, open] = useState(false);
  const abroad = opened || place.country !== null;
  const turn = () => {
    open(!abroad);
    if (abroad) set({ country: null });
  };
  return (
    <DetailSection title={say(words.way)}>
      <div className="stack3">
        <PlacePicker
          value={place.from}
          onChange={(from) => set({ from })}
          label={say.loose(tariffFieldWords.from_place as Word)}
          required
        />
        <div className="row">
          {!abroad && (
            <Button small variant="quiet" icon={ArrowLeftRight} onClick={() => set({ from: place.to, to: place.from })}>
              {say(words.swap)}
            </Button>
          )}
          <Button small variant="quiet" icon={abroad ? undefined : Globe} onClick={turn}>
            {say(abroad ? commonWords.withinMyanmar : commonWords.toAnotherCountry)}
          </Button>
        </div>
        {abroad ? (
          <>
            <CountryField
              value={place.country}
              onChange={(country) => set({ country: country === homeCountry ? null : country })}
              label={say.loose(tariffFieldWords.to_country as Word)}
              required
            />
            <p className="hint">{say(words.abroad)}</p>
          </>
        ) : (
          <PlacePicker
            value={place.to}
            onChange={(to) => set({ to })}
            label={say.loose(tariffFieldWords.to_place as Word)}
            required
          />
        )}
      </div>
    </DetailSection>
  );
}

function Item({ place, set }: PartProps) {
  const say = useSay();
  const options = <T extends string>(names: readonly T[], table: Readonly<Record<T, Word>>) =>
    names.map((value) => ({ value, label: say.loose(table[value]) }));
  const kyat = say(unitWords.kyat);
  const abroad = place.country !== null;
  const outside = isMerchant(useViewer());
  const services = labelServices.filter((name) => isRendered(name, { abroad }));
  return (
    <DetailSection title={say(words.item)}>
      <div className={styles.fields}>
        <Field label={say(labelFieldWords.weight)} required>
          <NumberInput value={place.kg} onChange={(kg) => set({ kg })} decimals={3} unit={say(unitWords.kg)} />
        </Field>
        <Field label={say(labelFieldWords.service_type)}>
          <Select
            options={options(serviceTypeNames, serviceTypeWords)}
            value={place.service}
            onChange={(service) => set({ service: service ?? 'express' })}
          />
        </Field>
        <Field label={say(labelFieldWords.item_type)}>
          <Select
            options={options(itemTypes, itemTypeWords)}
            value={place.item}
            onChange={(item) => set({ item: item ?? 'parcel' })}
          />
        </Field>
        {!abroad && (
          <Field label={say(labelFieldWords.cod_amount)}>
            <NumberInput value={place.cod} onChange={(cod) => set({ cod })} grouped unit={kyat} />
          </Field>
        )}
        <div className={styles.wide}>
          <Field label={say(labelFieldWords.services)}>
            <Multiselect
              multiple
              options={options(services, labelServiceWords)}
              value={place.services.filter((name) => services.includes(name))}
              onChange={(services) => set({ services: services as readonly LabelService[] })}
            />
          </Field>
        </div>
        {place.services.includes('insurance') && (
          <Field label={say(labelFieldWords.declared_value)}>
            <NumberInput value={place.value} onChange={(value) => set({ value })} grouped unit={kyat} />
          </Field>
        )}
        {place.cod !== null && !abroad && !outside && (
          <div className={styles.wide}>
            <Field label={say(commonFieldWords.cod_plan)}>
              <Select
                options={options(codPlanNames, codPlanFeeWords)}
                value={place.plan}
                onChange={(plan) => set({ plan: plan ?? 'standard' })}
              />
            </Field>
          </div>
        )}
        <TableChoice place={place} set={set} />
      </div>
    </DetailSection>
  );
}

/** Those who see prices may try another table, a draft too. */
function TableChoice(props: PartProps) {
  const mayOpen = useMayOpen();
  return mayOpen('tariffs') ? <Tables {...props} /> : null;
}

function Tables({ place, set }: PartProps) {
  const say = useSay();
  const locale = useLocale();
  const { data = [], fetching } = useTariffs();
  const options = data.map((row) => ({
    value: row.id,
    label: localName(row.name, locale),
    detail: row.valid_from.split('-').reverse().join('-'),
  }));
  return (
    <div className={styles.wide}>
      <Field label={say.loose(tariffFieldWords.tariff_id as Word)}>
        <Select
          options={options}
          value={place.tariff}
          onChange={(tariff) => set({ tariff })}
          noneLabel={say(words.today)}
          loading={fetching && data.length === 0}
        />
      </Field>
    </div>
  );
}

function Answer({ place }: { place: QuotePlace }) {
  const say = useSay();
  const body = useDeferredValue(quoteBody(place));
  const { data, error, isFetching } = useQuery({
    queryKey: ['tariffs.quote', body],
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => call('tariffs.quote', { body: body ?? {}, signal, background: true }),
  });
  if (body === null) return <p className="muted">{say(words.missing)}</p>;
  return (
    <div className="stack3" aria-live="polite" aria-busy={isFetching}>
      {error && <Callout tone="attention">{firstMessage(error)}</Callout>}
      {!error && data?.data.to_place?.remote && <p className="hint">{say(words.remote)}</p>}
      {!error && data && <PriceLines price={data.data.price} />}
    </div>
  );
}
