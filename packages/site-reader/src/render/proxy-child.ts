import { systemNetwork } from '../network.ts';
import { createProxy } from './proxy.ts';
import { dropPrivileges } from './drop-privileges.ts';
import { askParent, nextLine } from '../child-stdio.ts';
import { proxyRequest } from './render-protocol.ts';

/*
 * The proxy process of one render: the browser's only way out. It listens until its parent answers that the render is over,
 * and ends when the parent does.
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
