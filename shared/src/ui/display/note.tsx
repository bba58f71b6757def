import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { AlertIcon, InfoIcon } from '../icons/icons';

export type NoteKind = 'info' | 'warning' | 'danger';

export interface NoteProps extends ComponentProps<'div'> {
  kind?: NoteKind;
}

const KINDS: Record<NoteKind, string> = {
  info: 'background: var(--neutral-100); border-color: var(--green-500);',
  warning: 'background: var(--c-warning-bg); border-color: var(--c-warning-line);',
  danger: 'background: var(--c-danger-bg); border-color: var(--c-danger-line);',
};

const Box = styled.div<{ $kind: NoteKind }>`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border-left: 2px solid;
  font-size: 14px;
  line-height: 20px;
  color: var(--neutral-700);
  ${({ $kind }) => KINDS[$kind]}

  & > svg {
    flex: none;
    color: var(--neutral-950);
  }
`;

/** A remark. With `danger` it is an alert, which screen readers announce. */
export function Note({ kind = 'info', children, ...rest }: NoteProps) {
  const Sign = kind === 'info' ? InfoIcon : AlertIcon;
  return (
    <Box role={kind === 'danger' ? 'alert' : undefined} {...rest} $kind={kind}>
      <Sign size={20} />
      <div>{children}</div>
    </Box>
  );
}
