import styled from 'styled-components';
import { Caption } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import { InstrumentPanel } from './instrument-panel';
import type { EventLogProps } from './schema';
import { TimeLine } from './time-line';

const Remark = styled(Caption).attrs({ as: 'p' })`
  max-width: 57em;
  margin-top: 32px;
`;

/** One example minute by minute: a time line, the track and the journal, on ink. */
export function EventLog({ items, highlight, log, readout, note, ...section }: EventLogProps & BlockPlace) {
  return (
    <BlockSection {...section} isDark>
      <TimeLine items={items} highlight={highlight} />
      <InstrumentPanel log={log} readout={readout} />
      {note && <Remark>{note}</Remark>}
    </BlockSection>
  );
}
