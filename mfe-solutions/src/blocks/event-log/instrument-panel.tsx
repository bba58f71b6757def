import styled from 'styled-components';
import { Grid, Mono, media } from '@shop/shared/ui';
import trackUrl from '../../drawings/night-track.svg';
import type { EventLogProps } from './schema';

const Panel = styled(Grid)`
  margin-top: 72px;

  @media ${media.compact} {
    display: block;
  }

  @media ${media.phone} {
    margin-top: 48px;
  }
`;

const Screen = styled.div`
  position: relative;
  grid-column: 1 / 9;
  min-height: 380px;
  overflow: hidden;
  background: var(--c-surface-dark-2);
  border: 1px solid var(--c-line);
  border-radius: var(--r-1);

  @media ${media.phone} {
    min-height: 280px;
    margin-inline: -16px;
    border-inline: 0;
  }
`;

const Track = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Readout = styled(Mono).attrs({ as: 'p' })`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding: 16px 20px;
  color: var(--c-text-2);
`;

const Journal = styled.ul`
  grid-column: 9 / 13;
  border-top: 1px solid var(--c-line-strong);

  @media ${media.compact} {
    margin-top: 24px;
  }
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 88px 1fr;
  gap: 12px;
  padding: 14px 0;
  font-size: 14px;
  line-height: 20px;
  border-bottom: 1px solid var(--c-line);

  &:first-child > :last-child,
  &:last-child > :last-child {
    color: var(--c-signal);
  }
`;

const Time = styled(Mono)`
  color: var(--c-text-3);
`;

type InstrumentPanelProps = Pick<EventLogProps, 'log' | 'readout'>;

/** The track of the example as the owner sees it, and its journal. */
export function InstrumentPanel({ log, readout }: InstrumentPanelProps) {
  return (
    <Panel>
      <Screen>
        <Track src={trackUrl} alt="" width={860} height={400} loading="lazy" />
        <Readout>
          {readout.map((value) => (
            <span key={value}>{value}</span>
          ))}
        </Readout>
      </Screen>
      <Journal>
        {log.map(({ mark, text }) => (
          <Entry key={mark}>
            <Time>{mark}</Time>
            <span>{text}</span>
          </Entry>
        ))}
      </Journal>
    </Panel>
  );
}
