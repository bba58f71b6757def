import styled from 'styled-components';
import type { Field } from '@shop/shared/page-documents';
import { LockIcon } from '@shop/shared/ui';

const Row = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 8px;
  align-items: start;
  color: var(--c-text-3);
  font-size: 13px;
  line-height: 18px;

  & > dd {
    grid-column: 2;
    overflow-wrap: anywhere;
  }
`;

interface LockedValueProps {
  field: Field;
  value: unknown;
}

/** A value that is not for editors to change. Others than texts and numbers say nothing to them. */
export function LockedValue({ field, value }: LockedValueProps) {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return (
    <Row>
      <LockIcon size={16} />
      <dt>{field.label}</dt>
      <dd>{value}</dd>
    </Row>
  );
}
