import { describe, expect, it } from 'vitest';
import { siteReaderEnvironment } from './environment.ts';

const problemsOf = (env: Record<string, string>) =>
  siteReaderEnvironment.safeParse(env).error?.issues.map(({ message }) => message) ?? [];

describe('the environment of the site reader', () => {
  it('renders by default', () => {
    expect(siteReaderEnvironment.parse({})).toMatchObject({ RENDER: 'auto', RENDER_WITHOUT_SANDBOX: false });
  });

  it('turns the sandbox off in production only if that is allowed explicitly', () => {
    const open = { NODE_ENV: 'production', RENDER_WITHOUT_SANDBOX: '1' };
    expect(problemsOf(open)).toEqual([expect.stringContaining('ALLOW_IN_PRODUCTION=render-without-sandbox')]);
    expect(problemsOf({ ...open, ALLOW_IN_PRODUCTION: 'plain-http, render-without-sandbox' })).toEqual([]);
    expect(problemsOf({ ...open, NODE_ENV: 'development' })).toEqual([]);
    expect(problemsOf({ ...open, RENDER_WITHOUT_SANDBOX: '0' })).toEqual([]);
  });

  it.each([{ RENDER: 'yes' }, { RENDER_WITHOUT_SANDBOX: 'true' }, { PORT: '70000' }])('refuses %o', (env) => {
    expect(problemsOf(env)).toHaveLength(1);
  });
});
