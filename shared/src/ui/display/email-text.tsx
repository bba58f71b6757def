import { Fragment } from 'react';

/**
 * An e-mail address that breaks before «@» and after a dot where it is too long for its line, so
 * that no name is cut in two. Copied text has nothing but the address.
 */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=@)|(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
