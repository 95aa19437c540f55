import { useRef, useState, type ChangeEvent, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { imageTypes } from '@waybill/domain/kernel/file-types.ts';
import { chatTextMax } from '@waybill/domain/rooms/chats/chat-kinds.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { FileThumb } from '../../ui/inputs/FileThumb.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { shrinkPhoto } from '../proofs/proofs.door.ts';
import { chatOutbox } from './chat-outbox.ts';
import { chatPageWords as words } from './chat-page.words.ts';
import styles from './Chat.module.css';

/** From this part of the longest text on its length is shown. */
const nearEnd = 0.8;

/** Unsent drafts by person and conversation, kept until the user returns to the conversation. */
const begun = new Map<string, string | null>();

/** Where one writes. What is sent is kept on the device first, so that the field is empty at once and nothing is lost. */
export function Composer({ id, onWritten }: { id: number; onWritten: () => void }) {
  const say = useSay();
  const toast = useToast();
  const { id: staffId } = useUser();
  const place = `${staffId} ${id}`;
  const [text, setText] = useState<string | null>(begun.get(place) ?? null);
  const [picture, setPicture] = useState<File | null>(null);
  const [keeping, setKeeping] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // On a screen that is touched Enter begins a line, as everywhere there.
  const keys = useMedia('(pointer: fine)');
  const narrow = useMedia(phone);
  const change = (next: string | null) => {
    setText(next);
    begun.set(place, next);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const small = await shrinkPhoto(file, `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`);
    if (small) setPicture(small);
    else toast.error(say(words.notAPicture));
  };
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const written = (text ?? '').trim();
    if (keeping || (written === '' && !picture)) return;
    setKeeping(true);
    await chatOutbox(staffId).add({
      sent_id: crypto.randomUUID(),
      chat_id: id,
      text: written === '' ? null : written,
      picture: picture && { name: picture.name, type: picture.type, bytes: await picture.arrayBuffer() },
      written_at: new Date().toISOString(),
    });
    change(null);
    setPicture(null);
    setKeeping(false);
    onWritten();
    form.current?.querySelector('textarea')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // While a word is composed from several keys, Enter belongs to it.
    if (!keys || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.target.files?.[0]);
    event.target.value = '';
  };
  return (
    <form
      ref={form}
      className={styles.composer}
      data-short={(text ?? '').length < chatTextMax * nearEnd || undefined}
      onSubmit={(event) => void send(event)}>
      {picture && (
        <div className="line">
          <FileThumb of={picture} />
          <Chip label={picture.name} onRemove={() => setPicture(null)} />
        </div>
      )}
      <div className={styles.line}>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={imageTypes.join(',')}
          aria-label={say(words.addPicture)}
          onChange={chosen}
        />
        <IconButton icon={ImagePlus} label={say(words.addPicture)} onClick={() => chooser.current?.click()} />
        <TextArea
          label={say(words.write)}
          placeholder={say(keys && !narrow ? words.writeHint : words.write)}
          rows={1}
          max={chatTextMax}
          value={text}
          onChange={change}
          onKeyDown={press}
          onPaste={paste}
        />
        <Button type="submit" variant="main" icon={SendHorizontal} busy={keeping}>
          {say(words.send)}
        </Button>
      </div>
    </form>
  );
}
