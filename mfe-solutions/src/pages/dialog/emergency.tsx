import styled from 'styled-components';
import { Note } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
import type { DialogDocument } from '../../dialog';

const Place = styled(Note)`
  margin-top: 48px;
`;

const Calls = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;

  & > a {
    padding: 12px 0;
    font-weight: var(--w-medium);
    color: var(--c-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** A stolen car comes before any dialogue: who to call stands at every step. */
export function Emergency({ text, links }: DialogDocument['emergency']) {
  return (
    <Place kind="warning">
      <p>{text}</p>
      <Calls>
        {links.map((link) => (
          <ContentLink key={link.href} href={link.href}>
            {link.text}
          </ContentLink>
        ))}
      </Calls>
    </Place>
  );
}
