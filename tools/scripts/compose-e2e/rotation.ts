import assert from 'node:assert/strict';
import type { Deployment } from './deployment.ts';
import type { Person } from './flow.ts';

/** Who is started again after each step: all must know of a new secret; after that, one who uses it shows enough. */
const RESTARTED = {
  announce: ['command-service', 'query-service', 'projector', 'auditor'],
  change: ['command-service'],
  retire: ['projector'],
} as const;

/**
 * Changes both secrets that rotate and the password of a service, as docs/operations.md says, while everything runs.
 * @throws Error when somebody is logged out, or can no longer be read
 */
export const rotateSecrets = async (deployment: Deployment, person: Person): Promise<void> => {
  const [secrets] = deployment.containersOf('secrets');
  const [init] = deployment.containersOf('init');
  if (!secrets || !init) throw new Error('docker-compose.yml has nothing that makes secrets');
  const expectKnown = async (): Promise<void> => {
    const { email } = (await person.browser.must('GET', '/api/me')) as { email: string };
    assert.equal(email, person.email);
  };
  for (const step of ['announce', 'change', 'retire'] as const) {
    for (const name of ['master-key', 'session-secret']) {
      // Who has a session keeps it for as long as the old secret is known.
      if (step === 'retire' && name === 'session-secret') continue;
      await secrets.run([step, name]);
    }
    if (step === 'announce') {
      await secrets.run(['replace', 'projector-password']);
      await init.run(['database']);
    }
    await restart(deployment, RESTARTED[step]);
    await expectKnown();
  }
};

/** One container of a service after the other, so that one of them always answers. */
const restart = async ({ containersOf }: Deployment, services: readonly string[]): Promise<void> => {
  await Promise.all(
    services.map(async (service) => {
      for (const container of containersOf(service)) {
        await container.stop();
        await container.start();
      }
    }),
  );
};
