import { Fragment } from 'react';

/** An address that wraps after its slashes: browsers would break it within a word, wherever the line ends. */
export function WrappingUrl({ url }: { readonly url: string }) {
  return url.split(/(?<=[^/]\/)(?=[^/])/).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
