import { sql } from 'kysely';
import { defaultLocale, type Locale } from '@waybill/domain/kernel/locale.ts';
import { smsPhone } from '@waybill/domain/rooms/messages/sms-phone.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { OpenedParcel } from './open-parcel.ts';
import { phonesOf } from './public-parcel.queries.ts';

/**
 * Stores the language in which a receiver reads the tracking page, for later messages to their number (decisions 9). Nothing is written when it is
 * unchanged, so most visits cost no statement.
 */
export async function keepLanguage(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { parcel, digits }: OpenedParcel,
  locale: Locale,
): Promise<void> {
  const phone = smsPhone(phonesOf(parcel, digits));
  if (phone === null || (parcel.read_in[phone] ?? defaultLocale) === locale) return;
  await sql`
    insert into phone_language (phone, locale, chosen_at) values (${phone}, ${locale}, ${now})
    on conflict (phone) do update set locale = excluded.locale, chosen_at = excluded.chosen_at`.execute(db);
}
