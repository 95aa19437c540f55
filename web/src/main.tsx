import './ui/tokens.css';
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

/** Not awaited at the top of the file: the bundler joins chunks only where no module waits while it is read. */
async function start(): Promise<void> {
  await Promise.all([bootSession().then(() => void askAgain(hereNow())), restoreVisits()]);
  await fetchTexts(currentLocale(), 'login');
  await openProduct();
  // Before anything is drawn: a field that takes the focus at once has the page laid out, and in Myanmar that fetches a font that the other languages have no need of.
  applyLocale(currentLocale());
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
