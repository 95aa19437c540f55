import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import {
  priceExceptionFieldWords as field,
  priceExceptionKindWords,
  priceExceptionStateFaces,
} from '@waybill/contract/rooms/price-exceptions/price-exceptions.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { PriceExceptionState } from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { Pairs } from '../../shell/detail/Pairs.tsx';
import { commandFaces } from '../../shell/detail/record-commands.tsx';
import { priceDecisions, useDecidePrice } from './price-exception-commands.tsx';

interface Props {
  exception: NonNullable<LabelDetail['price_exception']>;
  code: string;
}

/** The price beside the table on the page of its label: what the table asks, what was given, why, and who decides. */
export function LabelPrice({ exception, code }: Props) {
  const say = useSay();
  const locale = useLocale();
  const decide = useDecidePrice();
  const { id, kind, status, table_price, own_price, reason, created_by, decided_by, version, actions } = exception;
  const nothing = { send: () => Promise.resolve(), changes: [] };
  const faces = commandFaces({ ...priceDecisions, ...nothing }, { id, name: code }, (record, command) =>
    decide({ ...record, version }, command),
  );
  return (
    <>
      <Pairs
        pairs={[
          {
            key: 'status',
            label: say(staffFieldWords.status),
            value: <StatePill face={priceExceptionStateFaces[status as PriceExceptionState]} />,
          },
          { key: 'kind', label: say(field.exception_kind), value: say(priceExceptionKindWords[kind]) },
          {
            key: 'table_price',
            label: say(field.table_price),
            value: table_price === null ? '–' : sayKyat(table_price, locale),
          },
          { key: 'own_price', label: say(field.own_price), value: sayKyat(own_price, locale) },
          { key: 'reason', label: say(field.reason), value: reason },
          { key: 'created_by', label: say(field.created_by), value: created_by },
          ...(decided_by === null ? [] : [{ key: 'decided_by', label: say(field.decided_by), value: decided_by }]),
        ]}
      />
      <ActionBar actions={actions} faces={faces} />
    </>
  );
}
