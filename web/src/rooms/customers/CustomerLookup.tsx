import { useDeferredValue, useId, useRef, useState, type KeyboardEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { localName } from '@waybill/contract/kernel/cell-text.ts';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerStateFaces } from '@waybill/contract/rooms/customers/customers.words.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { stepTo } from '../../ui/list-keys.ts';
import { Options, optionId } from '../../ui/Options.tsx';
import popupStyles from '../../ui/Options.module.css';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCount } from '../../ui/use-count.ts';
import { usePopup } from '../../ui/use-popup.ts';
import { customerPageWords as words } from './customer-page.words.ts';

export interface CustomerLookupProps {
  /** What stands in the field: digits as they were typed. */
  value: string | null;
  onChange: (typed: string | null) => void;
  /** A known sender was taken, by Enter or a press. */
  onPick: (sender: KnownSender) => void;
  /** Enter with nobody to take: the number is new, or complete as it is. */
  onEnter?: () => void;
  /** The accessible name outside a Field. */
  label?: string;
  disabled?: boolean;
}

/** As the server: fewer digits than this, the leading 0 not counted, find nobody. */
const digitsNeeded = 4;

/**
 * The phone of a sender, found while it is typed: from five digits on up to five people stand below, the likeliest already chosen, so that Enter fills
 * the form (F-06). A number that nobody has stays as it is.
 *
 * @example <Field label={say(words.phone)}><CustomerLookup value={phone} onChange={setPhone} onPick={fill} /></Field>
 */
export function CustomerLookup({ value, onChange, onPick, onEnter, label, disabled }: CustomerLookupProps) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const listId = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const [active, setActive] = useState(0);
  const key = useDeferredValue(phoneKey(value ?? ''));
  const enough = /^\d+$/.test(key) && key.length >= digitsNeeded;
  const { data } = useQuery({
    queryKey: ['customers.lookup', key], enabled: enough && asking, staleTime: 10_000, placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('customers.lookup', { query: { phone: key }, signal, background: true }),
  });
  // What an earlier, shorter number found stands until the answer comes, as far as it still fits.
  const found = enough && data ? data.data.filter((sender) => sender.phone.some((phone) => phoneKey(phone).startsWith(key))) : [];
  const open = asking && found.length > 0;
  const close = () => setAsking(false);
  usePopup({ open, anchor, popup, onAway: close });

  const pick = (at: number) => {
    const sender = found[at];
    if (!sender) return;
    close();
    onPick(sender);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (open) pick(Math.min(active, found.length - 1));
      else onEnter?.();
    } else if (open && event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive(stepTo(event.key, active, found.map(() => false)) ?? active);
    }
  };
  return (
    <span ref={anchor}>
      <TextInput
        value={value} type="tel" latinDigits icon={Phone} label={label} disabled={disabled} autoComplete="off" inputMode="tel" role="combobox" aria-autocomplete="list" aria-expanded={open}
        aria-controls={open ? listId : undefined} aria-activedescendant={open ? optionId(listId, Math.min(active, found.length - 1)) : undefined}
        onChange={(typed) => { setAsking(true); setActive(0); onChange(typed); }} onKeyDown={onKeyDown} onBlur={close}
      />
      <span className="sr-only" role="status">{open ? say(words.lookupFound, { n: count(found.length) }) : ''}</span>
      {open && (
        <div ref={popup} popover="manual" className={popupStyles.popup}>
          <Options
            id={listId} labelledBy={undefined} label={label ?? say(words.lookup)} chosen={nobody} active={Math.min(active, found.length - 1)} empty={say(words.lookupNone)} onPick={pick} onActive={setActive}
            options={found.map((sender) => ({ value: sender.id, label: nameOf(sender, say), detail: detailOf(sender, locale) }))}
          />
        </div>
      )}
    </span>
  );
}

const nobody: ReadonlySet<number> = new Set();

/** Somebody from whom nothing is taken says so before they are chosen. */
function nameOf(sender: KnownSender, say: Say): string {
  return sender.blocked === null ? sender.name : `${sender.name} · ${say(customerStateFaces[sender.status as AccountState].word)}`;
}

function detailOf(sender: KnownSender, locale: Locale): string {
  return [...sender.phone, ...(sender.address?.township ? [localName(sender.address.township, locale)] : [])].join(' · ');
}
