import { useState } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { TextInput } from './text-input';

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Input = styled(TextInput)`
  padding-right: 48px;
`;

const Toggle = styled.button`
  position: absolute;
  right: 0;
  top: 0;
  width: var(--size-tap);
  height: var(--size-tap);
  display: grid;
  place-items: center;
  color: var(--neutral-600);

  &:hover {
    color: var(--neutral-950);
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** A password field with a button that shows the password. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);

  return (
    <Frame className={className}>
      <Input {...rest} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Toggle
        type="button"
        aria-label={isShown ? 'Скрыть пароль' : 'Показать пароль'}
        disabled={rest.disabled}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
      </Toggle>
    </Frame>
  );
}
