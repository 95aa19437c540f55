import { useEffect, type FocusEvent, type ReactNode } from 'react';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { codFeeStep, codPlanNames } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { percentRates, weightRates } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import { ratedServices, suggestedRates, type TariffRates } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { codPlanFeeWords, rateWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { sayRate } from './say-rate.ts';
import type { TableForm } from './table-form.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import styles from './TariffPage.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

interface RateProps {
  form: TableForm;
  name: keyof TariffRates;
  hint?: ReactNode;
  readOnly: boolean;
}

const isPercent = (name: string) => (percentRates as readonly string[]).includes(name);
const isWeight = (name: string) => (weightRates as readonly string[]).includes(name);

/** One rate, in the unit that people think in: kyat, percent or kilograms. */
function RateField({ form, name, hint, readOnly }: RateProps) {
  const say = useSay();
  const locale = useLocale();
  const scale = isPercent(name) ? 100 : isWeight(name) ? 1_000 : 1;
  const value = form.values[name];
  useEffect(() => {
    form.sayings.set(name, (typedRate) => sayRate(name, typedRate as number | null, locale));
  });
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) form.left(name);
  };
  return (
    <div data-field={name} onBlur={leave}>
      <Field
        label={say(rateWords[name])}
        required={form.fields[name].required}
        error={form.problemOf(name)}
        hint={hint}>
        <NumberInput
          value={value === null ? null : value / scale}
          onChange={(next) => form.set(name, next === null ? null : Math.round(next * scale))}
          readOnly={readOnly}
          grouped={scale === 1}
          decimals={isPercent(name) ? 2 : isWeight(name) ? 3 : 0}
          unit={isPercent(name) ? '%' : say(isWeight(name) ? unitWords.kg : unitWords.kyat)}
        />
      </Field>
    </div>
  );
}

/** The rates beside the steps, and what the COD fee is everywhere (K-01, K-02). */
export function RateFields({ form, readOnly }: { form: TableForm; readOnly: boolean }) {
  const say = useSay();
  const usual = Object.entries(suggestedRates) as [keyof typeof suggestedRates, number][];
  const hints: Partial<Record<keyof TariffRates, string>> = {
    oversize_over_g: say(words.noOversize),
    insurance_percent: say(words.insuranceHint),
    tax_percent: say(words.taxHint),
    cn22_max_value: say(words.cn22Hint),
  };
  return (
    <>
      <FormSection title={say(words.services)}>
        <p className={styles.note}>{say(words.servicesNote)}</p>
        {ratedServices.map((name) => (
          <RateField key={name} form={form} name={name} readOnly={readOnly} />
        ))}
        {!readOnly && usual.some(([name, rate]) => form.values[name] !== rate) && (
          <p className={styles.note}>
            <Button
              small
              onClick={() => {
                for (const [name, rate] of usual) form.set(name, rate);
              }}>
              {say(words.suggest, {
                sms: suggestedRates.sms,
                phone: suggestedRates.phone_call,
                pickup: suggestedRates.pickup,
              })}
            </Button>
          </p>
        )}
      </FormSection>
      <FormSection title={say(words.extras)}>
        {(
          [
            'remote',
            'return_fee',
            'oversize',
            'oversize_over_g',
            'insurance_percent',
            'tax_percent',
            'letter_max_g',
            'parcel_max_g',
            'cn22_max_value',
          ] as const
        ).map((name) => (
          <RateField key={name} form={form} name={name} hint={hints[name]} readOnly={readOnly} />
        ))}
      </FormSection>
      <FormSection title={say(commonFieldWords.cod_fee)}>
        <CodPlans />
      </FormSection>
    </>
  );
}

function CodPlans() {
  const say = useSay();
  const locale = useLocale();
  return (
    <div className={styles.whole}>
      <ul className={styles.plain}>
        {codPlanNames.map((plan) => {
          const cliff = codFeeStep(plan);
          return (
            <li key={plan}>
              {say(codPlanFeeWords[plan])}
              {cliff && (
                <span className={styles.note}>
                  {' '}
                  {say(words.cliff, {
                    last: sayKyat(cliff.last, locale),
                    lastFee: sayKyat(cliff.last_fee, locale),
                    first: sayKyat(cliff.first, locale),
                    firstFee: sayKyat(cliff.first_fee, locale),
                  })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{say(words.codNote)}</p>
    </div>
  );
}
