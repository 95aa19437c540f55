import { useState } from 'react';
import { UserSearch } from 'lucide-react';
import { mayEnter } from '@waybill/domain/kernel/access.ts';
import { rank } from '@waybill/domain/kernel/roles.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { personFilePageWords as words } from './person-file-page.words.ts';

const PersonFileDialog = lazyPart<{ onClose: () => void }>(
  async () => (await import('./PersonFileDialog.tsx')).PersonFileDialog,
);

/** Opens the request for a person's data, for head office only. */
export function PersonFileButton() {
  const say = useSay();
  const viewer = useViewer();
  const [asking, setAsking] = useState(false);
  if (!mayEnter({ upToLevel: rank.luxury, permission: 'export.person' }, viewer)) return null;
  return (
    <>
      <Button icon={UserSearch} onClick={() => setAsking(true)}>
        {say(words.title)}
      </Button>
      {asking && <PersonFileDialog onClose={() => setAsking(false)} />}
    </>
  );
}
