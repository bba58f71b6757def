import styled from 'styled-components';
import { Caption } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import { InstrumentPanel } from './instrument-panel';
import type { StepsProps } from './schema';
import { StepList } from './step-list';
import { TimeLine } from './time-line';

const Remark = styled(Caption).attrs({ as: 'p' })`
  max-width: 84ch;
  margin-top: 32px;
`;

/** What happens in which order. With a journal it is the dark panel of instruments, else a row of steps. */
export function Steps({ items, log, readout = [], highlight, note, ...section }: StepsProps & BlockPlace) {
  return (
    <BlockSection {...section} isDark={log !== undefined}>
      {log ? (
        <>
          <TimeLine items={items} highlight={highlight} />
          <InstrumentPanel log={log} readout={readout} />
        </>
      ) : (
        <StepList items={items} />
      )}
      {note && <Remark>{note}</Remark>}
    </BlockSection>
  );
}
