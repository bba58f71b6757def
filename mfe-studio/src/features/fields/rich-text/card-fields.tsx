import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Row } from '@shop/shared/ui';
import { StepIcon } from '../../../components';
import { useFields } from '../fields-context';
import { GroupButton } from '../group-input';
import { showField } from '../show-field';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Name = styled.h3`
  font-size: 15px;
  line-height: 20px;
  letter-spacing: 0;
`;

interface CardFieldsProps {
  name: string;
  /** False when the cursor is in the page. */
  takesCursor: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The fields of a card, in place of the text that it is in. */
export function CardFields({ name, takesCursor, onClose, children }: CardFieldsProps) {
  const { focus } = useFields();
  const box = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesCursor) back.current?.focus();
  }, [takesCursor]);
  useEffect(() => {
    if (focus && box.current) showField(box.current, focus);
  }, [focus]);

  return (
    <Box ref={box}>
      <Row gap={2} isBetween>
        <Name>{name}</Name>
        <GroupButton ref={back} onClick={onClose}>
          <StepIcon name="back" size={16} />К тексту
        </GroupButton>
      </Row>
      {children}
    </Box>
  );
}
