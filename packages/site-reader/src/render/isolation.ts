/**
 * The isolation of a browser: separate namespaces for network, processes and mounts; a separate network only; or only
 * its proxy and its flags.
 */
export type Isolation = 'namespaces' | 'network' | 'none';

/** Three ways to bring up loopback, since a machine may lack the tools of the others. */
const BRING_UP_LOOPBACK = [
  'ip link set lo up',
  `perl -MSocket -e 'socket(my $s, AF_INET, SOCK_DGRAM, 0) && ioctl($s, 0x8914, pack("a16s", "lo", 9)) or exit 1'`,
  '{ mount -t sysfs sysfs /sys && echo 9 > /sys/class/net/lo/flags; }',
].join(' || ');

/**
 * When the first process of a PID namespace dies, the kernel kills all others. Docker does not allow mounting another
 * `/proc`.
 */
const NAMESPACES = {
  namespaces: '--net --pid --mount --ipc --fork --kill-child --mount-proc'.split(' '),
  network: ['--net'],
};

const UNPRIVILEGED = 'unshare --user --map-user=65534 --map-group=65534 --';

/**
 * Wraps a command to run in a network namespace with only loopback (Linux, by `unshare`). Root needs no user namespace
 * and drops its rights later. Other users become root of a user namespace, then unprivileged in a nested one.
 */
export const isolate = (command: readonly string[], isolation: Isolation): readonly string[] => {
  if (isolation === 'none') return command;
  const isRoot = process.getuid?.() === 0;
  const ofUser = isRoot ? [] : ['--user', '--map-root-user'];
  const script = `{ ${BRING_UP_LOOPBACK}; } 2>/dev/null && exec ${isRoot ? '' : UNPRIVILEGED} "$@"`;
  return ['unshare', ...ofUser, ...NAMESPACES[isolation], '--', 'sh', '-c', script, 'sh', ...command];
};
