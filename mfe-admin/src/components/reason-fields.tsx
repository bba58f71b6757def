import styled from 'styled-components';
import { Field, media, Select, TextInput } from '@shop/shared/ui';
import { OTHER_REASON, type ReasonForm } from '../words';
import { Fields } from './fields';

/** Words need room: half of a dialog, and the whole width of a phone. */
const Words = styled(Fields)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface ReasonFieldsProps {
  reasons: readonly string[];
  form: ReasonForm;
  onChange: (part: Partial<ReasonForm>) => void;
}

/** Why something is done: one of a list, and words. */
export function ReasonFields({ reasons, form, onChange }: ReasonFieldsProps) {
  const isOther = form.reason === OTHER_REASON;
  return (
    <Words>
      <Field label="Причина">
        {(control) => (
          <Select {...control} value={form.reason} onChange={({ target }) => onChange({ reason: target.value })}>
            {reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={isOther ? 'Какая' : 'Подробнее'} isOptional={!isOther}>
        {(control) => (
          <TextInput {...control} value={form.details} onChange={({ target }) => onChange({ details: target.value })} />
        )}
      </Field>
    </Words>
  );
}
