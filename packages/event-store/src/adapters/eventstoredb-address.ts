/** The address cannot be used; the message says how to fix it. */
export class UnusableAddress extends Error {
  readonly code = 'unusable-address';
}

/** The options that both this adapter and version 6.2.1 of the client understand. The client only warns about others. */
const OPTIONS: Readonly<Record<string, string>> = {
  tls: 'true or false',
  tlscafile: 'the path of a certificate authority',
  usercertfile: 'a path',
  userkeyfile: 'a path',
  connectionname: 'a name',
  maxdiscoverattempts: 'a number',
  discoveryinterval: 'milliseconds',
  gossiptimeout: 'seconds',
  nodepreference: 'leader, follower, random or readonlyreplica',
  keepaliveinterval: 'milliseconds',
  keepalivetimeout: 'milliseconds',
};

/** Options of other clients that this client would ignore, and what to do instead. */
const REFUSED: Readonly<Record<string, string>> = {
  tlsverifycert: 'This client always verifies certificates. Name the authority with tlsCAFile=… or NODE_EXTRA_CA_CERTS',
  throwonappendfailure: 'Remove it: the client then reports revision conflicts',
  defaultdeadline: 'Remove it: appends and reads set their own deadlines',
};

/** `isInsecure`: messages are not encrypted. */
export type EventStoreAddress = { readonly url: string; readonly isInsecure: boolean };

/**
 * Checks the address of an EventStoreDB before anything connects.
 * @throws UnusableAddress for anything that the client would ignore, warn about or misread.
 */
export const parseEventStoreAddress = (url: string): EventStoreAddress => {
  const [, scheme, rest] = /^([a-z+]+):\/\/(.*)$/i.exec(url) ?? [];
  if (scheme === undefined || rest === undefined) throw new UnusableAddress('EVENTSTORE_URL must begin with esdb://');
  if (/^(kurrent(db)?|kdb)(\+discover)?$/i.test(scheme)) {
    const instead = scheme.includes('+') ? 'esdb+discover' : 'esdb';
    throw new UnusableAddress(`This client does not know the scheme ${scheme}://; write ${instead}:// instead`);
  }
  if (scheme !== 'esdb' && scheme !== 'esdb+discover') {
    throw new UnusableAddress(`EVENTSTORE_URL must begin with esdb:// or esdb+discover://, not with ${scheme}://`);
  }
  const [hosts = '', query = ''] = rest.split('?', 2);
  if (hosts.replace(/^[^@]*@/, '').replace(/\/$/, '') === '') throw new UnusableAddress('EVENTSTORE_URL has no host');
  const options = [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value, name] as const);
  for (const [key, , name] of options) refuseUnlessKnown(key, name);
  const tls = options.find(([key]) => key === 'tls')?.[1];
  if (tls !== undefined && tls !== 'true' && tls !== 'false') {
    throw new UnusableAddress(`The option tls of EVENTSTORE_URL must be true or false, not ${tls}`);
  }
  if (tls === 'false' && hosts.includes('@')) {
    throw new UnusableAddress(
      'EVENTSTORE_URL has tls=false and a password, which would be dropped: remove one of them',
    );
  }
  return { url, isInsecure: tls === 'false' };
};

const refuseUnlessKnown = (key: string, name: string): void => {
  const instead = REFUSED[key];
  if (instead !== undefined)
    throw new UnusableAddress(`The option ${name} of EVENTSTORE_URL is not supported. ${instead}.`);
  if (!Object.hasOwn(OPTIONS, key)) {
    const known = Object.entries(OPTIONS).map(([option, value]) => `${option} (${value})`);
    throw new UnusableAddress(`The option ${name} of EVENTSTORE_URL is unknown. Known options: ${known.join(', ')}.`);
  }
};
