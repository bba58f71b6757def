import styled from 'styled-components';
import { Caption } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import type { StepsProps } from './schema';
import { StepList } from './step-list';

const Remark = styled(Caption).attrs({ as: 'p' })`
  max-width: 57em;
  margin-top: 32px;
`;

/** What happens in which order. */
export function Steps({ items, note, ...section }: StepsProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <StepList items={items} />
      {note && <Remark>{note}</Remark>}
    </BlockSection>
  );
}
