import styled from 'styled-components';

const Box = styled.span`
  display: inline-block;
  min-width: 18px;
  height: 18px;
  padding: 0 4px;
  border-radius: var(--r-1);
  background: var(--c-primary);
  color: var(--c-on-primary);
  box-shadow: 0 0 0 2px var(--c-bg);
  font: 500 11px/18px var(--font-sans);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export interface CountBadgeProps {
  count: number;
  className?: string;
}

/** The count on an icon: hidden at 0, «99+» above 99. The icon's label contains it in words. */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <Box aria-hidden="true" className={className}>
      {count > 99 ? '99+' : count}
    </Box>
  );
}
