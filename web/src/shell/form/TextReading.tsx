import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { formWords as words } from './form.words.ts';

/** Shows what a text typed in Zawgyi is stored as, or what was typed for a stored one, with a button that keeps or restores the typed text. */
export function TextReading({ text, onTake }: { text: string; onTake: (typed: string) => void }) {
  const say = useSay();
  const client = useQueryClient();
  const queryKey = ['editing.reading', text];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('editing.reading', { body: { typed_text: text }, background: true, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { stored = null, typed = null } = data?.data ?? {};
  const shown = stored ?? typed;
  if (shown === null) return null;
  const keep = async () => {
    await call('editing.keepTyped', { body: { typed_text: typed ?? text } });
    if (typed !== null) onTake(typed);
    await client.invalidateQueries({ queryKey });
  };
  return (
    <span role="status">
      {say(stored === null ? words.typedAs : words.readAs, { text: shown })}{' '}
      <Button small variant="quiet" onClick={() => void keep()}>
        {say(stored === null ? words.draftTake : words.keepTyped)}
      </Button>
    </span>
  );
}
