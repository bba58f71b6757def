import styled from 'styled-components';
import { SidePanel } from '../../components';
import { ChangeList } from '../history';
import type { ComparisonState } from './draft-comparison';

const Body = styled.div`
  padding: 0 16px 24px;
`;

/** All that differs from the site, beside the page. */
export function ChangesPanel({ state, onClose }: { state: ComparisonState; onClose: () => void }) {
  const changes = state.kind === 'ready' ? state.comparison.changes : [];
  return (
    <SidePanel title="Что изменилось" onClose={onClose}>
      <Body>{changes.length > 0 && <ChangeList changes={changes} />}</Body>
    </SidePanel>
  );
}
