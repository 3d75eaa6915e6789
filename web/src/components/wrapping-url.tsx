import { Fragment } from 'react';

/** A URL that wraps after its slashes. By default browsers break it anywhere, even within a word. */
export function WrappingUrl({ url }: { readonly url: string }) {
  return url.split(/(?<=[^/]\/)(?=[^/])/).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
