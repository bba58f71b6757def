import styled from 'styled-components';
import { AlertIcon } from '@shop/shared/ui';

const Line = styled.p`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  margin-top: 12px;
  color: var(--c-danger);
  font-size: 14px;
  line-height: 20px;

  & > svg {
    flex: none;
  }
`;

interface FormErrorProps {
  text: string;
}

/** The server's error. Screen readers only announce text that is added to an existing region. */
export function FormError({ text }: FormErrorProps) {
  return (
    <div role="alert">
      {text && (
        <Line>
          <AlertIcon size={20} />
          {text}
        </Line>
      )}
    </div>
  );
}
