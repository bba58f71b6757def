import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Panel } from '../layout/panel';
import { H3 } from '../type/headings';
import { Muted } from '../type/text';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** One button or link. */
  action?: ReactNode;
  /** Level of the heading. */
  level?: 1 | 2 | 3;
  className?: string;
}

const Box = styled(Panel)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  padding: 40px 32px;
`;

const Title = styled(H3)`
  margin-top: 12px;
`;

const Text = styled(Muted)`
  max-width: 30em;
`;

const Action = styled.div`
  margin-top: 16px;
`;

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** An empty list: an icon (32 px), one line, one action. */
export function EmptyState({ icon, title, text, action, level = 2, className }: EmptyStateProps) {
  return (
    <Box className={className}>
      {icon}
      <Title as={TAGS[level]}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}
