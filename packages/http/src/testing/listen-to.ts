import { get as httpGet, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export type Heard = { readonly name: string; readonly id: string | undefined; readonly data: unknown };

export type Listening = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The number of received characters, including comments. */
  readonly bytes: () => number;
  /** The messages so far. */
  readonly heard: Heard[];
  /** All messages, once the server ends the stream. */
  readonly rest: () => Promise<readonly Heard[]>;
  /** Stops reading from the connection. */
  readonly stall: () => void;
  readonly goOn: () => void;
  readonly leave: () => void;
};

/** Opens a stream of server-sent events. */
export const listenTo = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Listening> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(url, { headers, agent: false }, resolve).once('error', reject);
  });
  const heard: Heard[] = [];
  let text = '';
  let bytes = 0;
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    bytes += chunk.length;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    heard.push(...blocks.flatMap(messageIn));
  });
  const over = new Promise<void>((resolve) => response.once('close', resolve));
  response.on('error', () => undefined);
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: () => bytes,
    heard,
    rest: async () => {
      await over;
      return heard;
    },
    stall: () => void response.pause(),
    goOn: () => void response.resume(),
    leave: () => void response.destroy(),
  };
};

const messageIn = (block: string): readonly Heard[] => {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const [name, data] = [fields.get('event'), fields.get('data')];
  return name === undefined || data === undefined
    ? []
    : [{ name, id: fields.get('id'), data: JSON.parse(data) as unknown }];
};
