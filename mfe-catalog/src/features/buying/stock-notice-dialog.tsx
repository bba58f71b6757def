import {
  checkbox,
  email,
  FormCheckbox,
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
import { mutate, RequestError, useAuth, useShop } from '@shop/shared/runtime';
import { Button, Link, Modal, Muted, Note, Stack } from '@shop/shared/ui';
import { LIMITS } from '@shop/shared/validation';
import { CreateStockNoticeDocument } from '../../generated/graphql';

const noticeSchema = object({
  email: text(required(), email(), maxLength(LIMITS.maxEmail)),
  consent: checkbox(requiredCheckbox()),
});
type NoticeValues = InferType<typeof noticeSchema>;

const TEXTS = {
  inStock: 'Товар уже есть в\u00A0наличии. Обновите страницу, и\u00A0его можно будет заказать.',
  gone: 'Этот товар больше не\u00A0продаётся, ждать его не\u00A0стоит.',
  offline: 'Заявка не\u00A0отправлена. Проверьте интернет и\u00A0попробуйте снова.',
  failed: 'Заявка не\u00A0отправлена. Попробуйте снова.',
};

function failureText(error: unknown): string {
  if (!(error instanceof RequestError)) return TEXTS.failed;
  if (error.code === 'CONFLICT') return TEXTS.inStock;
  if (error.code === 'NOT_FOUND') return TEXTS.gone;
  if (error.code === 'NETWORK_ERROR') return TEXTS.offline;
  if (error.code !== 'TOO_MANY_REQUESTS') return TEXTS.failed;
  const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
  return `Слишком много попыток. Подождите ${minutes}\u00A0мин. и\u00A0попробуйте снова.`;
}

interface StockNoticeDialogProps {
  product: { id: number; name: string };
  onClose: () => void;
}

function useNoticeForm({ product, onClose }: StockNoticeDialogProps) {
  const { client, notices } = useShop();
  // Nobody is signed in with an address that is not confirmed.
  const known = useAuth(({ user }) => user.email);
  const form = useShopForm<NoticeValues>(noticeSchema, {
    // The record of the user may come later, but never over what is typed.
    values: { email: known, consent: false },
    resetOptions: { keepDirtyValues: true },
  });

  const send = async (values: NoticeValues) => {
    await mutate(client, CreateStockNoticeDocument, { input: { productId: product.id, ...values } });
    onClose();
    notices.getState().show({
      title: 'Сообщим о\u00A0поступлении',
      text: `Напишем на\u00A0${values.email.trim()}, когда товар появится. Отменить заявку можно по\u00A0ссылке из\u00A0письма.`,
    });
  };
  const fieldErrorsOf = (error: unknown) => serverFieldErrors(error, ['email', 'consent'] as const);
  return { form, ...useSending({ form, send, fieldErrorsOf }) };
}

/** Asks where to write when the product is in stock again. */
export function StockNoticeDialog(props: StockNoticeDialogProps) {
  const { form, error, isBusy, submit } = useNoticeForm(props);
  return (
    <Modal title="Сообщить о&nbsp;поступлении" isOpen onClose={props.onClose}>
      <Stack as="form" gap={5} noValidate onSubmit={submit}>
        <Muted as="p">
          {props.product.name}. Напишем один раз, когда товар появится на&nbsp;складе, и&nbsp;удалим адрес
          из&nbsp;заявки.
        </Muted>
        <FormTextField
          control={form.control}
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          data-autofocus
        />
        <FormCheckbox control={form.control} name="consent">
          Согласен на&nbsp;обработку e-mail для этого письма по&nbsp;
          <Link href="/documents/privacy-policy.pdf" target="_blank" rel="noopener">
            политике конфиденциальности
          </Link>
        </FormCheckbox>
        {error !== null && <Note kind="danger">{failureText(error)}</Note>}
        <Button type="submit" isLoading={isBusy}>
          Сообщить
        </Button>
      </Stack>
    </Modal>
  );
}
