import { OctagonAlert } from 'lucide-react';
import { SystemMessage } from './SystemMessage.tsx';
import { systemWords } from './system.messages.ts';

/** `/403`: the person may not open what they asked for (N-02, X-08). */
export function UnauthorizedPage() {
  return (
    <SystemMessage
      code="403"
      icon={OctagonAlert}
      title={systemWords.unauthorized}
      text={systemWords.unauthorizedText}
    />
  );
}
