import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../layout/container';
import { Row } from '../layout/stack';
import { media } from '../styles/media';
import { tickField } from '../styles/ticks';
import { Display } from '../type/headings';
import { Lead, Mono } from '../type/text';

const Frame = styled.section`
  position: relative;
  min-height: 640px;
  overflow: hidden;
`;

const Content = styled(Container)`
  position: relative;
  z-index: 1;
  padding-block: 104px 96px;
`;

const Code = styled(Mono)`
  display: block;
  margin-bottom: 20px;
  color: var(--c-text-3);
`;

const Text = styled(Lead)`
  max-width: 480px;
  margin-top: 20px;
`;

const Actions = styled(Row)`
  margin-top: 32px;

  @media ${media.phone} {
    & > * {
      padding-inline: 20px;
    }
  }
`;

/** A scale with a fallen tick: green for an empty page, red for a failure. */
const Scale = styled.div<{ $isBroken: boolean }>`
  position: absolute;
  left: 0;
  right: 0;
  bottom: 0;
  height: 12px;
  background: ${tickField('var(--c-line-strong)', '12px', '80px')}, ${tickField('var(--c-line-strong)', '5px')};

  &::after {
    content: '';
    position: absolute;
    left: 62%;
    bottom: 0;
    width: 4px;
    height: min(420px, 60vw);
    background: ${({ $isBroken }) => ($isBroken ? 'var(--c-danger-line)' : 'var(--c-signal)')};
    transform: rotate(27deg);
    transform-origin: bottom;
  }
`;

interface ErrorFrameProps {
  statusCode: number;
  /** The text for the status code, shown beside it. */
  message: string;
  title: string;
  text: string;
  isBroken?: boolean;
  /** Buttons. */
  children: ReactNode;
}

/** A whole page that explains why the requested page is missing, and where to go from here. */
export function ErrorFrame({ statusCode, message, title, text, isBroken = false, children }: ErrorFrameProps) {
  return (
    <Frame>
      <Content>
        <Code as="p">
          {statusCode} <span lang="en">{message}</span>
        </Code>
        <Display>{title}</Display>
        <Text>{text}</Text>
        <Actions>{children}</Actions>
      </Content>
      <Scale $isBroken={isBroken} aria-hidden="true" />
    </Frame>
  );
}
