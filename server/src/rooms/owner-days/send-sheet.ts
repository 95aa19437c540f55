import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { linkLanguage } from '@waybill/domain/rooms/messages/templates.ts';
import { numberOfDay, sheetLinkLifetime, sumOfDay } from '@waybill/domain/rooms/owner-days/owner-day.ts';
import type { CommandContext, RequestContext } from '../../kernel/context.ts';
import { isGoodLink, linkHash, type LinkFacts } from '../../kernel/link-hash.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import { queueSheetMessage } from '../messages/messages.door.ts';
import { readSheetSetting, type DayLine } from './owner-days.queries.ts';

/** The link opens one day for anyone who has it; it contains no name. */
const factsOf = (day: string): LinkFacts => ({ kind: 'owner-day', id: numberOfDay(day), staffId: 0 });

/** Sends the sheet that was just kept to the numbers that were set (G-06): its figures in one line, and the link to its page. */
export async function sendSheet(context: CommandContext, day: string, lines: readonly DayLine[]): Promise<void> {
  const { tx, services, now } = context;
  const { message_phones: phones, message_language: locale } = await readSheetSetting(tx);
  const branchId = lines[0]?.branch.id;
  if (phones.length === 0 || branchId === undefined) return;
  const sum = sumOfDay(lines.map(({ figures }) => figures));
  const count = (n: number | null) => groupThousands(n ?? 0);
  const { publicUrl } = services.settings;
  const hash = linkHash(
    await installationSecret(tx, services),
    factsOf(day),
    new Date(now.getTime() + sheetLinkLifetime),
  );
  await queueSheetMessage(context, {
    day: numberOfDay(day),
    branchId,
    phones,
    locale,
    values: {
      day: formatDate(day),
      accepted: count(sum.accepted.value),
      delivered: count(sum.delivered.value),
      failed: count(sum.failed.value),
      late: count(sum.late.value),
      cod: sayKyat(sum.cod_held.value ?? 0, locale),
      link: publicUrl === undefined ? '' : `${publicUrl}/day/${day}/${hash}${linkLanguage(locale)}`,
    },
  });
}

/** Does this link open the sheet of the day? Not once it is over. */
export async function opensSheet({ db, services, now }: RequestContext, day: string, hash: string): Promise<boolean> {
  return isGoodLink(await installationSecret(db, services), factsOf(day), hash, now);
}
