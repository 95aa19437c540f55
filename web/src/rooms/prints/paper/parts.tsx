import { Fragment, type ReactNode } from 'react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { PrintLabel, PrintParty } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { sayCountry } from '@waybill/contract/rooms/places/say-country.ts';
import { paymentTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { codeGroups } from '@waybill/domain/rooms/prints/label-symbol.ts';
import { namesAmount, pieceMoney } from '@waybill/domain/rooms/prints/print-formats.ts';
import { pieceMoneyWords } from '@waybill/contract/rooms/prints/prints.words.ts';
import { isReprint } from '@waybill/domain/rooms/prints/reprint.ts';
import { useLocale, useSay } from '../../../kernel/i18n.tsx';
import { Fitted } from './Fitted.tsx';
import styles from './paper.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** A word in the language of the paper, English beside it: couriers of all tongues sort and collect by it. */
export function Both({ word }: { word: Word }) {
  const locale = useLocale();
  return (
    <>
      {word[locale]}
      {word.en !== word[locale] && (
        <>
          {' '}
          <span lang="en" className={styles.also}>
            {word.en}
          </span>
        </>
      )}
    </>
  );
}

/** The tracking code in fours. */
export function PrintedCode({ code, className }: { code: string; className?: string | undefined }) {
  return (
    <span className={`${styles.codeText} ${className ?? ''}`}>
      {codeGroups(code).map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </span>
  );
}

/** Where it goes to as one text: house and street, what was typed, the places from the quarter to the region. */
function useAddress(party: PrintParty): string {
  const locale = useLocale();
  const typed = [party.no, party.street, party.address];
  return [...typed, ...party.places.map((place) => localName(place, locale))]
    .filter((part) => part !== null && part !== '')
    .join(locale === 'mm' ? '၊ ' : ', ');
}

interface PartyProps {
  caption: Word;
  party: PrintParty;
  className?: string | undefined;
  extra?: ReactNode;
  /** That of an address abroad, by its two letters: the last line, as posts everywhere read it. */
  country?: string | null;
  /** On the smallest papers a sender's address may be cut short. */
  mayCut?: boolean;
}

/** A sender or receiver with everything that finds them, set as large as it can be. */
export function Party({ caption, party, className, extra, country = null, mayCut = false }: PartyProps) {
  const say = useSay();
  const address = useAddress(party);
  return (
    <Fitted className={`${styles.party} ${className ?? ''}`}>
      <div className={styles.caption} data-line>
        <Both word={caption} />
        {extra}
      </div>
      <div className={styles.name} data-line>
        {party.name}
      </div>
      <div className={styles.phones} data-line>
        {party.phones.map((phone) => (
          <span key={phone}>{phone}</span>
        ))}
      </div>
      {address !== '' && (
        <div className={styles.address} {...(mayCut ? { 'data-last': address } : {})}>
          {address}
        </div>
      )}
      {party.postcode !== null && (
        <div className={styles.postcode}>
          {say(commonFieldWords.postcode)} {party.postcode}
        </div>
      )}
      {country !== null && (
        <div className={styles.country}>
          <Both word={countryWord(country)} />
        </div>
      )}
    </Fitted>
  );
}

function countryWord(code: string): Word {
  return { en: sayCountry(code, 'en').toUpperCase(), mm: sayCountry(code, 'mm'), zh: sayCountry(code, 'zh') };
}

/** Returns the code for sorting by hand: that of the branch, or of the country to which the mail post takes it. */
export function sortedBy({ destination_country, deliver_branch }: PrintLabel): string {
  return destination_country ?? deliver_branch.code;
}

/** The amount that the courier collects, in a box, with its parts and who pays the shipping. */
export function MoneyBox({ label, piece = 1 }: { label: PrintLabel; piece?: number }) {
  const locale = useLocale();
  const kind = pieceMoney(label, piece);
  const { cod_amount, cod_charge } = label;
  const parts = [
    [commonWords.cod, cod_amount],
    [commonFieldWords.shipping, cod_charge - cod_amount],
  ] as const;
  const made = parts.filter(([, amount]) => amount > 0);
  return (
    <Fitted className={styles.money}>
      <div className={styles.due}>
        <span className={styles.caption}>
          <Both word={pieceMoneyWords[kind]} />
        </span>
        {namesAmount(kind) && <b className={styles.amount}>{sayKyat(cod_charge, locale)}</b>}
      </div>
      <div className={styles.made}>
        <span>
          <Both word={paymentTypeWords[label.payment_type]} />
        </span>
        {made.length > 0 && namesAmount(kind) && (
          <span>
            {made.map(([word, amount], at) => (
              <Fragment key={word.en}>
                {at > 0 && ' + '}
                <span>
                  {word[locale]} {sayKyat(amount, locale)}
                </span>
              </Fragment>
            ))}
          </span>
        )}
      </div>
    </Fitted>
  );
}

/** "2 / 3" of a shipment of several pieces. */
export function pieceText(label: PrintLabel, piece: number): string {
  return `${piece} / ${label.pieces}`;
}

/** Said on every paper from the second on, so that two stickers of one code are never taken for two parcels. */
export function CopyMark({ copy }: { copy: number }) {
  return isReprint(copy) ? <b className={styles.copy}>COPY {copy}</b> : null;
}
