import { Container, H1 } from '@shop/shared/ui';
import type { ReactNode, Ref } from 'react';
import * as S from './compare-frame.styles';

interface CompareFrameProps {
  /** Takes the focus when what had it is gone. */
  headRef?: Ref<HTMLHeadingElement> | undefined;
  /** On the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Heading of the page, what can be done with the comparison, and the comparison. */
export function CompareFrame({ headRef, actions, children }: CompareFrameProps) {
  return (
    <S.Place>
      <Container>
        <S.Head>
          <H1 ref={headRef} tabIndex={-1}>
            Сравнение
          </H1>
          {actions && <S.Actions>{actions}</S.Actions>}
        </S.Head>
        {children}
      </Container>
    </S.Place>
  );
}
