import type { BriefEvent } from '@twofold/contracts/feedback/brief-events';
import { isErased } from '@twofold/contracts/personal';
import { refuse, type Decider } from '../../decider.ts';

type DataOf<Type extends BriefEvent['type']> = Extract<BriefEvent, { type: Type }>['data'];
type Written = DataOf<'BriefWritten'>;

/** `hasEnded`: the test login is erased, and the brief is read-only. */
export type Brief = {
  readonly status: 'absent' | 'written' | 'erased';
  readonly hasEnded: boolean;
  readonly task: string | undefined;
  readonly questions: readonly string[];
};

/** `isLocked`: a reviewer has claimed a seat, and may have read the brief. */
export type WriteBrief = {
  readonly type: 'WriteBrief';
  readonly data: {
    readonly written: Omit<Written, 'task' | 'questions' | 'access'> & BriefText;
    readonly isLocked: boolean;
  };
};
export type BriefText = {
  readonly task?: string | undefined;
  readonly questions: readonly string[];
  readonly access?: string | undefined;
};
export type EraseAccess = { readonly type: 'EraseAccess'; readonly data: DataOf<'BriefAccessErased'> };
export type EraseBrief = { readonly type: 'EraseBrief'; readonly data: DataOf<'BriefErased'> };
export type BriefCommand = WriteBrief | EraseAccess | EraseBrief;

const ABSENT: Brief = { status: 'absent', hasEnded: false, task: undefined, questions: [] };

const evolve = (brief: Brief, event: BriefEvent): Brief => {
  switch (event.type) {
    case 'BriefWritten': {
      const { task, questions } = event.data;
      return {
        status: 'written',
        hasEnded: false,
        task: isErased(task) ? undefined : task,
        questions: isErased(questions) ? [] : (questions ?? []),
      };
    }
    case 'BriefAccessErased':
      return { ...brief, hasEnded: true };
    case 'BriefErased':
      return { ...ABSENT, status: 'erased', hasEnded: true };
  }
};

/** Reviewers with a seat rely on the task and the questions, but a broken test login can be replaced. */
const write = ({ data: { written, isLocked } }: WriteBrief, brief: Brief): readonly BriefEvent[] => {
  if (brief.hasEnded) return refuse('feedback-ended');
  const { task, questions, access, ...about } = written;
  const isSame = (task || undefined) === brief.task && JSON.stringify(questions) === JSON.stringify(brief.questions);
  if (isLocked && !isSame) return refuse('brief-locked');
  const text = { ...(task && { task }), ...(questions.length > 0 && { questions: [...questions] }) };
  return [{ type: 'BriefWritten', data: { ...about, ...text, ...(access && { access }) } }];
};

const decide = (command: BriefCommand, brief: Brief): readonly BriefEvent[] => {
  switch (command.type) {
    case 'WriteBrief':
      return write(command, brief);
    case 'EraseAccess':
      return brief.status === 'written' && !brief.hasEnded ? [{ type: 'BriefAccessErased', data: command.data }] : [];
    case 'EraseBrief':
      return brief.status === 'written' ? [{ type: 'BriefErased', data: command.data }] : [];
  }
};

/** The requester's brief for the reviewers. Stream: `brief-<requestId>`. */
export const briefDecider: Decider<Brief, BriefCommand, BriefEvent> = { initialState: ABSENT, evolve, decide };
