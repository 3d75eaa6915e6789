import { READ_BUDGETS } from '../budgets.ts';
import { answerParent, nextLine } from '../child-stdio.ts';
import { systemNetwork } from '../network.ts';
import { checkLinks, linksOfSite, linksRequest } from './check-links.ts';

/*
 * The process that checks the links of one page: takes one request from its input, writes one answer, and ends. It is
 * started with an empty environment.
 */

const answer = async (line: string): Promise<void> => {
  const { page, links, totalMs, ...rules } = linksRequest.parse(JSON.parse(line));
  const options = { network: systemNetwork, rules, budgets: READ_BUDGETS };
  const checked = await checkLinks(linksOfSite(page, links), options, AbortSignal.timeout(totalMs));
  answerParent(`${JSON.stringify(checked)}\n`);
};

void nextLine().then(answer); // An error ends the process, which the parent notices.
