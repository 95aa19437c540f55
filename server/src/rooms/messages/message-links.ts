import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { linkLanguage } from '@waybill/domain/rooms/messages/templates.ts';
import type { Settings } from '../../kernel/settings.ts';
import { senderAnswerPath } from '../public-pages/public-pages.door.ts';

/** The parcel a link is about. */
export interface LinkOf {
  readonly label_id: number;
  readonly tracking_code: string;
  /** When its sender was asked what is to be done, while the answer is awaited; else null. */
  readonly question_at: Date | null;
}

/** Links of one installation. */
export interface LinkSite extends Pick<Settings, 'publicUrl'> {
  readonly secret: Buffer;
}

/** Where a receiver follows their parcel; nothing while people outside cannot reach this installation. */
export function trackingLink({ publicUrl }: LinkSite, { tracking_code }: LinkOf, locale: Locale): string {
  return publicUrl === undefined ? '' : `${publicUrl}/t/${tracking_code}${linkLanguage(locale)}`;
}

/** Where the sender of a parcel that was not delivered says what is to be done (O-10); where it is to be seen while nobody asks them. */
export function answerLink(site: LinkSite, of: LinkOf, locale: Locale): string {
  if (site.publicUrl === undefined || of.question_at === null) return trackingLink(site, of, locale);
  const { label_id, tracking_code, question_at } = of;
  const path = senderAnswerPath(site.secret, { id: label_id, tracking_code, since: question_at });
  return `${site.publicUrl}${path}${linkLanguage(locale)}`;
}
