/** The name of each kind of request that a page can make, as the canary records it. */
export const PROBES = [
  'img',
  'css',
  'script',
  'iframe',
  'object',
  'embed',
  'video',
  'fetch',
  'xhr',
  'beacon',
  'websocket',
  'eventsource',
  'worker',
  'form',
  'localhost',
] as const;

/** A page that tries to reach a local port in every possible way, and reports when it is done. */
export const probingPage = (port: number): string => {
  const at = (name: string, host = '127.0.0.1') => `http://${host}:${port}/${name}`;
  return `<!doctype html><title>Reaching</title>
<link rel="preconnect" href="http://127.0.0.1:${port}"><link rel="dns-prefetch" href="//localhost">
<link rel="prefetch" href="${at('prefetch')}"><link rel="stylesheet" href="${at('css')}">
<meta http-equiv="refresh" content="1;url=${at('refresh')}">
<img src="${at('img')}"><img src="${at('localhost', 'localhost')}"><img src="${at('short', '127.1')}">
<img src="${at('six', '[::1]')}"><img src="${at('mapped', '[::ffff:127.0.0.1]')}"><img src="${at('any', '0.0.0.0')}">
<iframe src="${at('iframe')}"></iframe><object data="${at('object')}"></object><embed src="${at('embed')}">
<iframe src="file:///etc/passwd"></iframe><video src="${at('video')}"></video>
<iframe name="target"></iframe><form id="form" action="${at('form')}" method="post" target="target"></form>
<script src="${at('script')}"></script>
<script>
const tries = [
  () => fetch('${at('fetch')}', { mode: 'no-cors' }),
  () => { const x = new XMLHttpRequest(); x.open('GET', '${at('xhr')}'); x.send(); },
  () => navigator.sendBeacon('${at('beacon')}', 'x'),
  () => new WebSocket('ws://127.0.0.1:${port}/websocket'),
  () => new EventSource('${at('eventsource')}'),
  () => new Worker(URL.createObjectURL(new Blob(["fetch('${at('worker')}', { mode: 'no-cors' })"]))),
  () => form.submit(),
  () => navigator.serviceWorker.register('/sw.js'),
  () => open('/popup'),
  () => new WebTransport('https://127.0.0.1:${port}/webtransport'),
  () => {
    const iceServers = [
      { urls: 'stun:127.0.0.1:${port}' },
      { urls: 'turn:127.0.0.1:${port}?transport=udp', username: 'a', credential: 'a' },
      { urls: 'turn:127.0.0.1:${port}?transport=tcp', username: 'a', credential: 'a' },
    ];
    const peer = new RTCPeerConnection({ iceServers });
    peer.createDataChannel('x');
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  },
];
for (const attempt of tries) {
  try { Promise.resolve(attempt()).catch(() => {}); } catch {}
}
document.body.append('Everything was tried.');
</script>`;
};
