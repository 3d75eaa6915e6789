import type { CanRender } from './render/check-rendering.ts';

/** The log line that says whether pages are rendered; `undefined` if rendering is turned off. */
export const renderingLine = (state: CanRender | undefined): string => {
  if (!state) return 'Pages made by scripts are not rendered: RENDER=off';
  if (state.ok) {
    const network = state.isolation === 'none' ? 'with its proxy as the only way out' : 'in its own network';
    return `Pages made by scripts are rendered: Chromium ${state.version}, ${state.hasSandbox ? 'sandboxed' : 'WITHOUT A SANDBOX'}, ${network}`;
  }
  const why =
    state.reason === 'no-browser'
      ? 'no browser that starts (set CHROME_PATH)'
      : "Chromium's sandbox is not available here (docs/operations.md says what it needs)";
  return `Pages made by scripts are not rendered: ${why}`;
};
