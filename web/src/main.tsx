import './ui/tokens.css';
import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './kernel/App.tsx';
import { bootSession } from './kernel/boot.ts';
import { silenceConsole } from './kernel/console.ts';
import { applyPreferences } from './kernel/preferences.ts';
import { isFirstPath, loadPageTable } from './kernel/page-table.ts';
import { fetchShell } from './kernel/RootFrame.tsx';
import { connectRouter, openRouter } from './kernel/router.tsx';
import { currentSession } from './kernel/session-store.ts';
import { restoreVisits } from './kernel/visits.ts';

silenceConsole();
applyPreferences();
await Promise.all([bootSession(), restoreVisits()]);
const guest = currentSession() === null;
if (!guest) void fetchShell().catch(() => undefined);
if (!guest || !isFirstPath(window.location.pathname)) await loadPageTable();
openRouter();
connectRouter();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
