/** The handlers of a stream's messages, by name; each receives its JSON. */
type Listeners<Messages extends object> = { readonly [Name in keyof Messages]: (message: Messages[Name]) => void };

type ServerEvents<Messages extends object> = {
  readonly on: Listeners<Messages>;
  /** Called when the connection is open. */
  readonly onOpen?: () => void;
  /** Called when the connection breaks. The browser reconnects, unless the server has refused (`isOver`). */
  readonly onBreak: (isOver: boolean) => void;
};

/** Listens to server-sent events; returns a function that closes the connection. */
export const listenTo = <Messages extends object>(path: string, events: ServerEvents<Messages>): (() => void) => {
  const source = new EventSource(path, { withCredentials: true });
  source.addEventListener('open', () => events.onOpen?.());
  source.addEventListener('error', () => events.onBreak(source.readyState === EventSource.CLOSED));
  for (const [name, listener] of Object.entries<(message: never) => void>(events.on)) {
    source.addEventListener(name, (message: MessageEvent<string>) => listener(JSON.parse(message.data) as never));
  }
  return () => source.close();
};
