import { PackageSearch } from 'lucide-react';
import { SystemMessage } from './SystemMessage.tsx';
import { systemWords } from './system.messages.ts';

/** `/404`: there is no such page (N-02). */
export function NotFoundPage() {
  return <SystemMessage code="404" icon={PackageSearch} title={systemWords.notFound} text={systemWords.notFoundText} />;
}
