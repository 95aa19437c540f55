import { useCallback, useEffect, useRef, useState } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { currentSession, useUser } from '../../kernel/session-store.ts';
import { deviceVault } from '../../kernel/vault.ts';
import { keptValues, readDraft, type Draft } from './form-values.ts';

/** Maximum time between typing and storing, in milliseconds. */
const delay = 500;
/** A draft expires after a week. */
const lifetime = 7 * 24 * 3_600_000;

export interface DraftOptions {
  readonly fields: Form;
  /** Name of the record; undefined stores no drafts. */
  readonly name: string | undefined;
  readonly dirty: boolean;
  readonly values: Readonly<Record<string, unknown>>;
  readonly base: Readonly<Record<string, unknown>>;
  readonly version: number | null;
}

export interface DraftModel {
  /** The draft of an earlier visit, until it is restored or dropped. */
  readonly found: Draft | null;
  /** When the input was last stored. */
  readonly keptAt: Date | null;
  readonly forgetFound: () => void;
  readonly drop: () => void;
}

/** Stores the input in the vault, so that a crash, a power cut or an ended session loses less than a second of it. */
export function useDraft({ fields, name, dirty, values, base, version }: DraftOptions): DraftModel {
  const user = useUser();
  const key =
    name === undefined ? undefined : `draft:${user.id}:${user.merchant ? `shop ${user.merchant.id}:` : ''}${name}`;
  const [found, setFound] = useState<Draft | null>(null);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wrote = useRef(false);
  const latest = useRef({ values, base, version });
  useEffect(() => {
    latest.current = { values, base, version };
  });

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setKeptAt(null);
    wrote.current = false;
    if (key !== undefined) void deviceVault.drop(key);
  }, [key]);

  useEffect(() => {
    if (key === undefined) return;
    void deviceVault.get(key).then((stored) => setFound(readDraft(fields, stored)));
  }, [key, fields]);

  useEffect(() => {
    if (key === undefined || !dirty || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const now = latest.current;
      const at = new Date();
      const draft: Draft = {
        values: keptValues(fields, now.values),
        base: keptValues(fields, now.base),
        version: now.version,
        at: at.toISOString(),
      };
      wrote.current = true;
      void deviceVault.put(key, draft, lifetime).then(() => setKeptAt(at));
    }, delay);
  }, [key, dirty, values, fields]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // The user confirmed leaving, so the draft is dropped; when a session ends, the page is unmounted and the draft stays.
      if (key !== undefined && wrote.current && currentSession()?.user.id === user.id) void deviceVault.drop(key);
    },
    [key, user.id],
  );

  return {
    found,
    keptAt,
    drop,
    forgetFound: useCallback(() => {
      setFound(null);
      if (key !== undefined) void deviceVault.drop(key);
    }, [key]),
  };
}
