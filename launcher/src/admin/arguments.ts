import { parseArgs } from 'node:util';
import { role, type Role } from '@twofold/contracts/accounts/role';

/** The parsed command line, or a text that describes the error. */
export type AdminRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | { readonly kind: 'grant' | 'revoke'; readonly email: string; readonly role: Role }
  | { readonly kind: 'erase-guest' | 'reset-second-factor'; readonly email: string };

const ROLES = role.options.join(', ');

export const USAGE = `Usage: npm run admin -- grant <email> <role>           give a person a role
       npm run admin -- revoke <email> <role>          take it away again
       npm run admin -- erase-guest <email>            erase a buyer without an account
       npm run admin -- reset-second-factor <email>    remove passkeys, app and recovery codes of a person

Roles: ${ROLES}. The person must be registered. In production (NODE_ENV=production) a role is granted only to
a user with a strong password. Erasing a guest is permanent: no order that was bought with this address opens by its
link or in the buyer's browser any more. What an account holds, its owner deletes in the profile. Check who asks for a
reset: afterwards the password alone opens the account. It ends all of its sessions, and the owner gets a mail.

Works on the database of DATABASE_URL (and EVENTSTORE_URL, MASTER_KEY), or without one on the launcher's own below
DATA_DIR, whether the launcher runs or not. Exit code 0: done; 1: it failed; 2: wrong usage.`;

/** Reads the arguments after the name of the program. */
export const readArguments = (args: readonly string[]): AdminRequest => {
  const parsed = parse(args);
  if ('reason' in parsed) return { kind: 'wrong', reason: parsed.reason };
  if (parsed.wantsHelp) return { kind: 'help' };
  const [kind, email, name, ...rest] = parsed.words;
  if (kind === undefined) return { kind: 'wrong', reason: 'No command given' };
  if (kind === 'erase-guest' || kind === 'reset-second-factor') return readAddress(kind, email, name);
  if (kind !== 'grant' && kind !== 'revoke') return { kind: 'wrong', reason: `"${kind}" is not known` };
  if (email === undefined || name === undefined || rest.length > 0)
    return { kind: 'wrong', reason: `"${kind}" takes an email address and a role` };
  const known = role.safeParse(name);
  if (!known.success) return { kind: 'wrong', reason: `"${name}" is not a role: ${ROLES}` };
  return { kind, email, role: known.data };
};

const readAddress = (
  kind: 'erase-guest' | 'reset-second-factor',
  email: string | undefined,
  more: string | undefined,
): AdminRequest =>
  email?.includes('@') === true && more === undefined
    ? { kind, email }
    : { kind: 'wrong', reason: `"${kind}" takes an email address` };

const parse = (args: readonly string[]): { words: string[]; wantsHelp: boolean } | { reason: string } => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { words: positionals, wantsHelp: values.help === true };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
};
