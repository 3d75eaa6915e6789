import { statSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** For each variable with a server's address: the variable with its certificate authority, and the address's option for it. */
const ADDRESSES: Readonly<
  Record<string, { readonly variable: string; readonly option: string; readonly isVerified: RegExp }>
> = {
  DATABASE_URL: { variable: 'DATABASE_CA_FILE', option: 'sslrootcert', isVerified: /[?&]sslmode=verify-full(&|$)/i },
  EVENTSTORE_URL: { variable: 'EVENTSTORE_CA_FILE', option: 'tlsCAFile', isVerified: /^(?!.*[?&]tls=false)/i },
};

/** The variable with the path of a server's certificate authority, by the variable with the server's address. */
export const authorityOf = (name: string): string => ADDRESSES[name]?.variable ?? name;

/**
 * Adds the configured certificate authority to a server's address, so that a client needs only the address. An address
 * that already names an authority, or does not verify certificates, stays unchanged; so do all addresses if the file is
 * empty, which means a public authority.
 * @throws Error of the file system if the file does not exist
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
