import { CannotStart } from '../cannot-start.ts';
import type { SecretFiles } from './secret-files.ts';

/** The address of a server, and whether our own authority issued its certificate. */
export type ServerAddress = { readonly url: string; readonly isOurs: boolean };

/**
 * The address of the database, with its owner as user: the configured one, else that of the server with our password,
 * over TLS.
 * @throws CannotStart when neither is known
 */
export const ownerAddressOf = async (
  secrets: SecretFiles,
  server: { readonly address: string; readonly database: string },
): Promise<ServerAddress> => {
  const given = await secrets.read('owner-database-url');
  if (given) return { url: given, isOurs: false };
  const password = await secrets.read('postgres-password');
  if (!password) throw new CannotStart('There is no postgres-password yet. Make the secrets first.');
  const url = `postgres://postgres:${encodeURIComponent(password)}@${server.address}/${server.database}?sslmode=verify-full`;
  return { url, isOurs: true };
};

/** The same address for a program that sees all secrets, the certificate of the authority among them. */
export const ownerUrlOf = async (
  secrets: SecretFiles,
  server: { readonly address: string; readonly database: string },
): Promise<string> => {
  const { url, isOurs } = await ownerAddressOf(secrets, server);
  return isOurs ? `${url}&sslrootcert=${encodeURIComponent(secrets.pathOf('authority.crt'))}` : url;
};
