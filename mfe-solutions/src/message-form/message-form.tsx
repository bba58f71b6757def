import styled from 'styled-components';
import { FormCheckbox } from '@shop/shared/forms';
import { Button, FieldCell, FieldGrid, Link, Stack, visuallyHidden } from '@shop/shared/ui';
import { fieldSpans } from './field-spans';
import { MessageFailure } from './message-failure';
import { MessageField } from './message-field';
import type { MessageFormProps } from './types';
import { useMessageForm } from './use-message-form';

/** Not `display: none`: programs that fill in everything skip what is not drawn. */
const Trap = styled.div`
  ${visuallyHidden}
`;

/** A form that writes to the shop. */
export function MessageForm(props: MessageFormProps) {
  const { fields, consent, submit: words } = props;
  const { form, error, isBusy, submit } = useMessageForm(props);
  const { control, register } = form;
  const spans = fieldSpans(fields);
  return (
    <form noValidate onSubmit={submit}>
      <FieldGrid>
        {fields.map((field, index) => (
          <FieldCell key={field.key} span={spans[index]}>
            <MessageField control={control} field={field} />
          </FieldCell>
        ))}
        <FieldCell>
          <FormCheckbox control={control} name="consent">
            {consent.text}&nbsp;
            <Link href={consent.link.href} target="_blank" rel="noopener">
              {consent.link.text}
            </Link>
          </FormCheckbox>
        </FieldCell>
        <FieldCell>
          <Trap aria-hidden="true">
            <input {...register('website')} tabIndex={-1} autoComplete="off" aria-label="Оставьте пустым" />
          </Trap>
          <Stack gap={4}>
            <MessageFailure error={error} />
            <div>
              <Button type="submit" size="lg" isLoading={isBusy}>
                {words}
              </Button>
            </div>
          </Stack>
        </FieldCell>
      </FieldGrid>
    </form>
  );
}
