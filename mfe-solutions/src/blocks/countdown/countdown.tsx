import styled from 'styled-components';
import { formatDayMonth, formatTime, plural, type PluralForms } from '@shop/shared/format';
import { media } from '@shop/shared/ui';
import type { BlockPlace } from '../block';
import { BlockSection } from '../../components/block-section';
import type { CountdownProps } from './schema';
import { useSecondsLeft } from './use-seconds-left';

const Until = styled.p`
  margin-top: 32px;
  font-size: 18px;
  line-height: 26px;
`;

/** A place for what only a browser knows; without scripts there is nothing to wait for. */
const Timer = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 136px));
  align-items: end;
  min-height: 88px;
  margin-top: 24px;

  @media ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    min-height: 68px;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Figure = styled.p`
  display: grid;
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 22px;

  & > span {
    color: var(--c-text);
    font-size: 56px;
    line-height: 64px;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }

  @media ${media.phone} {
    font-size: 13px;
    line-height: 20px;

    & > span {
      font-size: 36px;
      line-height: 44px;
    }
  }
`;

const Over = styled.p`
  grid-column: 1 / -1;
  align-self: center;
  font-size: 18px;
  line-height: 26px;
`;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Part {
  /** In seconds. */
  size: number;
  /** How many make the next larger part; no days make one. */
  upTo: number;
  forms: PluralForms;
}

const PARTS: readonly Part[] = [
  { size: DAY, upTo: Infinity, forms: ['день', 'дня', 'дней'] },
  { size: HOUR, upTo: 24, forms: ['час', 'часа', 'часов'] },
  { size: MINUTE, upTo: 60, forms: ['минута', 'минуты', 'минут'] },
  { size: 1, upTo: 60, forms: ['секунда', 'секунды', 'секунд'] },
];

/** What is left, renewed each second. Screen readers read it on request, and are not told of it. */
function TimeLeft({ endsAt }: { endsAt: string }) {
  const left = useSecondsLeft(endsAt);
  return (
    <Timer role="timer" aria-live="off">
      {left === 0 && <Over>Время вышло</Over>}
      {left !== null &&
        left > 0 &&
        PARTS.map(({ size, upTo, forms }) => {
          const count = Math.floor(left / size) % upTo;
          return (
            <Figure key={size}>
              <span>{size === DAY ? count : String(count).padStart(2, '0')}</span>
              {` ${plural(count, forms)}`}
            </Figure>
          );
        })}
    </Timer>
  );
}

/**
 * How long something still lasts. The date itself is in the HTML, which caches keep; the browser
 * adds what is left. Afterwards the block is no longer on the page.
 */
export function Countdown({ id, label, rulerAt, heading, text, endsAt, isFirst }: CountdownProps & BlockPlace) {
  return (
    <BlockSection id={id} label={label} rulerAt={rulerAt} heading={heading} text={text} isFirst={isFirst} isDark>
      <Until>
        <time dateTime={endsAt}>{`До\u00A0${formatDayMonth(endsAt)}, ${formatTime(endsAt)}`}</time> по&nbsp;Москве
      </Until>
      <TimeLeft endsAt={endsAt} />
    </BlockSection>
  );
}
