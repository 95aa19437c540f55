import {
  languageNames,
  defaultLocale,
  isLocale,
  locales,
  type Locale,
  densities,
  themes,
  type Density,
  type Theme,
} from '@waybill/domain/kernel/locale.ts';
import { useLayoutEffect, useState } from 'react';
import { LocaleProvider, useSay } from '../../kernel/i18n.tsx';
import { applyAppearance, applyLocale, type Appearance } from '../layout/appearance.ts';
import { Select } from '../inputs/Select.tsx';
import styles from './Gallery.module.css';
import { galleryWords } from './gallery.words.ts';
import type { GallerySection } from './section.ts';

interface GalleryLook extends Appearance {
  readonly locale: Locale;
}

/** Reads the settings of gallery.html?locale=en&theme=dark&density=compact&only=select; `only` shows sections whose id begins with it. */
function appearanceInUrl(): GalleryLook & { only: string } {
  const query = new URLSearchParams(window.location.search);
  const locale = query.get('locale');
  return {
    locale: isLocale(locale) ? locale : defaultLocale,
    theme: themes.find((theme) => theme === query.get('theme')) ?? 'light',
    density: densities.find((density) => density === query.get('density')) ?? 'normal',
    only: query.get('only') ?? '',
  };
}

/** Every part of the interface in all its states, on one page. */
export function Gallery({ sections }: { sections: readonly GallerySection[] }) {
  const [appearance, setAppearance] = useState(appearanceInUrl);
  useLayoutEffect(() => {
    applyAppearance(appearance);
    applyLocale(appearance.locale);
  }, [appearance]);
  const shown = sections.filter((section) => section.id.startsWith(appearance.only));
  return (
    <LocaleProvider locale={appearance.locale}>
      <Bar appearance={appearance} onChange={(change) => setAppearance({ ...appearance, ...change })} />
      <main className={styles.page}>
        <nav className={styles.index} aria-label="Parts">
          {shown.map((section) => (
            <a key={section.id} href={`#${section.id}`}>
              {section.title}
            </a>
          ))}
        </nav>
        <div className="grid4">
          {shown.map(({ id, title, Content }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
              <Content />
            </section>
          ))}
        </div>
      </main>
    </LocaleProvider>
  );
}

function Bar({ appearance, onChange }: { appearance: GalleryLook; onChange: (change: Partial<GalleryLook>) => void }) {
  const say = useSay();
  return (
    <header className={styles.bar}>
      <h1>Waybill</h1>
      <Select<Locale>
        label={say(galleryWords.language)}
        options={locales.map((value) => ({ value, label: languageNames[value] }))}
        value={appearance.locale}
        onChange={(locale) => onChange({ locale: locale ?? defaultLocale })}
      />
      <Select<Theme>
        label={say(galleryWords.theme)}
        options={themes.map((value) => ({ value, label: say(galleryWords[value]) }))}
        value={appearance.theme}
        onChange={(theme) => onChange({ theme: theme ?? 'light' })}
      />
      <Select<Density>
        label={say(galleryWords.density)}
        options={densities.map((value) => ({ value, label: say(galleryWords[value]) }))}
        value={appearance.density}
        onChange={(density) => onChange({ density: density ?? 'normal' })}
      />
    </header>
  );
}
