import { useCallback, useState, type FormEvent } from 'react';
import { PackageCheck } from 'lucide-react';
import type { ParcelToHold } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import { holdMailFieldWords } from '@waybill/contract/rooms/hold-mails/hold-mails.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { holdWishForm } from '@waybill/domain/rooms/hold-mails/hold-mail-form.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useCapture } from '../../shell/scan/use-capture.ts';
import { useAction } from '../../shell/use-action.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { holdMailPageWords as words } from './hold-mail-page.words.ts';
import styles from './HoldMails.module.css';

/** The only input of the page: a parcel is scanned or typed, then the person who asked for it and the last day. On a phone it unfolds when used. */
export function KeepBox() {
  const narrow = useMedia(phone);
  const [unfolded, unfold] = useState(false);
  const say = useSay();
  const run = useAction();
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [parcel, setParcel] = useState<ParcelToHold | null>(null);
  const look = useCallback(
    async (scanned: string) => {
      setBusy(true);
      const found = await run(() => call('hold_mails.parcel', { query: { code: scanned } }));
      setBusy(false);
      if (!found) return;
      setCode(null);
      setParcel(found.data);
    },
    [run],
  );
  const open = parcel === null;
  useCapture(open, (scanned) => void look(scanned));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code?.trim()) void look(code.trim());
  };
  return (
    <>
      {narrow && !unfolded ? (
        <IconButton icon={PackageCheck} label={say(words.keep)} onClick={() => unfold(true)} />
      ) : (
        <form className={styles.box} onSubmit={send}>
          <TextInput
            value={code}
            onChange={setCode}
            label={say(words.box)}
            placeholder={say(words.box)}
            latinDigits
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <Button type="submit" icon={PackageCheck} variant="main" busy={busy}>
            {say(words.keep)}
          </Button>
        </form>
      )}
      {parcel && <KeepDialog parcel={parcel} onClose={() => setParcel(null)} />}
    </>
  );
}

function KeepDialog({ parcel, onClose }: { parcel: ParcelToHold; onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const { tracking_code, receiver_name, phones, usual_day, last_day, week_fee, weeks_paid } = parcel;
  const code = sayCode(tracking_code);
  return (
    <FormDialog
      form={holdWishForm}
      words={{ ...holdMailFieldWords, remark: commonFieldWords.remark }}
      title={say(words.keepTitle, { code, name: receiver_name })}
      text={
        <>
          {say(words.keepText, { day: formatDate(last_day), fee: sayKyat(week_fee, locale) })}{' '}
          {weeks_paid > 0 && say(words.keepPaid)} {say(words.receiverPhones, { phones: phones.join(', ') })}
        </>
      }
      yes={say(words.keep)}
      initial={{ hold_until: usual_day, requester_name: receiver_name, requester_phone: phones[0] ?? null }}
      submit={(body, { idempotencyKey }) =>
        call('hold_mails.create', { body: { tracking_code, ...body }, idempotencyKey })
      }
      success={({ data }) => say(words.kept, { code, day: formatDate(data.hold_until) })}
      changes="hold_mail"
      onClose={onClose}
    />
  );
}
