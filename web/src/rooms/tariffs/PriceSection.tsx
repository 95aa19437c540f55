import { useEffect, useMemo, useState } from 'react';
import { Plus } from 'lucide-react';
import { isValuePayable } from '@waybill/domain/rooms/labels/label-choices.ts';
import { inTableOrder } from '@waybill/domain/rooms/tariffs/table-order.ts';
import { tariffProblems } from '@waybill/domain/rooms/tariffs/tariff-holes.ts';
import {
  allOffers,
  gridKey,
  isOffered,
  type Offer,
  type Tariff,
  type TariffStep,
} from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { itemTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { hrefOf } from '../../kernel/page-links.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { useOptions } from '../../shell/options.ts';
import { HoleList } from './HoleList.tsx';
import { PairDialog } from './PairDialog.tsx';
import { PriceGridTable } from './PriceGridTable.tsx';
import { offerKey, readOffer } from './offers.ts';
import {
  addAbroad,
  addPair,
  addRow,
  gridOf,
  hasAbroad,
  removeColumn,
  stepsOf,
  type GridColumn,
  type PriceGrid,
} from './price-grid.ts';
import { fieldsOf, stepsField, tableOf, type TableForm } from './table-form.ts';
import { useGridSayings } from './use-grid-sayings.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import styles from './TariffPage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

interface PriceSectionProps {
  form: TableForm;
  tariffId: number;
  /** The table that counts today; undefined until it has come. */
  inForce: Tariff | undefined;
  readOnly: boolean;
}

/** The prices of all services and items, one grid at a time, and every hole of the whole table. */
export function PriceSection({ form, tariffId, inForce, readOnly }: PriceSectionProps) {
  const say = useSay();
  const [offer] = useSearchState(readOffer);
  const { rows: regions } = useOptions('region');
  const names = useMemo(() => new Map(regions.map((region) => [region.id, region])), [regions]);
  const problems = tariffProblems(tableOf(form.values));
  const sayings = useGridSayings(inForce, names);
  useEffect(() => {
    for (const [field, saying] of sayings) form.sayings.set(field, saying);
  });
  const linkTo = (to: Offer) => hrefOf('tariffs.edit', { tariffId }, { offer: offerKey(to) });
  const tabs = allOffers.map((one) => {
    const holes = problems.filter(({ place }) => offerKey(place) === offerKey(one)).length;
    return {
      key: offerKey(one),
      label: say(words.offer, {
        service: say(serviceTypeWords[one.service_type]),
        item: say(itemTypeWords[one.item_type]),
      }),
      href: linkTo(one),
      ...(holes > 0 ? { count: holes } : {}),
    };
  });
  return (
    <DetailSection title={say(commonFieldWords.prices_by_weight)}>
      <div data-field={stepsField(offer)} className="stack3">
        {!readOnly && <HoleList problems={problems} regions={names} hrefOf={linkTo} />}
        <Tabs label={say(words.offers)} tabs={tabs} current={offerKey(offer)} />
        <OfferGrid
          key={offerKey(offer)}
          form={form}
          offer={offer}
          inForce={inForce}
          readOnly={readOnly}
          wrong={new Set(problems.map(({ place }) => gridKey(place)))}
        />
      </div>
    </DetailSection>
  );
}

interface OfferGridProps extends Pick<PriceSectionProps, 'form' | 'inForce' | 'readOnly'> {
  offer: Offer;
  wrong: ReadonlySet<string>;
}

function OfferGrid({ form, offer, inForce, readOnly, wrong }: OfferGridProps) {
  const say = useSay();
  const { nameOf } = useOptions('region');
  const [pairing, setPairing] = useState(false);
  const { grid, setGrid } = useGrid(form, offer);
  const usual = useMemo(() => inForce && gridOf(inForce.steps, offer), [inForce, offer]);
  const wayOf = ({ from_region_id, to_region_id }: GridColumn) =>
    say(commonWords.fromArrowTo, { from: nameOf(from_region_id ?? ''), to: nameOf(to_region_id ?? '') });
  const offered = isOffered(form.values.offered ?? [], offer);
  return (
    <>
      <OfferedBox
        form={form}
        offer={offer}
        offered={offered}
        onSteps={(steps) => setGrid(gridOf(steps, offer))}
        usual={inForce?.steps ?? []}
        readOnly={readOnly}
      />
      {offered && (
        <PriceGridTable
          grid={grid}
          onGrid={setGrid}
          wayOf={wayOf}
          wrong={wrong}
          inForce={usual ?? null}
          readOnly={readOnly}
          onRemoveColumn={(column) => setGrid(removeColumn(grid, column.key))}
        />
      )}
      {offered && !readOnly && (
        <div className="line">
          <Button small icon={Plus} onClick={() => setGrid(addRow(grid))}>
            {say(words.addWeight)}
          </Button>
          <Button small icon={Plus} onClick={() => setPairing(true)}>
            {say(words.addPair)}
          </Button>
          {!hasAbroad(grid) && isSoldAbroad(offer) && (
            <Button small icon={Plus} onClick={() => setGrid(addAbroad(grid, offer))}>
              {say(words.addAbroad)}
            </Button>
          )}
          <span className={styles.note}>{say(words.gridKeys)}</span>
        </div>
      )}
      {pairing && (
        <PairDialog
          onClose={() => setPairing(false)}
          onAdd={(pairs) => setGrid(pairs.reduce((kinds, [from, to]) => addPair(kinds, offer, from, to), grid))}
        />
      )}
    </>
  );
}

/** Services that collect money for the contents are not sold to other countries. */
const isSoldAbroad = ({ service_type }: Offer) => !isValuePayable(service_type);

const noSteps: readonly TariffStep[] = [];

/** Returns the grid of an offer while it is edited: a row without a weight is kept here and not in the form. */
function useGrid(form: TableForm, offer: Offer): { grid: PriceGrid; setGrid: (grid: PriceGrid) => void } {
  const field = stepsField(offer);
  const steps = form.values[field] ?? noSteps;
  const [typed, setTyped] = useState<{ steps: readonly TariffStep[]; grid: PriceGrid } | null>(null);
  const grid = useMemo(() => (typed?.steps === steps ? typed.grid : gridOf(steps, offer)), [typed, steps, offer]);
  return {
    grid,
    setGrid: (next) => {
      const own = inTableOrder(stepsOf(next, offer));
      setTyped({ steps: own, grid: next });
      form.set(field, own);
    },
  };
}

interface OfferedBoxProps {
  form: TableForm;
  offer: Offer;
  offered: boolean;
  onSteps: (steps: readonly TariffStep[]) => void;
  /** Where prices come from when something is offered again. */
  usual: readonly TariffStep[];
  readOnly: boolean;
}

/** A service that is not offered has no prices; when it is offered again it begins with those it had, or with those in force. */
function OfferedBox({ form, offer, offered, onSteps, usual, readOnly }: OfferedBoxProps) {
  const say = useSay();
  const [before, setBefore] = useState<readonly TariffStep[]>([]);
  const change = (on: boolean) => {
    const kinds = form.values.offered ?? [];
    form.set(
      'offered',
      on
        ? allOffers.filter((one) => isOffered([...kinds, offer], one))
        : kinds.filter((one) => offerKey(one) !== offerKey(offer)),
    );
    if (!on) setBefore(form.values[stepsField(offer)] ?? []);
    onSteps(on ? (before.length > 0 ? before : fieldsOf(usual)[stepsField(offer)]) : []);
  };
  return (
    <>
      <div>
        <Checkbox checked={offered} disabled={readOnly} onChange={change}>
          {say(words.offered)}
        </Checkbox>
      </div>
      {!offered && <p className={styles.note}>{say(words.notOffered)}</p>}
    </>
  );
}
