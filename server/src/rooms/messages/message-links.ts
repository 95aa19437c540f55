import type { Settings } from '../../kernel/settings.ts';

/** The parcel a link is about. */
export interface LinkOf {
  readonly label_id: number;
  readonly tracking_code: string;
}

/** Where a receiver follows their parcel; nothing while people outside cannot reach this installation. */
export function trackingLink({ publicUrl }: Pick<Settings, 'publicUrl'>, { tracking_code }: LinkOf): string {
  return publicUrl === undefined ? '' : `${publicUrl}/t/${tracking_code}`;
}

/** Where the sender of a parcel that was not delivered says what is to be done. */
export function answerLink(settings: Pick<Settings, 'publicUrl'>, of: LinkOf): string {
  return trackingLink(settings, of);
}
