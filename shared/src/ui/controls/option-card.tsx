import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

export interface OptionCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** A price, to the right of the title. */
  aside?: ReactNode;
  /** One line; for a disabled card, the reason. */
  text?: ReactNode;
  icon?: ReactNode;
}

const Card = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-height: 100%;
  padding: 14px 14px 14px 16px;
  border: 1px solid var(--c-control);
  border-radius: var(--r-1);
  background: var(--c-surface);
  font-size: 15px;
  line-height: 20px;
  cursor: pointer;

  &:hover {
    border-color: var(--c-control-hover);
  }

  &:has(:checked) {
    border-color: var(--c-primary);
    box-shadow:
      inset 3px 0 0 var(--c-signal),
      0 0 0 1px var(--c-primary);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }

  &:has(:disabled) {
    background: var(--c-disabled);
    border-color: var(--c-disabled-line);
    color: var(--c-text-3);
    cursor: not-allowed;
  }

  & > svg {
    margin-bottom: 6px;
  }
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

const Title = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  font-weight: var(--w-medium);
`;

const Text = styled.span`
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-3);
`;

/** A radio button as a whole card. */
export function OptionCard({ title, aside, text, icon, className, ...rest }: OptionCardProps) {
  const id = useId();
  return (
    <Card className={className}>
      <Input
        {...rest}
        type="radio"
        aria-labelledby={`${id}-title`}
        aria-describedby={text ? `${id}-text` : undefined}
      />
      {icon}
      <Title id={`${id}-title`}>
        <span>{title}</span>
        {aside && <span>{aside}</span>}
      </Title>
      {text && <Text id={`${id}-text`}>{text}</Text>}
    </Card>
  );
}
