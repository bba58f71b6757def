import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Grid, H2, Lead, Mono, Ruler, media } from '@shop/shared/ui';
import { CrumbTrail, type Crumb } from '../../components/crumb-trail';

const MAIN_ID = 'main';

const Columns = styled(Grid)`
  padding: 32px 0 96px;

  @media ${media.phone} {
    display: block;
    padding: 24px 0 64px;
  }
`;

const Words = styled.div`
  grid-column: 1 / 6;

  @media ${media.phone} {
    margin-bottom: 28px;
  }
`;

const Heading = styled(H2)`
  margin: 12px 0 16px;

  &:focus {
    outline: 0;
  }
`;

const Progress = styled(Mono)`
  display: block;
  color: var(--c-text-3);
`;

const Body = styled.div`
  grid-column: 7 / 13;
  min-width: 0;
`;

interface StepFrameProps {
  crumbs: readonly Crumb[];
  /** «Шаг 2 из 3»; read together with the heading. */
  progress: string;
  /** Place of the green tick, 0 to 100. */
  at: number;
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** One step of the dialogue: where it stands, its heading, and what can be chosen. */
export function StepFrame({ crumbs, progress, at, heading, lead, children }: StepFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // After a step the host puts the focus on the content; its heading says more. The first view keeps the browser's own focus.
    if (document.activeElement?.id === MAIN_ID) title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <CrumbTrail crumbs={crumbs} />
      <Container>
        <Ruler at={at} />
        <Columns>
          <Words>
            <Progress id="dialog-progress">{progress}</Progress>
            <Heading as="h1" ref={title} tabIndex={-1} aria-describedby="dialog-progress">
              {heading}
            </Heading>
            {lead && <Lead>{lead}</Lead>}
          </Words>
          <Body>{children}</Body>
        </Columns>
      </Container>
    </>
  );
}
