import { Button } from '../../ui/layout/Button.tsx';
import { useRowTab } from '../../ui/table/table-parts.ts';

/** The one next action of a row. What is somebody else's to do looks quieter, and leads to where it stands. */
export function NextButton({ text, own, onPress }: { text: string; own: boolean; onPress: () => void }) {
  const tabIndex = useRowTab();
  return (
    <Button small variant={own ? 'plain' : 'quiet'} tabIndex={tabIndex} onClick={onPress}>
      {text}
    </Button>
  );
}
