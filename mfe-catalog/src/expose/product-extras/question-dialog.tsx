import {
  checkbox,
  email,
  FormCheckbox,
  FormTextArea,
  FormTextField,
  maxLength,
  object,
  required,
  requiredCheckbox,
  serverFieldErrors,
  text,
  useSending,
  useShopForm,
  type InferType,
} from '@shop/shared/forms';
import { mutate, RequestError, useShop } from '@shop/shared/runtime';
import { Button, Link, Modal, Muted, Note, Stack, visuallyHidden } from '@shop/shared/ui';
import { LIMITS } from '@shop/shared/validation';
import styled from 'styled-components';
import { AskQuestionDocument } from '../../generated/graphql';

const schema = object({
  text: text(required(), maxLength(LIMITS.maxReview)),
  name: text(required(), maxLength(LIMITS.maxReviewName)),
  email: text(required(), email(), maxLength(LIMITS.maxEmail)),
  consent: checkbox(requiredCheckbox()),
  website: text(),
});
type Values = InferType<typeof schema>;

const FIELDS = ['text', 'name', 'email', 'consent'] as const;
const TEXTS = {
  failed: 'Вопрос не\u00A0отправлен. Проверьте интернет и\u00A0попробуйте снова.',
  tooMany: 'Слишком много попыток. Подождите час и\u00A0попробуйте снова.',
};

/** Not `display: none`, because bots skip fields that are not drawn. */
const Trap = styled.div`
  ${visuallyHidden}
`;

function failureText(error: unknown): string {
  return error instanceof RequestError && error.code === 'TOO_MANY_REQUESTS' ? TEXTS.tooMany : TEXTS.failed;
}

interface QuestionDialogProps {
  productId: number;
  onClose: () => void;
}

/** Asks a question about a product; the answer comes by mail and stands on the page. */
export function QuestionDialog({ productId, onClose }: QuestionDialogProps) {
  const { client, notices } = useShop();
  const form = useShopForm<Values>(schema, {
    defaultValues: { text: '', name: '', email: '', consent: false, website: '' },
  });
  const { error, isBusy, submit } = useSending({
    form,
    send: async (values: Values) => {
      await mutate(client, AskQuestionDocument, { input: { productId, ...values } });
      onClose();
      notices.getState().show({
        title: 'Вопрос отправлен',
        text: `Ответим на\u00A0${values.email.trim()}. После проверки вопрос с\u00A0ответом появится на\u00A0странице.`,
      });
    },
    fieldErrorsOf: (failure) => serverFieldErrors(failure, FIELDS),
  });
  return (
    <Modal title="Вопрос о&nbsp;товаре" isOpen onClose={onClose}>
      <Stack as="form" gap={5} noValidate onSubmit={submit}>
        <Muted as="p">На&nbsp;странице покажем вопрос и&nbsp;ответ, без имени и&nbsp;e-mail.</Muted>
        <FormTextArea control={form.control} name="text" label="Вопрос" data-autofocus />
        <FormTextField control={form.control} name="name" label="Имя" autoComplete="given-name" />
        <FormTextField
          control={form.control}
          name="email"
          label="E-mail для ответа"
          type="email"
          autoComplete="email"
        />
        <FormCheckbox control={form.control} name="consent">
          Согласен на&nbsp;обработку имени и&nbsp;e-mail для ответа по&nbsp;
          <Link href="/documents/privacy-policy.pdf" target="_blank" rel="noopener">
            политике конфиденциальности
          </Link>
        </FormCheckbox>
        <Trap aria-hidden="true">
          <input {...form.register('website')} tabIndex={-1} autoComplete="off" aria-label="Оставьте пустым" />
        </Trap>
        {error !== null && <Note kind="danger">{failureText(error)}</Note>}
        <Button type="submit" isLoading={isBusy}>
          Спросить
        </Button>
      </Stack>
    </Modal>
  );
}
