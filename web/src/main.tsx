import './ui/tokens.css';
import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { pageSource } from './app/page-source.ts';
import { connectRouter, openRouter } from './app/router.tsx';
import { bootSession } from './kernel/boot.ts';
import { silenceConsole } from './kernel/console.ts';
import { applyPreferences } from './kernel/preferences.ts';
import { fillPageTable, isFirstPath, loadPageTable } from './kernel/page-table.ts';
import { currentSession } from './kernel/session-store.ts';
import { restoreVisits } from './kernel/visits.ts';

silenceConsole();
fillPageTable(pageSource);
applyPreferences();
void start();

/** Not awaited at the top of the file: the bundler joins chunks only where no module waits while it is read. */
async function start(): Promise<void> {
  await Promise.all([bootSession(), restoreVisits()]);
  const guest = currentSession() === null;
  if (!guest || !isFirstPath(window.location.pathname)) await loadPageTable();
  openRouter();
  connectRouter();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
