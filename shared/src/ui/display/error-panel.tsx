import styled from 'styled-components';
import { Button } from '../controls/button';
import { RefreshIcon } from '../icons/icons';
import { media } from '../styles/media';
import { tickField } from '../styles/ticks';
import { lightScope } from '../styles/tokens';
import { H4 } from '../type/headings';
import { Muted } from '../type/text';

export interface ErrorPanelProps {
  title?: string;
  text?: string;
  /** Without it, there is no retry button. */
  onRetry?: () => void;
  /** A retry is in progress. */
  isRetrying?: boolean;
  className?: string;
}

const Box = styled.div`
  ${lightScope}
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 24px;
  align-items: center;
  padding: 40px 32px;
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  color: var(--c-text);
  text-align: left;

  @media ${media.phone} {
    grid-template-columns: 1fr;
    justify-items: start;
    padding: 24px 20px;
  }
`;

/** A red, tilted tick. */
const Sign = styled.div`
  position: relative;
  width: 89px;
  height: 48px;
  border-bottom: 1px solid var(--c-line-strong);
  background: ${tickField('var(--neutral-300)', '10px')};

  &::after {
    content: '';
    position: absolute;
    left: 40px;
    bottom: 0;
    width: 2px;
    height: 36px;
    background: var(--c-danger-line);
    transform: rotate(18deg);
    transform-origin: bottom;
  }
`;

const Text = styled(Muted)`
  margin-top: 4px;
`;

/** A failed block in a page that otherwise works. */
export function ErrorPanel({
  title = 'Этот блок сейчас недоступен',
  text = 'Остальная страница работает.',
  onRetry,
  isRetrying = false,
  className,
}: ErrorPanelProps) {
  return (
    <Box role="alert" className={className}>
      <Sign aria-hidden="true" />
      <div>
        <H4 as="p">{title}</H4>
        <Text>{text}</Text>
      </div>
      {onRetry && (
        <Button kind="outline" onClick={onRetry} isLoading={isRetrying}>
          <RefreshIcon size={18} />
          Повторить
        </Button>
      )}
    </Box>
  );
}
