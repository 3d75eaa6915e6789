import { READ_BUDGETS } from './budgets.ts';
import { answerParent, askParent, nextLine } from './child-stdio.ts';
import { systemNetwork } from './network.ts';
import { readRequest, renderReply, toLine } from './protocol.ts';
import { readPages, type AskForRender } from './read-pages.ts';
import { toProgressLine, type OnProgress } from './read-progress.ts';

/*
 * The reader process: takes one request from its input, reads one site, writes one answer, and ends. `run-reader.ts`
 * starts it with an empty environment.
 */

const askForRender: AskForRender = async (question) =>
  renderReply.parse(JSON.parse(await askParent(JSON.stringify(question))));

const answer = async (line: string): Promise<void> => {
  const { url, canRender, progress = false, ...rules } = readRequest.parse(JSON.parse(line));
  const options = { network: systemNetwork, rules, budgets: READ_BUDGETS };
  const onProgress: OnProgress = (step) => void (progress && process.stdout.write(toProgressLine(step)));
  answerParent(toLine(await readPages(url, options, { ...(canRender && { render: askForRender }), onProgress })));
};

void nextLine().then(answer); // An error ends the process, which the parent notices.
