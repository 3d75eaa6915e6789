import type { Client, Connection } from 'pg';

/** What pg has for COPY on a connection; its types lack it. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** Submits a query object with the methods that pg calls during a COPY. */
const copying = (
  client: Client,
  statement: string,
  handlers: {
    handleCopyData?: (message: { readonly chunk: Buffer }) => void;
    handleCopyInResponse?: (connection: CopyConnection) => void;
  },
): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query({
      submit: (connection: Connection) => connection.query(statement),
      handleCommandComplete: () => undefined,
      handleReadyForQuery: resolve,
      handleError: reject,
      ...handlers,
    });
  });

/** Runs a `COPY … TO STDOUT`, and calls `onRow` with each row as it arrives, with its line end. */
export const copyOut = (client: Client, statement: string, onRow: (row: Buffer) => void): Promise<void> =>
  copying(client, statement, { handleCopyData: ({ chunk }) => onRow(chunk) });

const CHUNK = 64 * 1024;

/** Runs a `COPY … FROM STDIN` with rows of the text format. */
export const copyIn = (client: Client, statement: string, rows: Iterable<string>): Promise<void> =>
  copying(client, statement, {
    handleCopyInResponse: (connection) => {
      let text = '';
      const send = (): void => {
        connection.sendCopyFromChunk(Buffer.from(text));
        text = '';
      };
      for (const row of rows) {
        text += `${row}\n`;
        if (text.length > CHUNK) send();
      }
      send();
      connection.endCopyFrom();
    },
  });

/** A value in the text format of COPY. Null is `\N`. */
export const escaped = (value: string | number | null): string =>
  value === null
    ? '\\N'
    : String(value).replace(/[\\\n\r\t]/g, (sign) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[sign] ?? '\\\\');
