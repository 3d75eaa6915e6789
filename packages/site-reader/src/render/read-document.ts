import type { Tab } from './open-tab.ts';
import { MAX_HTML } from './render-protocol.ts';

/** Evaluated in an isolated world, which the page's scripts cannot change. Shadow trees become templates. */
const DOCUMENT_HTML = `(() => {
  const shadowRoots = [];
  const find = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (!element.shadowRoot) continue;
      shadowRoots.push(element.shadowRoot);
      find(element.shadowRoot);
    }
  };
  find(document);
  const root = document.documentElement;
  const inner = root.getHTML ? root.getHTML({ shadowRoots }) : root.innerHTML;
  return (root.cloneNode(false).outerHTML.replace(/<\\/html>$/i, '') + inner).slice(0, ${MAX_HTML});
})()`;

/** Evaluates an expression in an isolated world, unaffected by the page's redefinitions. */
export const evaluateIsolated = async ({ session }: Tab, expression: string): Promise<unknown> => {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId: executionContextId,
    returnByValue: true,
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result.value;
};

/** The current document as HTML. */
export const readDocument = async (tab: Tab): Promise<string> => {
  const html = await evaluateIsolated(tab, DOCUMENT_HTML);
  if (typeof html !== 'string') throw new Error('The page has no document');
  return html.toWellFormed();
};
