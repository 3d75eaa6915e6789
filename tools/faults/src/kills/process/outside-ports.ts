import type { CommandServiceDeps } from '@twofold/command-service/service-deps';
import { aReport } from '@twofold/command-service/testing/a-report';
import { aSnapshot } from '@twofold/command-service/testing/a-snapshot';
import type { Mail } from '@twofold/command-service/mail/mail';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import { aroundMethods } from '../failpoints/around-port.ts';
import type { Failpoints } from '../failpoints/failpoints.ts';
import type { OutsideCall } from './messages.ts';

/** Sites, analyst and mail, which live outside of the process and outlive it, with failpoints around each call. */
export const createOutsidePorts = (
  call: (call: OutsideCall, about: string) => Promise<void>,
  failpoints: Failpoints,
): Pick<CommandServiceDeps, 'readSite' | 'createAnalyst' | 'mail'> => {
  const readSite: ReadSite = async (url) => {
    await call('read a site', url);
    return { ok: true, snapshot: { ...aSnapshot, requestedUrl: url, finalUrl: url } };
  };
  const analyst = {
    provenance: { provider: 'built-in', rubricVersion: '1' },
    analyze: async ({ requestedUrl }: { readonly requestedUrl: string }) => {
      await call('analyze', requestedUrl);
      return aReport;
    },
  } as const;
  const mail: Mail = { send: ({ subject }) => call('send a mail', subject), forget: () => Promise.resolve() };
  return {
    readSite: aroundMethods('site', { readSite }, ['readSite'], failpoints).readSite,
    createAnalyst: () => aroundMethods('analyst', analyst, ['analyze'], failpoints),
    mail: aroundMethods('mail', mail, ['send'], failpoints),
  };
};
