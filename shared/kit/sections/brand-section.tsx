import styled from 'styled-components';
import { darkScope, Logo, Panel } from '../../src/ui';
import { Board, Strip } from '../board';

const Sheet = styled(Panel)`
  padding: 48px;
`;

const Ink = styled.div`
  ${darkScope}
  padding: 48px;
  background: var(--c-surface-dark);
`;

export function BrandSection() {
  return (
    <Board title="логотип">
      <Strip>
        <Sheet>
          <Logo width={252} />
        </Sheet>
        <Ink>
          <Logo width={252} tone="dark" />
        </Ink>
      </Strip>
    </Board>
  );
}
