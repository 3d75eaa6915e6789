import { askParent, nextLine } from '../child-stdio.ts';
import { systemNetwork } from '../network.ts';
import { createProxy } from '../render/proxy.ts';
import { proxyRequest } from '../render/render-protocol.ts';

/* A deliberately broken proxy process: it allows every target, loopback included. */

const everything: readonly string[] = Object.assign([], { includes: () => true });

const serve = async (): Promise<void> => {
  const { socketPath, limits, ports } = proxyRequest.parse(JSON.parse(await nextLine()));
  const server = createProxy({ network: systemNetwork, rules: { ports, allow: everything }, limits });
  server.listen({ path: socketPath, readableAll: true, writableAll: true }, () => void askParent('listening'));
};

void serve();
