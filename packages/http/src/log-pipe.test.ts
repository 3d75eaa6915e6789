import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

/** Writes to its log again and again, counts on its standard error, and ends when it is told to. */
const TALKER = `
  import { createLog } from '@twofold/http/log';
  const log = createLog({ service: 'talker', level: 'info' });
  setInterval(() => {
    log.info('again');
    process.stderr.write('.');
  }, 1);
  process.stdin.once('data', () => process.exit(7));
`;

it('F24: a service goes on when no one reads its log any more', async () => {
  const args = ['-C', 'source', '--import', 'tsx', '--input-type=module', '--eval', TALKER];
  const talker = spawn(process.execPath, args, { cwd: path.join(import.meta.dirname, '..'), stdio: 'pipe' });
  const ended = once(talker, 'exit');
  let said = '';
  talker.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(talker.stdout, 'data');
  talker.stdout.destroy();
  const before = said.length;
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(before + 100), { timeout: 10_000 });
  talker.stdin.write('enough');
  expect(await ended).toEqual([7, null]);
});
