import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { CheckIcon, PauseIcon, PlayIcon } from '../../../components/icons.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';
import { STEP_COUNT, useDemoClock } from './demo-clock.ts';
import { Box, Findings, Line, Pictures, Stage, StepList } from './demo-parts.tsx';
import { demoSteps } from './demo-steps.ts';
import { ScanPicture } from './scan-picture.tsx';

/** Nine steps of an analysis of a fictional site, in a loop that can be paused and stepped manually. */
export function DemoFlow() {
  const isMotionReduced = useReducedMotion();
  const [isPaused, setIsPaused] = useState<boolean>();
  const isPlaying = !(isPaused ?? isMotionReduced);
  const { step, progress, secondsRemaining, goTo } = useDemoClock(isPlaying);
  const list = useRef<HTMLOListElement>(null);

  // On a small screen the steps are a row: the current one scrolls into view, and the page does not move.
  useEffect(() => {
    const current = list.current?.children[step];
    if (current instanceof HTMLElement) list.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth / 4 });
  }, [step]);

  return (
    <Box>
      <StepList ref={list} aria-label="Steps of the analysis">
        {demoSteps.map(({ name }, index) => (
          <li key={name}>
            <button
              type="button"
              className={index < step ? 'done' : undefined}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => goTo(index)}
            >
              <span className="number" aria-hidden="true">
                {index < step ? <CheckIcon size={14} /> : index + 1}
              </span>
              {name}
            </button>
          </li>
        ))}
      </StepList>
      <Stage>
        <Line>
          <Typography variant="h4" component="h3">
            {demoSteps[step]?.name}
          </Typography>
          <Button variant="outlined" size="small" onClick={() => setIsPaused(isPlaying)}>
            {isPlaying ? <PauseIcon size={14} /> : <PlayIcon size={14} />}
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
        </Line>
        <Pictures>
          {demoSteps.map(({ name, findings }, index) => (
            <div key={name} className={index === step ? 'current' : undefined}>
              {index === 0 ? (
                <ScanPicture />
              ) : (
                <Findings>
                  {findings.map(({ basis, text, ground }) => (
                    <li key={text} className={basis}>
                      <div>
                        {text}
                        <small>{ground}</small>
                      </div>
                    </li>
                  ))}
                </Findings>
              )}
            </div>
          ))}
        </Pictures>
        <div>
          <Line sx={{ mb: 1 }}>
            <Typography variant="body2" component="span" id="demo-step">
              Step {step + 1} of {STEP_COUNT}
            </Typography>
            <Typography variant="body2" component="span" color="textSecondary">
              {secondsRemaining} seconds remaining
            </Typography>
          </Line>
          {/* A separate bar for each step: it starts at the left instead of running back. */}
          <ProgressBar key={step} value={progress} aria-labelledby="demo-step" sx={{ height: 6 }} />
        </div>
      </Stage>
    </Box>
  );
}
