import styled from 'styled-components';
import { Button } from './button';
import type { ButtonProps } from './button';

export interface IconButtonProps extends ButtonProps {
  /** The action, for screen readers. Add a `Tooltip` if the icon is not obvious. */
  label: string;
}

const Square = styled(Button)`
  flex: none;
  width: var(--size-control);
  padding: 0;
`;

/** A square button with only an icon. */
export function IconButton({ label, kind = 'outline', ...rest }: IconButtonProps) {
  return <Square {...rest} kind={kind} aria-label={label} />;
}
