import { IconButton, TrashIcon } from '@shop/shared/ui';
import styled from 'styled-components';

interface RemoveButtonProps {
  label: string;
  onClick: () => void;
}

const Quiet = styled(IconButton)`
  &&:not(:hover) {
    color: var(--c-text-2);
  }
`;

/** The bin at the end of a row. It turns red on hover only. */
export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <Quiet kind="danger" label={label} onClick={onClick}>
      <TrashIcon size={20} />
    </Quiet>
  );
}
