import { media, VisuallyHidden } from '@shop/shared/ui';
import styled from 'styled-components';

const Box = styled.button`
  position: relative;
  font-size: 13px;
  line-height: 20px;
  font-weight: var(--w-medium);
  text-align: left;
  color: var(--c-link);
  text-decoration: underline 1px var(--green-300);
  text-underline-offset: 4px;

  &:hover {
    text-decoration-color: currentColor;
  }

  &::after {
    content: '';
    position: absolute;
    inset: -2px -4px;
  }

  @media ${media.touch} {
    &::after {
      inset: -12px -4px;
    }
  }
`;

interface TextButtonProps {
  text: string;
  /** Of which line: said to screen readers, seen by all others. */
  name: string;
  onClick: () => void;
  className?: string;
}

/** A small action among the words of a row; on touch screens with room for a fingertip. */
export function TextButton({ text, name, onClick, className }: TextButtonProps) {
  return (
    <Box type="button" className={className} onClick={onClick}>
      {text}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Box>
  );
}
