import { packed, protocol, type BatchAppendReq, type BatchAppendResp, type ReadResp } from './protocol.ts';
import type { CommitResult, StoredRecord } from './server-log.ts';

const { AllStreamPosition, BatchAppendResp: Batch, Empty, ReadResp: Read, Status, StreamIdentifier, UUID } = protocol;

const identifier = (stream: string) => {
  const made = new StreamIdentifier();
  made.setStreamName(Buffer.from(stream));
  return made;
};

/** One event as a read or a subscription sends it. Commit and prepare are the same offset, as on a real server. */
export const eventAnswer = (record: StoredRecord): ReadResp => {
  const id = new UUID();
  id.setString(record.id);
  const event = new Read.ReadEvent.RecordedEvent();
  event.setId(id);
  event.setStreamIdentifier(identifier(record.stream));
  event.setStreamRevision(String(record.revision));
  event.setCommitPosition(String(record.commit));
  event.setPreparePosition(String(record.commit));
  for (const [name, value] of record.metadata) event.getMetadataMap().set(name, value);
  event.setCustomMetadata(record.customMetadata);
  event.setData(record.data);
  const read = new Read.ReadEvent();
  read.setEvent(event);
  read.setCommitPosition(String(record.commit));
  const answer = new Read();
  answer.setEvent(read);
  return answer;
};

export const missingStreamAnswer = (stream: string): ReadResp => {
  const missing = new Read.StreamNotFound();
  missing.setStreamIdentifier(identifier(stream));
  const answer = new Read();
  answer.setStreamNotFound(missing);
  return answer;
};

export const confirmationAnswer = (): ReadResp => {
  const confirmation = new Read.SubscriptionConfirmation();
  confirmation.setSubscriptionId('stand-in');
  const answer = new Read();
  answer.setConfirmation(confirmation);
  return answer;
};

export const checkpointAnswer = (commit: bigint): ReadResp => {
  const checkpoint = new Read.Checkpoint();
  checkpoint.setCommitPosition(String(commit));
  checkpoint.setPreparePosition(String(commit));
  const answer = new Read();
  answer.setCheckpoint(checkpoint);
  return answer;
};

export const caughtUpAnswer = (): ReadResp => {
  const answer = new Read();
  answer.setCaughtUp(new Read.CaughtUp());
  return answer;
};

/** The answer to one append, with the client's id of the attempt. */
export const appendAnswer = (
  correlationId: NonNullable<ReturnType<BatchAppendReq['getCorrelationId']>>,
  stream: string,
  result: CommitResult,
): BatchAppendResp => {
  const answer = new Batch();
  answer.setCorrelationId(correlationId);
  answer.setStreamIdentifier(identifier(stream));
  if (result.stored) {
    const position = new AllStreamPosition();
    position.setCommitPosition(String(result.commit));
    position.setPreparePosition(String(result.commit));
    const success = new Batch.Success();
    success.setCurrentRevision(String(result.revision));
    success.setPosition(position);
    answer.setSuccess(success);
  } else {
    answer.setError(wrongExpectedVersion(result.current));
  }
  return answer;
};

/** A refused append for any reason but a wrong revision, for example while the server starts. */
export const errorAnswer = (
  correlationId: NonNullable<ReturnType<BatchAppendReq['getCorrelationId']>>,
  stream: string,
  message: string,
  details: 'google.protobuf.Empty' | 'event_store.client.AccessDenied' = 'google.protobuf.Empty',
): BatchAppendResp => {
  const answer = new Batch();
  answer.setCorrelationId(correlationId);
  answer.setStreamIdentifier(identifier(stream));
  const error = new Status();
  error.setMessage(message);
  error.setDetails(packed(new Empty(), details));
  answer.setError(error);
  return answer;
};

const wrongExpectedVersion = (current: bigint | undefined) => {
  const details = new protocol.WrongExpectedVersion();
  // Without a revision the client says `no_stream`.
  if (current !== undefined) details.setCurrentStreamRevision(String(current));
  const error = new Status();
  error.setMessage('WrongExpectedVersion');
  error.setDetails(packed(details, 'event_store.client.WrongExpectedVersion'));
  return error;
};
