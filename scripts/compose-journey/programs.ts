import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../run-command.ts';

const FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** A program that the machine has, or why it has none. */
export type Program = { readonly file: string } | { readonly missing: string };

/** Finds a program of the machine; where we may, on Debian as root, its package is installed first. */
export const findProgram = async (name: string): Promise<Program> => {
  const found = await find(name);
  if (found) return { file: found };
  if (!(await find('apt-get'))) return { missing: `there is no ${name} here, and no apt-get to install it with` };
  if (process.getuid?.() !== 0) return { missing: `there is no ${name} here: sudo apt-get install ${name}` };
  await runCommand('apt-get', ['update']);
  await runCommand('apt-get', ['install', '--yes', '--no-install-recommends', name]);
  const installed = await find(name);
  return installed ? { file: installed } : { missing: `apt-get could not install ${name}` };
};

const find = async (name: string): Promise<string | undefined> => {
  for (const folder of FOLDERS) {
    const file = path.join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
};
