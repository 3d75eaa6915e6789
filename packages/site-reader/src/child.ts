import { READ_BUDGETS } from './budgets.ts';
import { systemNetwork } from './network.ts';
import { readRequest, toLine } from './protocol.ts';
import { readPages } from './read-pages.ts';
import { toProgressLine, type OnProgress } from './read-progress.ts';

/*
 * The reader process: reads one request from its input, one page, writes one answer, ends. Started by `read-site.ts`
 * with an empty environment. When its input ends before that, whoever asked is gone, and so is it.
 */

const answer = async (line: string): Promise<void> => {
  const { url, progress = false, ...rules } = readRequest.parse(JSON.parse(line));
  const say: OnProgress = (step) => void (progress && process.stdout.write(toProgressLine(step)));
  const result = await readPages(url, { network: systemNetwork, rules, budgets: READ_BUDGETS }, say);
  process.stdout.write(toLine(result), () => process.exit());
};

let received = '';
let isAsked = false;
process.stdin.setEncoding('utf8');
process.stdin.on('end', () => process.exit());
process.stdin.on('data', (text: string) => {
  received += text;
  const end = received.indexOf('\n');
  if (isAsked || end < 0) return;
  isAsked = true;
  void answer(received.slice(0, end)); // What it throws ends the process; the parent sees that.
});
