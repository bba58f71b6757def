import { Grid, media, Mono, Ruler } from '@shop/shared/ui';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import { BlockRemark, SmallText } from '../../components/block-text';
import { PhoneRow } from '../../components/phone-row';
import trackUrl from '../../drawings/night-track.svg';
import type { BlockPlace } from '../block';
import type { EventLogProps } from './schema';

const List = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  margin-top: 8px;

  @media ${media.compact} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 40px;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    margin-top: 24px;
  }
`;

const Item = styled.li<{ $isHighlighted: boolean }>`
  position: relative;
  padding: 26px 24px 0 0;

  &::before {
    content: '';
    position: absolute;
    top: -12px;
    left: 0;
    width: 2px;
    height: 24px;
    background: ${({ $isHighlighted }) => ($isHighlighted ? 'var(--c-signal)' : 'var(--neutral-400)')};
  }

  @media ${media.phone} {
    padding: 0 0 0 24px;

    &::before {
      top: 2px;
      height: 20px;
    }
  }
`;

const Mark = styled.b`
  display: block;
  margin-bottom: 12px;
  font: 400 13px / 16px var(--font-mono);
  color: var(--c-signal);
`;

const Title = styled.h3`
  font-size: 18px;
  line-height: 24px;
  letter-spacing: -0.01em;
`;

const Text = styled(SmallText)`
  margin-top: 8px;
`;

/** Steps on one scale. The green tick marks the start of the highlighted step. */
function TimeLine({ items, highlight }: Pick<EventLogProps, 'items' | 'highlight'>) {
  return (
    <>
      <Ruler at={(highlight / items.length) * 100} />
      <List $count={items.length}>
        {items.map(({ mark, title, text }, index) => (
          <Item key={title} $isHighlighted={index === highlight}>
            <Mark>{mark}</Mark>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </Item>
        ))}
      </List>
    </>
  );
}

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

/** The track of the example, as the owner of the car sees it, and its journal. */
function InstrumentPanel({ log, readout }: InstrumentPanelProps) {
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

const Phones = styled(PhoneRow)`
  margin-top: 72px;

  @media ${media.phone} {
    margin-top: 48px;
  }
`;

/**
 * One example minute by minute on a dark ground: a time line, what the owner's phone shows, the
 * track and the journal.
 */
export function EventLog({ items, highlight, screens, log, readout, note, ...section }: EventLogProps & BlockPlace) {
  return (
    <BlockSection {...section} isDark>
      <TimeLine items={items} highlight={highlight} />
      {screens && <Phones screens={screens} />}
      <InstrumentPanel log={log} readout={readout} />
      {note && <BlockRemark>{note}</BlockRemark>}
    </BlockSection>
  );
}
