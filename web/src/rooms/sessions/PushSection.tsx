import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { NewsKind } from '@waybill/domain/rooms/push-devices/news-kinds.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { newsKinds } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import type { PushDeviceRow } from '@waybill/contract/rooms/push-devices/push-devices.contract.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useInboxKinds } from '../../shell/Inbox.tsx';
import { noPushHere, ringHere, ringNoMore, type NoPush } from '../../shell/offline/push-here.ts';
import { useAction } from '../../shell/use-action.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { accountWords } from './account-page.words.ts';
import { deviceName } from '@waybill/domain/rooms/sessions/device-name.ts';
import { pushWords } from './push.words.ts';
import { Section } from './Section.tsx';
import sessions from './SessionsSection.module.css';

/** Devices that ring while the page is closed, and for which news. Not shown where the installation has switched it off. */
export function PushSection() {
  const say = useSay();
  const run = useAction();
  const { data, refetch } = useQuery({
    queryKey: ['push_devices.list'],
    queryFn: ({ signal }) => call('push_devices.list', { signal }),
  });
  const { data: problem, refetch: lookAgain } = useQuery({
    queryKey: ['push-here'],
    queryFn: noPushHere,
    staleTime: 0,
    networkMode: 'always',
  });
  const [failure, setFailure] = useState<NoPush | null>(null);
  const [busy, setBusy] = useState(false);
  if (!data || data.public_key === null) return null;
  const publicKey = data.public_key;
  const isOn = data.data.some(({ current }) => current);
  const turnOn = () => {
    setBusy(true);
    setFailure(null);
    const ring = async () => {
      const why = await ringHere(publicKey);
      setFailure(why);
      return why;
    };
    void run(ring, { success: (why) => (why === null ? say(pushWords.turnedOn) : null) }).finally(() => {
      setBusy(false);
      void refetch();
      void lookAgain();
    });
  };
  const turnOff = ({ id, current }: PushDeviceRow) =>
    void run(
      async () => {
        if (current) await ringNoMore();
        await call('push_devices.remove', { params: { id } });
      },
      { success: say(pushWords.turnedOff) },
    ).finally(() => void refetch());
  const why = failure ?? problem ?? null;
  return (
    <Section title={say(pushWords.title)} hint={say(pushWords.hint)}>
      {data.data.length === 0 ? (
        <p className="muted">{say(pushWords.none)}</p>
      ) : (
        <ul className={sessions.list}>
          {data.data.map((device) => (
            <DeviceLine key={device.id} device={device} onOff={() => turnOff(device)} />
          ))}
        </ul>
      )}
      {!isOn && why !== null && (
        <Callout tone="attention" live={failure !== null}>
          {say(pushWords[why])}
        </Callout>
      )}
      {!isOn && problem === null && (
        <Button icon={Bell} busy={busy} onClick={turnOn}>
          {say(pushWords.turnOn)}
        </Button>
      )}
      {data.data.length > 0 && <KindChoice muted={data.muted} onSaved={() => void refetch()} />}
    </Section>
  );
}

function DeviceLine({ device, onOff }: { device: PushDeviceRow; onOff(): void }) {
  const say = useSay();
  const name = deviceName(device.user_agent) ?? say(accountWords.unknownDevice);
  const sent =
    device.last_ok_at === null
      ? say(pushWords.neverSent)
      : say(pushWords.lastSent, { at: formatDateTime(new Date(device.last_ok_at)) });
  return (
    <li className={sessions.line}>
      <Icon of={Bell} size={20} className={sessions.icon} />
      <div className={sessions.words}>
        <div className={sessions.device}>
          {name}
          {device.current && <Pill tone="success" label={say(accountWords.thisSession)} />}
        </div>
        <div className="muted">
          {say(commonWords.since, { at: formatDateTime(new Date(device.made_at)) })}, {sent}
        </div>
        {device.has_failed && <div>{say(pushWords.failed)}</div>}
      </div>
      <Button small aria-label={say(pushWords.turnOffOf, { device: name })} onClick={onOff}>
        {say(pushWords.turnOff)}
      </Button>
    </li>
  );
}

/** One box for each kind of news that this person has in the top bar. */
function KindChoice({ muted, onSaved }: { muted: readonly NewsKind[]; onSaved(): void }) {
  const say = useSay();
  const run = useAction();
  const inbox = useInboxKinds(true) ?? [];
  const kinds: readonly NewsKind[] = ['announcements', ...inbox.map(({ key }) => key)];
  // Two boxes pressed one after the other: the second choice contains the first, which is not stored yet.
  const [chosen, setChosen] = useState<readonly NewsKind[] | null>(null);
  const silent = chosen ?? muted;
  const save = (kind: NewsKind, rings: boolean) => {
    const next = rings ? silent.filter((one) => one !== kind) : [...silent, kind];
    setChosen(next);
    void run(() => call('push_devices.mute', { body: { muted: next } }))
      .then((done) => done ?? setChosen(null))
      .finally(onSaved);
  };
  return (
    <Field label={say(pushWords.kinds)} group>
      <div>
        {kinds.map((kind) => (
          <Checkbox key={kind} checked={!silent.includes(kind)} onChange={(rings) => save(kind, rings)}>
            {say.loose(newsKinds[kind].name)}
          </Checkbox>
        ))}
      </div>
    </Field>
  );
}
