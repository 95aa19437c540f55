import { firstCalls } from '@waybill/contract/generated/first-calls.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { signOnWords } from './sign-on.words.ts';

/** The way to the single sign-on. Loaded only where the installation has one, whose name is in the page. */
export function SignOnLink({ name, shared }: { readonly name: string; readonly shared: boolean }) {
  const say = useSay();
  const next = new URLSearchParams(window.location.search).get('next');
  const query = new URLSearchParams({ ...(shared ? { shared: '1' } : {}), ...(next === null ? {} : { next }) });
  return (
    <a className={buttonLook()} href={`${firstCalls['sessions.finishSignOn'][1]}?${query.toString()}`}>
      {say(signOnWords.signOn, { name })}
    </a>
  );
}
