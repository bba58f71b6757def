import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AlertIcon } from '../icons/icons';

/** The attributes that a control inside `Field` needs. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Shown under the control, until there is an error. */
  hint?: ReactNode;
  error?: string;
  /** Shows «необязательно»; required fields have no mark. */
  isOptional?: boolean;
  /** Shown instead of «необязательно», at the right of the label: a switch, a counter. */
  aside?: ReactNode;
  /** Renders the control with the given ids: `{(control) => <TextInput {...control} />}`. */
  children: (control: FieldControl) => ReactNode;
}

const Head = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 6px;
  font-size: 14px;
  line-height: 20px;
`;

const Label = styled.label`
  font-weight: var(--w-medium);
`;

const Aside = styled.span`
  color: var(--c-text-3);
`;

const Hint = styled.p`
  margin-top: 6px;
  color: var(--c-text-3);
  font-size: 13px;
  line-height: 18px;
`;

export const FieldError = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  margin-top: 6px;
  color: var(--c-danger);
  font-size: 13px;
  line-height: 18px;

  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** Label, control, hint and error, connected for screen readers. */
export function Field({ label, hint, error, isOptional = false, aside, children }: FieldProps) {
  const controlId = useId();
  const noteId = `${controlId}-note`;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isOptional ? undefined : true,
  };

  return (
    <div>
      <Head>
        <Label htmlFor={controlId}>{label}</Label>
        {aside ?? (isOptional && <Aside>необязательно</Aside>)}
      </Head>
      {children(control)}
      {error ? (
        <FieldError id={noteId}>
          <AlertIcon size={16} />
          {error}
        </FieldError>
      ) : (
        hint && <Hint id={noteId}>{hint}</Hint>
      )}
    </div>
  );
}
