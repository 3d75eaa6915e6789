/** How far a browser is kept away: in namespaces of its own, or only by its proxy and its flags. */
export type Isolation = 'namespaces' | 'none';

/** Whatever of these a system has: its own tool, the file of the interface, or the call that both make. */
const BRING_UP_LOOPBACK = [
  'ip link set lo up',
  '{ mount -t sysfs sysfs /sys && echo 9 > /sys/class/net/lo/flags; }',
  `perl -MSocket -e 'socket(my $s, AF_INET, SOCK_DGRAM, 0) && ioctl($s, 0x8914, pack("a16s", "lo", 9)) or exit 1'`,
].join(' || ');

/** Its own network, process and mount tables; when the first process in it dies, the kernel kills all others. */
const NAMESPACES = '--net --pid --mount --ipc --fork --kill-child --mount-proc'.split(' ');

const AS_ANOTHER_USER = 'unshare --user --map-user=65534 --map-group=65534 --';

/**
 * Starts a command in namespaces in which there is no network but the loopback of its own (Linux, by `unshare`). Root needs
 * no user namespace and drops its rights later; others become root of a user namespace for that, and nobody below it.
 */
export const inNamespaces = (command: readonly string[]): readonly string[] => {
  const isRoot = process.getuid?.() === 0;
  const first = isRoot ? [] : ['--user', '--map-root-user'];
  const script = `{ ${BRING_UP_LOOPBACK}; } 2>/dev/null && exec ${isRoot ? '' : AS_ANOTHER_USER} "$@"`;
  return ['unshare', ...first, ...NAMESPACES, '--', 'sh', '-c', script, 'sh', ...command];
};
