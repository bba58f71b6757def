import styled from 'styled-components';
import { Button } from './button';
import type { ButtonProps } from './button';

export interface IconButtonProps extends ButtonProps {
  /** What it does, for screen readers; say it in a `Tooltip` too where the icon is not plain. */
  label: string;
}

const Square = styled(Button)`
  flex: none;
  width: var(--size-control);
  padding: 0;
`;

/** A square button with an icon only. */
export function IconButton({ label, kind = 'outline', ...rest }: IconButtonProps) {
  return <Square {...rest} kind={kind} aria-label={label} />;
}
