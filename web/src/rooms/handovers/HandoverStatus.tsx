import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { handoverFieldWords as field, settlementWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { agentKind, handoverLife, type HandoverState } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Figures, type LedgerFigure } from '../ledger/ledger.door.ts';
import { cashPageWords as words } from './cash-page.words.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** State of a handover: not counted yet, correct, or different with the person who owes the difference. Every figure links to its journals. */
export function HandoverStatus({ handover, counting }: { handover: HandoverDetail; counting: boolean }) {
  const say = useSay();
  const figures = useFigures(handover);
  return (
    <>
      {handover.reverse_reason !== null && (
        <Callout tone="attention">{say(words.takenBack, { reason: handover.reverse_reason })}</Callout>
      )}
      {handover.void_reason !== null && (
        <Callout tone="attention">{say(commonWords.voidReason, { reason: handover.void_reason })}</Callout>
      )}
      {handover.counted === null && handover.expected === null && !counting && isOpen(handover) && (
        <Callout tone="info" title={say(words.notYet)}>
          {say(words.notYetText)}
        </Callout>
      )}
      <Difference handover={handover} />
      {figures.length > 0 && <Figures label={say(words.figures)} figures={figures} />}
    </>
  );
}

function isOpen({ status }: HandoverDetail): boolean {
  return handoverLife.states[status as HandoverState].tone === handoverLife.states.active.tone;
}

function useFigures({ id, kind, expected, commission, declared, counted, difference }: HandoverDetail): LedgerFigure[] {
  const say = useSay();
  const from: PageTarget | undefined =
    counted === null ? undefined : { name: 'ledger.journals', search: { handover_id: String(id) } };
  const figure = (
    key: 'held' | 'commission' | 'expected' | 'declared' | 'counted',
    value: number | null,
  ): LedgerFigure[] => (value === null ? [] : [{ key, name: say({ ...field, ...settlementWords }[key]), value, from }]);
  return [
    ...(kind === agentKind && expected !== null
      ? [...figure('held', expected + (commission ?? 0)), ...figure('commission', commission)]
      : []),
    ...figure('expected', expected),
    ...figure('declared', declared),
    ...figure('counted', counted),
    ...(difference === null || difference === 0
      ? []
      : [{ key: 'difference', name: say(field.difference), value: difference, tone: 'danger' as const, from }]),
  ];
}

function Difference({ handover }: { handover: HandoverDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { difference, difference_owner } = handover;
  if (difference === null) return null;
  if (difference === 0) return <Callout tone="success" live title={say(words.equal)} />;
  const title =
    difference < 0
      ? say(words.short, { amount: sayKyat(-difference, locale) })
      : say(words.over, { amount: sayKyat(difference, locale) });
  if (isOpen(handover))
    return (
      <Callout tone="danger" live title={title}>
        {say(words.needsOwner)}
      </Callout>
    );
  return (
    <Callout tone="attention" title={title}>
      {difference_owner === null ? say(words.overKept) : say(words.ownedBy, { name: difference_owner })}
    </Callout>
  );
}
