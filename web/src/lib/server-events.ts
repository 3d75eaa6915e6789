/** The handlers of a stream's messages, by name; each receives its JSON. */
type Listeners<Messages extends object> = { readonly [Name in keyof Messages]: (message: Messages[Name]) => void };

type ServerEvents<Messages extends object> = {
  readonly on: Listeners<Messages>;
  /** The connection is there. */
  readonly onOpen?: () => void;
  /** It broke. The browser connects again automatically, unless `isOver`: the server has said no. */
  readonly onBreak: (isOver: boolean) => void;
};

/** Listens to server-sent events until the function that is answered is called. */
export const listenTo = <Messages extends object>(path: string, events: ServerEvents<Messages>): (() => void) => {
  const source = new EventSource(path, { withCredentials: true });
  source.addEventListener('open', () => events.onOpen?.());
  source.addEventListener('error', () => events.onBreak(source.readyState === EventSource.CLOSED));
  for (const [name, listener] of Object.entries<(message: never) => void>(events.on)) {
    source.addEventListener(name, (message: MessageEvent<string>) => listener(JSON.parse(message.data) as never));
  }
  return () => source.close();
};
