import styled from 'styled-components';
import { darkScope, Logo, LogoMark, Panel, Row } from '../../src/ui';
import { Board, Strip } from '../board';

const Sheet = styled(Panel)`
  padding: 48px;
`;

const Ink = styled.div`
  ${darkScope}
  padding: 48px;
  background: var(--c-surface-dark);
`;

/** Wordmark and sign. */
export function BrandSection() {
  return (
    <Board title="знак и логотип">
      <Strip>
        <Sheet>
          <Logo width={252} />
        </Sheet>
        <Ink>
          <Logo width={252} tone="dark" />
        </Ink>
        <Sheet>
          <Row gap={8}>
            <LogoMark size={64} />
            <LogoMark size={32} />
            <LogoMark size={16} />
          </Row>
        </Sheet>
      </Strip>
    </Board>
  );
}
