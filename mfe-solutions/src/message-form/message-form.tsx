import {
  serverFieldErrors,
  FormCheckbox,
  FormCodeField,
  FormPhoneField,
  FormTextArea,
  FormTextField,
  useSending,
  useShopForm,
} from '@shop/shared/forms';
import { RequestError } from '@shop/shared/runtime';
import { SHOP_PHONE_IN_TEXT } from '@shop/shared/seller';
import { splitInn } from '@shop/shared/validation';
import { Button, FieldCell, FieldGrid, Link, Note, Stack, visuallyHidden } from '@shop/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import {
  EMPTY_VALUES,
  formSchema,
  type MessageField,
  type MessageField as Field,
  type MessageFieldKey,
  type MessageFormProps,
  type MessageValues,
} from './message-schema';
import { manyWords } from '../components/many-words';
import { sendMessage } from './send-message';
import { useDraft } from './use-draft';

type Span = 3 | 6;

const isCount = (key: MessageFieldKey | undefined) => key === 'cars' || key === 'units';

/**
 * How many of the six columns each field takes. Two fields share a row, a count stands beside the
 * company, and a field without a neighbour fills its row.
 */
export function fieldSpans(fields: readonly MessageField[]): Span[] {
  const spans: Span[] = [];
  let taken = 0;
  fields.forEach(({ key }, index) => {
    const next = fields[index + 1]?.key;
    const isAlone = next === undefined || next === 'message' || (next === 'company' && isCount(fields[index + 2]?.key));
    spans.push(key === 'message' || (taken === 0 && isAlone) ? 6 : 3);
    taken = (taken + (spans.at(-1) ?? 0)) % 6;
  });
  return spans;
}

interface MessageFieldProps {
  control: ReturnType<typeof useShopForm<MessageValues>>['control'];
  field: Field;
}

const AUTOCOMPLETE = {
  name: 'name',
  company: 'organization',
  city: 'address-level2',
};

/** People paste the ИНН together with the КПП, for which these forms do not ask. */
const readInn = (text: string) => splitInn(text).inn;

/** A field with the control and the autofill that suit its key. */
function MessageField({ control, field: { key, label, hint, required } }: MessageFieldProps) {
  const bound = { control, name: key, label, hint, isOptional: !required };
  switch (key) {
    case 'phone':
      return <FormPhoneField {...bound} />;
    case 'inn':
      return <FormCodeField {...bound} read={readInn} />;
    case 'message':
      return <FormTextArea {...bound} rows={4} />;
    case 'cars':
    case 'units':
      return <FormTextField {...bound} inputMode="numeric" autoComplete="off" />;
    case 'email':
      return <FormTextField {...bound} type="email" autoComplete="email" />;
    case 'contact':
      // Autofill offers the e-mail (WCAG 1.3.5), because with it the visitor also gets a copy. The
      // keyboard for e-mails has digits too.
      return (
        <FormTextField {...bound} inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      );
    case 'name':
    case 'company':
    case 'city':
      return <FormTextField {...bound} autoComplete={AUTOCOMPLETE[key]} />;
  }
}

const TEXTS = {
  failed: 'Сообщение не\u00A0отправлено',
  retry: `Текст сохранён в\u00A0форме. Попробуйте ещё раз или позвоните: ${SHOP_PHONE_IN_TEXT}.`,
  offline: 'Проверьте интернет. То, что вы\u00A0ввели, останется на\u00A0странице.',
};

function adviceOf(error: unknown): string {
  if (!(error instanceof RequestError)) return TEXTS.retry;
  if (error.code === 'NETWORK_ERROR') return TEXTS.offline;
  if (error.code !== 'TOO_MANY_REQUESTS') return TEXTS.retry;
  const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
  return `Слишком много попыток. Подождите ${minutes}\u00A0мин. и\u00A0попробуйте снова.`;
}

/** Says that the message was not sent, and what to do. */
function MessageFailure({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <Note kind="danger">
      <p>{TEXTS.failed}</p>
      <p>{adviceOf(error)}</p>
    </Note>
  );
}

/** The state of the form. A failed attempt loses nothing that was typed. */
function useMessageForm(props: MessageFormProps) {
  const { fields, onSent, draftKey, opening = '', size } = props;
  const [schema] = useState(() => formSchema(fields));
  const [openedAt] = useState(() => performance.now());
  const form = useShopForm(schema, { defaultValues: EMPTY_VALUES });
  const forgetDraft = useDraft(form, { draftKey, opening, size });

  const send = async (values: MessageValues) => {
    await sendMessage(props, values, openedAt);
    forgetDraft();
    onSent();
  };
  const names: (keyof MessageValues)[] = [...fields.map(({ key }) => key), 'consent'];
  return { form, ...useSending({ form, send, fieldErrorsOf: (error) => serverFieldErrors(error, names) }) };
}

const SendButton = styled(Button)`
  ${manyWords}
`;

/** Not `display: none`, because bots skip fields that are not drawn. */
const Trap = styled.div`
  ${visuallyHidden}
`;

/** A form whose message goes to the shop by mail. */
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
              <SendButton type="submit" size="lg" isLoading={isBusy}>
                {words}
              </SendButton>
            </div>
          </Stack>
        </FieldCell>
      </FieldGrid>
    </form>
  );
}
