import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { TriangleIcon } from '../../components/icons.tsx';
import { Form, HiddenLabel, Hint, Problem, UrlBar, UrlInput } from './url-form-parts.tsx';

type UrlFormProps = {
  readonly initialUrl?: string;
  readonly isPending?: boolean;
  /**
   * Why the last try failed, shown below the field until the next one. Empty after a canceled try. Either moves the focus
   * to the field.
   */
  readonly failureReason?: string | undefined;
  readonly onSubmit?: (url: string) => void;
};

/** Adds https:// to a URL without an http scheme (specification, section 5). */
const withScheme = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

const typedInto = (fieldId: string): string | undefined => {
  if (!('document' in globalThis)) return undefined;
  const field = document.getElementById(fieldId);
  return field instanceof HTMLInputElement ? field.value : undefined;
};

/** The URL field and its button. Both are disabled while an analysis runs. */
export function UrlForm({ initialUrl = '', isPending = false, failureReason, onSubmit }: UrlFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // On a prerendered page the user may have typed before the app ran.
  const [url, setUrl] = useState(() => typedInto(`${id}-url`) || initialUrl);
  const [isUrlMissing, setIsUrlMissing] = useState(false);
  const problem = isUrlMissing ? 'URL is required' : failureReason || undefined;

  useEffect(() => {
    if (failureReason !== undefined) input.current?.focus();
  }, [failureReason]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = url.trim();
    setIsUrlMissing(typed === '');
    if (typed === '') input.current?.focus();
    else onSubmit?.(withScheme(typed));
  };

  return (
    <Form onSubmit={submit} noValidate aria-busy={isPending}>
      <HiddenLabel htmlFor={`${id}-url`}>App or product URL</HiddenLabel>
      <UrlBar data-busy={isPending || undefined} data-invalid={problem !== undefined || undefined}>
        <UrlInput
          id={`${id}-url`}
          ref={input}
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Enter your app or product URL"
          value={url}
          disabled={isPending}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? `${id}-notice` : `${id}-problem ${id}-notice`}
          onChange={(event) => {
            setUrl(event.target.value);
            setIsUrlMissing(false);
          }}
        />
        <Button color="machine" type="submit" disabled={isPending}>
          {isPending ? 'Analyzing...' : 'Analyze'}
        </Button>
      </UrlBar>
      {problem !== undefined && (
        <Problem id={`${id}-problem`}>
          <TriangleIcon size={14} />
          {problem}
        </Problem>
      )}
      {!isPending && (
        <Hint id={`${id}-notice`}>Free, no account needed. The report is public and appears in Discover Apps.</Hint>
      )}
    </Form>
  );
}
