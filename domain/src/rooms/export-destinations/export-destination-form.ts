import { form, type FormValues } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** Slashes are part of addresses and keys; elsewhere they are removed while typing. */
const line = <R extends boolean = false>(options: { required?: R; max: number }) => ({
  ...rule.text<R>({ ...options, keepSlashes: true }),
  slashes: true as const,
});

/** Folder of another company or machine that files of schedules are delivered to. Its secret is set separately and never read again. */
export const exportDestinationForm = form({
  name: rule.text({ required: true, max: 60 }),
  address: line({ required: true, max: 300 }),
  endpoint: line({ max: 300 }),
  region: rule.text({ max: 60 }),
  access_key: line({ max: 200 }),
  host_key: line({ max: 1000 }),
});
export type ExportDestinationValues = FormValues<typeof exportDestinationForm>;

/** Secret key of S3, or password or private key of SFTP. */
export const destinationSecretForm = form({
  secret: { ...rule.text({ required: true, max: 8000, multiline: true }), secret: true },
});
