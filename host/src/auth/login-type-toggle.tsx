import styled from 'styled-components';
import { MailIcon, PhoneIcon, Tooltip } from '@shop/shared/ui';

export type LoginType = 'phone' | 'email';

const Group = styled.span`
  display: inline-flex;
  margin-block: -9px -1px;
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
`;

const Half = styled.button`
  display: grid;
  place-items: center;
  width: 38px;
  height: 30px;
  color: var(--c-text-3);

  &[aria-pressed='true'] {
    background: var(--c-surface-dark);
    color: var(--c-text-inverse);
  }
`;

const OPTIONS = [
  { type: 'phone', label: 'По номеру телефона', Icon: PhoneIcon },
  { type: 'email', label: 'По адресу E-mail', Icon: MailIcon },
] as const;

interface LoginTypeToggleProps {
  value: LoginType;
  onChange: (type: LoginType) => void;
}

/** Two icons above the field switch between phone and e-mail. */
export function LoginTypeToggle({ value, onChange }: LoginTypeToggleProps) {
  return (
    <Group role="group" aria-label="Способ входа">
      {OPTIONS.map(({ type, label, Icon }) => (
        <Tooltip key={type} text={label} align="end">
          <Half type="button" aria-label={label} aria-pressed={type === value} onClick={() => onChange(type)}>
            <Icon size={20} />
          </Half>
        </Tooltip>
      ))}
    </Group>
  );
}
