import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { sayCountry } from '@waybill/contract/rooms/places/say-country.ts';
import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import { customsSizes, type CustomsPaper } from '@waybill/domain/rooms/prints/customs-paper.ts';
import { homeCountry } from '@waybill/domain/rooms/places/country-codes.ts';
import { LocaleProvider, useLocale } from '../../../kernel/i18n.tsx';
import { Code128 } from './Code128.tsx';
import { customsFrench, customsWords as words } from './customs.words.ts';
import { fittedIn, fitTexts } from './fit-texts.ts';
import { Fitted } from './Fitted.tsx';
import { PrintedCode } from './parts.tsx';
import styles from './CustomsSheet.module.css';

/** A little lower than the paper, because browsers round pages down and would begin another one. */
const shave = 0.5;

type Heading = keyof typeof words;

/** A heading as the forms of the Union have it, French before English, with the language of the paper after them. */
function HeadingText({ as }: { as: Heading }) {
  const locale = useLocale();
  const own = words[as][locale];
  return (
    <>
      <span lang="fr">{customsFrench[as]}</span>
      {customsFrench[as] !== words[as].en && <span lang="en"> / {words[as].en}</span>}
      {locale !== 'en' && <span> / {own}</span>}
    </>
  );
}

function Box({ as, area, children }: { as: Heading; area?: string | undefined; children?: ReactNode }) {
  return (
    <Fitted className={`${styles.box} ${area ?? ''}`}>
      <div className={styles.heading}>
        <HeadingText as={as} />
      </div>
      {children}
    </Fitted>
  );
}

interface CustomsSheetProps {
  readonly paper: CustomsPaper;
  readonly label: PrintLabel;
  readonly locale: Locale;
}

/**
 * The customs declaration of a label on paper. What a label does not say is left open: the sender ticks what kind of item it is, and signs. Figures are in
 * Latin digits and countries in English, because it is read abroad.
 */
export function CustomsSheet({ paper, label, locale }: CustomsSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) fitTexts(fittedIn(sheet.current));
  });
  const { width, height } = customsSizes[paper];
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-sheet={paper}
      lang={languageTag[locale]}
      style={{ width: `${width}mm`, height: `${height - shave}mm` }}>
      <LocaleProvider locale={locale}>
        <div className={paper === 'cn22' ? styles.short : styles.long}>
          <Head paper={paper} label={label} />
          {paper === 'cn23' && (
            <>
              <Side as="sender" of={label.source} country={homeCountry} area={styles.from} />
              <Side as="receiver" of={label.destination} country={label.destination_country} area={styles.to} />
            </>
          )}
          <Categories label={label} />
          <Contents label={label} />
          {paper === 'cn23' && <More label={label} />}
          <Fitted className={`${styles.box} ${styles.certify}`}>
            <HeadingText as="certify" />
          </Fitted>
          <Box as="signature" area={styles.sign} />
        </div>
      </LocaleProvider>
    </div>
  );
}

/** The code under which foreign posts know the parcel: the mail post's where it has one. */
const itemCode = ({ mp_tracking_code, tracking_code }: PrintLabel) => mp_tracking_code ?? tracking_code;

function Head({ paper, label }: { paper: CustomsPaper; label: PrintLabel }) {
  return (
    <>
      <Fitted className={`${styles.box} ${styles.title}`}>
        <b>
          <HeadingText as="title" />
        </b>
        <div>
          <HeadingText as="opened" />
        </div>
      </Fitted>
      <div className={`${styles.box} ${styles.form}`}>{paper.toUpperCase().replace('CN', 'CN ')}</div>
      <div className={`${styles.box} ${styles.item}`}>
        <div className={styles.heading}>
          <HeadingText as="item" />
        </div>
        <div className={styles.bars}>
          <Code128 text={itemCode(label)} dots={2} height={paper === 'cn22' ? 7 : 9} />
          <PrintedCode code={itemCode(label)} />
        </div>
      </div>
    </>
  );
}

function Side(props: { as: Heading; of: PrintLabel['source']; country: string | null; area: string | undefined }) {
  const { as, of, country, area } = props;
  const address = [of.no, of.street, of.address, ...of.places.map(({ name_en }) => name_en)].filter(Boolean).join(', ');
  return (
    <Box as={as} area={area}>
      <div>
        <b>{of.name}</b> {of.phones.join(', ')}
      </div>
      <div>
        {address} {of.postcode}
      </div>
      <b>{country && sayCountry(country, 'en').toUpperCase()}</b>
    </Box>
  );
}

const categories = ['gift', 'documents', 'sale', 'sample', 'returned', 'other'] as const;

function Categories({ label }: { label: PrintLabel }) {
  return (
    <Box as="category" area={styles.categories}>
      <ul className={styles.ticks}>
        {categories.map((name) => (
          <li key={name}>
            <span className={styles.tick}>{name === 'documents' && label.item_type === letter ? '×' : ''}</span>
            <span>
              <HeadingText as={name} />
            </span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
const letter: PrintLabel['item_type'] = 'letter';

function Contents({ label }: { label: PrintLabel }) {
  const kg = label.weight.toFixed(3);
  const value = groupThousands(label.declared_value);
  return (
    <>
      <Box as="contents" area={styles.goods}>
        {(label.include_products ?? label.item_name ?? '').split('\n').map((line, at) => (
          <div key={at}>{line}</div>
        ))}
      </Box>
      <Box as="weight" area={styles.weight}>
        <b>{kg}</b>
      </Box>
      <Box as="value" area={styles.value}>
        <b>{value}</b>
      </Box>
      <Box as="tariff" area={styles.tariff} />
      <Box as="origin" area={styles.origin} />
      <Fitted className={`${styles.box} ${styles.total}`}>
        <HeadingText as="total" />: <b>{kg} kg</b> · <b>MMK {value}</b>
      </Fitted>
    </>
  );
}

function More({ label }: { label: PrintLabel }) {
  const { source_branch, created_at, pieces, shipping_total, remark } = label;
  return (
    <>
      <Box as="postage" area={styles.postage}>
        <b>{groupThousands(shipping_total)}</b>
      </Box>
      <Box as="pieces" area={styles.pieces}>
        <b>{pieces}</b>
      </Box>
      <Box as="office" area={styles.office}>
        <b>
          {source_branch.name_en} ({source_branch.code}), {formatDateTime(new Date(created_at))}
        </b>
      </Box>
      <Box as="papers" area={styles.papers} />
      <Box as="comments" area={styles.comments}>
        {remark}
      </Box>
    </>
  );
}
