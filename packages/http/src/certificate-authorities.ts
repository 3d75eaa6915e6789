import { statSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** How the address of a server names the authority that its certificate is checked with, and which variable adds that. */
const ADDRESSES: Readonly<
  Record<string, { readonly variable: string; readonly option: string; readonly isVerified: RegExp }>
> = {
  DATABASE_URL: { variable: 'DATABASE_CA_FILE', option: 'sslrootcert', isVerified: /[?&]sslmode=verify-full(&|$)/i },
  EVENTSTORE_URL: { variable: 'EVENTSTORE_CA_FILE', option: 'tlsCAFile', isVerified: /^(?!.*[?&]tls=false)/i },
};

/** The variable with the path of the authority of a server, by that with its address. */
export const authorityOf = (name: string): string => ADDRESSES[name]?.variable ?? name;

/**
 * Adds the configured certificate authority to a server's address, so that one text is sufficient for a client. An
 * address that names one already, or checks no certificate, is left unchanged; so is every address if the file is
 * empty, as for a certificate of a public authority.
 * @throws Error of the file system when there is no such file
 */
export const withAuthority = (name: string, address: string, env: Environment): string => {
  const known = ADDRESSES[name];
  const file = known && env[known.variable];
  if (!file) return address;
  const { option, isVerified } = known;
  if (!isVerified.test(address) || new RegExp(`[?&]${option}=`, 'i').test(address)) return address;
  if (statSync(file).size === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${option}=${encodeURIComponent(file)}`;
};
