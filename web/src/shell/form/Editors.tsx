import { useCallback, useEffect, useState } from 'react';
import type { EditedRoom, EditingEvent, Editor } from '@waybill/contract/rooms/editing/editing.contract.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useUser } from '../../kernel/session-store.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { editorsWords } from './editors.words.ts';

export interface EditorsProps {
  room: EditedRoom;
  id: number | string;
}

/** Interval in milliseconds at which an open form is reported; the server forgets it without a new report. */
const sayEvery = 30_000;

/** Reports that this person has the record open, and lists the other people who have it open. */
export function Editors({ room, id }: EditorsProps) {
  const say = useSay();
  const me = useUser().id;
  const [others, setOthers] = useState<readonly Editor[]>([]);
  const key = String(id);
  const announce = useCallback(
    (on: boolean) =>
      call('editing.announce', { body: { room, id: key, on }, background: true }).then(({ data }) => data),
    [room, key],
  );
  // A failed call does no harm: it is repeated, and saving checks the record's version anyway.
  const ask = useCallback(() => void announce(true).then(setOthers, () => undefined), [announce]);
  useEffect(() => {
    ask();
    const timer = setInterval(ask, sayEvery);
    return () => {
      clearInterval(timer);
      void announce(false).catch(() => undefined);
    };
  }, [ask, announce]);
  useLive('editing', (payload) => {
    if (payload === null) return ask();
    const { room: where, id: which, on, staff_id, name } = payload as EditingEvent;
    if (where !== room || which !== key || staff_id === me) return undefined;
    return setOthers((before) => [
      ...before.filter((one) => one.staff_id !== staff_id),
      ...(on ? [{ staff_id, name }] : []),
    ]);
  });
  const names = others.map((one) => one.name);
  if (names.length === 0) return null;
  return (
    <Callout tone="attention" live>
      {names.length === 1
        ? say(editorsWords.one, { name: names[0] ?? '' })
        : say(editorsWords.several, { names: names.join(', ') })}
    </Callout>
  );
}
