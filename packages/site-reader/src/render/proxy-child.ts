import { systemNetwork } from '../network.ts';
import { createProxy } from './proxy.ts';
import { dropPrivileges } from './drop-privileges.ts';
import { askParent, nextLine } from '../child-stdio.ts';
import { proxyRequest } from './render-protocol.ts';

/*
 * The proxy process of one render, the browser's only connection to the network. It ends once its parent answers or ends.
 */
const serve = async (line: string): Promise<void> => {
  const { socketPath, limits, ...rules } = proxyRequest.parse(JSON.parse(line));
  const server = createProxy({ network: systemNetwork, rules, limits });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: socketPath, readableAll: true, writableAll: true }, resolve);
  });
  dropPrivileges();
  await askParent('listening');
  process.exit();
};

void nextLine().then(serve);
