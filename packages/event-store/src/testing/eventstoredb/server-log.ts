/** An event stored by the stand-in. Data and metadata are the bytes that were sent. */
export type StoredRecord = {
  readonly id: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly commit: bigint;
  readonly metadata: ReadonlyMap<string, string>;
  readonly customMetadata: Uint8Array;
  readonly data: Uint8Array;
};

export type Proposed = Pick<StoredRecord, 'id' | 'metadata' | 'customMetadata' | 'data'>;

/** The expected revision, in the protocol's terms. */
export type Expectation = bigint | 'no_stream' | 'any' | 'stream_exists';

export type CommitResult =
  | { readonly stored: true; readonly revision: bigint; readonly commit: bigint }
  | { readonly stored: false; readonly current: bigint | undefined };

/** Offsets of a log are sparse: at least this far apart, as if there were headers between the events. */
const HEADER_BYTES = 97n;

/**
 * The log of the stand-in server. Its rules are those of the real one: `CheckCommit` in
 * `src/KurrentDB.Core/Services/Storage/ReaderIndex/IndexWriter.cs` of kurrent-io/KurrentDB, v26.1.0.
 */
export class ServerLog {
  readonly records: StoredRecord[] = [];
  readonly #streams = new Map<string, StoredRecord[]>();
  /** Ids of recent writes, to recognize repeats without an exact revision. A restart empties it. */
  #recent = new Map<string, StoredRecord>();
  readonly #listeners = new Set<() => void>();

  streamOf(name: string): readonly StoredRecord[] {
    return this.#streams.get(name) ?? [];
  }

  /** Calls the listener after each commit, until the returned function is called. */
  onCommit(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  forgetRecentWrites(): void {
    this.#recent = new Map();
  }

  commit(stream: string, expected: Expectation, proposed: readonly Proposed[], at: Date): CommitResult {
    const records = this.streamOf(stream);
    const current = records.length === 0 ? undefined : BigInt(records.length - 1);
    const wrong: CommitResult = { stored: false, current };
    if (expected === 'stream_exists' && current === undefined) return wrong;
    if (expected === 'any' || expected === 'stream_exists') {
      return this.#weaklyRepeated(stream, proposed, wrong) ?? this.#write(stream, proposed, at);
    }
    const expectedLength = expected === 'no_stream' ? 0 : Number(expected) + 1;
    if (expectedLength > records.length) return wrong;
    if (expectedLength === records.length) return this.#write(stream, proposed, at);
    return this.#stronglyRepeated(records.slice(expectedLength), proposed, wrong);
  }

  /** The same ids at the same event numbers are a repeat; content is never compared. A partial match is an error. */
  #stronglyRepeated(there: readonly StoredRecord[], proposed: readonly Proposed[], wrong: CommitResult): CommitResult {
    const isSame = proposed.every(({ id }, index) => there[index]?.id === id);
    const last = there[proposed.length - 1];
    return isSame && last ? { stored: true, revision: last.revision, commit: last.commit } : wrong;
  }

  /** Without an exact revision, only recent ids of the same stream are recognized. */
  #weaklyRepeated(stream: string, proposed: readonly Proposed[], wrong: CommitResult): CommitResult | undefined {
    const known = proposed
      .map(({ id }) => this.#recent.get(id))
      .map((each) => (each?.stream === stream ? each : undefined));
    if (!known[0]) return undefined;
    const last = known.at(-1);
    return known.every(Boolean) && last ? { stored: true, revision: last.revision, commit: last.commit } : wrong;
  }

  #write(stream: string, proposed: readonly Proposed[], at: Date): CommitResult {
    const records = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, records);
    let commit = this.records.at(-1)?.commit ?? 0n;
    for (const event of proposed) {
      commit += HEADER_BYTES + BigInt(event.data.byteLength + event.customMetadata.byteLength);
      const metadata = new Map([...event.metadata, ['created', String(BigInt(at.getTime()) * 10_000n)]]);
      const record = { ...event, metadata, stream, revision: BigInt(records.length), commit };
      records.push(record);
      this.records.push(record);
      this.#recent.set(event.id, record);
    }
    for (const listener of this.#listeners) listener();
    return { stored: true, revision: BigInt(records.length - 1), commit };
  }
}
