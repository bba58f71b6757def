import { media, Mono } from '@shop/shared/ui';
import styled from 'styled-components';
import { SmallText } from './block-text';
import { SCREENS, type ScreenName } from './screens';

/** One phone in a row, and what happens on its screen. */
export interface ShownScreen {
  screen: ScreenName;
  /** What the screen says. */
  alt: string;
  mark: string;
  title: string;
  text: string;
}

const PHONE_WIDTH = 240;
const PHONE_HEIGHT = 496;

/** On a phone the row is a strip: it scrolls sideways by itself, and the next screen peeks in. */
const Strip = styled.div`
  @media ${media.phone} {
    margin-inline: -16px;
    padding-inline: 16px;
    overflow-x: auto;
    scroll-padding-inline: 16px;
    scroll-snap-type: x proximity;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;

  @media ${media.phone} {
    grid-template-columns: none;
    grid-auto-columns: 232px;
    grid-auto-flow: column;
    gap: 16px;
    width: max-content;
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, ${PHONE_WIDTH}px) minmax(0, 1fr);
  gap: 24px;
  align-items: end;

  @media ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    align-content: start;
  }

  @media ${media.phone} {
    scroll-snap-align: start;
  }
`;

const Phone = styled.img`
  width: 100%;
  max-width: ${PHONE_WIDTH}px;
  height: auto;
`;

const Mark = styled(Mono)`
  display: block;
  margin-bottom: 8px;
  color: var(--c-text-3);
`;

const Title = styled.h3`
  font-size: 18px;
  line-height: 24px;
  letter-spacing: -0.01em;
`;

const Text = styled(SmallText)`
  margin-top: 8px;
`;

interface PhoneRowProps {
  screens: readonly ShownScreen[];
  className?: string;
}

/** The application in use: phones side by side, each with a caption. */
export function PhoneRow({ screens, className }: PhoneRowProps) {
  return (
    // Focusable, because on a phone the keyboard must be able to scroll it.
    <Strip tabIndex={0} role="region" aria-label="Экраны приложения" className={className}>
      <List>
        {screens.map(({ screen, alt, mark, title, text }) => (
          <Item key={screen}>
            <Phone src={SCREENS[screen]} alt={alt} width={PHONE_WIDTH} height={PHONE_HEIGHT} loading="lazy" />
            <div>
              <Mark>{mark}</Mark>
              <Title>{title}</Title>
              <Text>{text}</Text>
            </div>
          </Item>
        ))}
      </List>
    </Strip>
  );
}
