import { useQuery } from '@tanstack/react-query';
import { call } from '../kernel/client.ts';
import { useSay } from '../kernel/i18n.tsx';
import { shellWords } from './shell.messages.ts';
import styles from './Footer.module.css';

/** Credits the provider of the software (F-11). */
export function Footer() {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['sessions.appConfig'],
    queryFn: () => call('sessions.appConfig', { background: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <footer className={styles.footer}>
      {data && (
        <>
          <span>{say(shellWords.footer, { name: data.provider_name })}</span>
          <span>{data.version}</span>
        </>
      )}
    </footer>
  );
}
