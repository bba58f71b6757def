import styled from 'styled-components';
import { Caption, Container } from '@shop/shared/ui';
import { PlainSection } from '../../components/block-section';
import type { QuoteProps } from './schema';

const Figure = styled.figure`
  position: relative;
  max-width: 900px;
  padding-left: 24px;

  &::before {
    content: '';
    position: absolute;
    top: 6px;
    bottom: 4px;
    left: 0;
    width: 3px;
    background: var(--c-signal);
  }
`;

const Words = styled.blockquote`
  margin: 0;
  font-size: var(--fs-h2);
  line-height: var(--lh-h2);
  letter-spacing: var(--ls-h2);
  font-weight: var(--w-heading);
  text-wrap: balance;
`;

const Author = styled(Caption)`
  display: block;
  margin-top: 16px;
`;

export function Quote({ id, text, author, role }: QuoteProps) {
  return (
    <PlainSection id={id}>
      <Container>
        <Figure>
          <Words>{text}</Words>
          <figcaption>
            <Author>{role ? `${author}, ${role.toLocaleLowerCase('ru')}` : author}</Author>
          </figcaption>
        </Figure>
      </Container>
    </PlainSection>
  );
}
