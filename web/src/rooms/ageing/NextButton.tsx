import { Button } from '../../ui/layout/Button.tsx';
import { useRowTab } from '../../ui/table/table-parts.ts';

/** The next action of a row. An action of another branch or person looks quieter, and its button opens the parcel. */
export function NextButton({ text, own, onPress }: { text: string; own: boolean; onPress: () => void }) {
  const tabIndex = useRowTab();
  return (
    <Button small variant={own ? 'plain' : 'quiet'} tabIndex={tabIndex} onClick={onPress}>
      {text}
    </Button>
  );
}
