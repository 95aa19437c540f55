import './ui/tokens.css';
import './ui/layout.css';
import './ui/tokens-dark.css';
import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { openProduct } from './app/open-product.tsx';
import { pageSource } from './app/page-source.ts';
import { bootSession } from './kernel/boot.ts';
import { silenceConsole } from './kernel/console.ts';
import { askAgain, hereNow } from './kernel/early-answers.ts';
import { applyPreferences, currentLocale } from './kernel/preferences.ts';
import { fillPageTable } from './kernel/page-table.ts';
import { fetchTexts } from './kernel/texts.ts';
import { restoreVisits } from './kernel/visits.ts';
import { applyLocale } from './ui/layout/appearance.ts';

silenceConsole();
fillPageTable(pageSource);
applyPreferences();
void start();

/** Starts the product. Not a top-level `await`: the bundler merges chunks only of modules without one. */
async function start(): Promise<void> {
  await Promise.all([bootSession().then(() => void askAgain(hereNow())), restoreVisits()]);
  await fetchTexts(currentLocale(), 'login');
  await openProduct();
  // Before the first render: a field that takes the focus forces a layout, and in Myanmar that would load a font that other languages do not need.
  applyLocale(currentLocale());
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
