import type { MessageChannelRow, MessageRouteRow } from '@waybill/contract/rooms/messages/messages.contract.ts';
import {
  messageChannelWords,
  messageFieldWords,
  messageGroupWords,
} from '@waybill/contract/rooms/messages/messages.words.ts';
import { lastChannel } from '@waybill/domain/rooms/messages/message-channels.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { messagePageWords as words } from './message-page.words.ts';
import styles from './Messages.module.css';
import { useChannels } from './use-channels.ts';

/** Channels before SMS, and the order in which each group of purposes uses them (O-09). */
export function ChannelsPage() {
  const say = useSay();
  const query = useChannels((all) => all);
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('settings'))}>
      {({ channels, routes }) => (
        <article>
          <PageHead title={say(titleOf('messages.channels'))} />
          <p className={styles.about}>{say(words.channelsAbout)}</p>
          <ul className={styles.cards}>
            {channels.map((channel) => (
              <li key={channel.channel}>
                <ChannelCard channel={channel} />
              </li>
            ))}
          </ul>
          <h2 className={styles.next}>{say(titleOf('messages.route'))}</h2>
          <ul className={styles.cards}>
            {routes.map((route) => (
              <li key={route.group}>
                <RouteCard route={route} />
              </li>
            ))}
          </ul>
        </article>
      )}
    </RecordStates>
  );
}

function ChannelCard({ channel: { channel, is_active, is_set_up, server } }: { channel: MessageChannelRow }) {
  const say = useSay();
  const state = is_active ? words.isUsed : is_set_up ? words.isUnused : words.isMissing;
  return (
    <PageLink to="messages.channel" params={{ channel }} className={styles.card}>
      <span className={styles.head}>
        {say(messageChannelWords[channel])}
        <span className={styles.small}>{say(state)}</span>
      </span>
      {server !== null && <span className={styles.small}>{server}</span>}
    </PageLink>
  );
}

function RouteCard({ route: { group, channels, wait_minutes, may_choose } }: { route: MessageRouteRow }) {
  const say = useSay();
  return (
    <PageLink to="messages.route" params={{ group }} className={styles.card}>
      <span className={styles.head}>{say(messageGroupWords[group])}</span>
      <span className={styles.shown}>
        {[...channels, lastChannel].map((channel) => say(messageChannelWords[channel])).join(' → ')}
      </span>
      {channels.length > 0 && (
        <span className={styles.small}>
          {say(words.waits, { minutes: wait_minutes })}
          {may_choose && ` · ${say(messageFieldWords.may_choose)}`}
        </span>
      )}
    </PageLink>
  );
}
