import {
  checkbox,
  FormCheckbox,
  FormSelect,
  FormTextArea,
  FormTextField,
  maxLength,
  minLength,
  object,
  required,
  requiredCheckbox,
  serverFieldErrors,
  text,
  useSending,
  useShopForm,
  type InferType,
} from '../forms';
import { CreateReviewDocument } from '../generated/graphql';
import { mutate, RequestError, useShop } from '@shop/shared/runtime';
import { Button, Link, Note, Stack } from '../ui';
import { LIMITS } from '../rules/validation';
import { TEXTS } from './texts';

const schema = object({
  rating: text(required()),
  text: text(required(), minLength(LIMITS.minReview), maxLength(LIMITS.maxReview)),
  authorName: text(required(), maxLength(LIMITS.maxReviewName)),
  consent: checkbox(requiredCheckbox()),
});
type Values = InferType<typeof schema>;

const FIELDS = ['rating', 'text', 'authorName', 'consent'] as const;
const RATINGS = [5, 4, 3, 2, 1] as const;

function failureText(error: unknown): string {
  if (!(error instanceof RequestError)) return TEXTS.failed;
  if (error.code === 'CONFLICT') return TEXTS.conflict;
  return error.code === 'TOO_MANY_REQUESTS' ? TEXTS.tooMany : TEXTS.failed;
}

interface ReviewFormProps {
  orderId: number;
  /** Of a guest's link. */
  guestKey: string | null;
  productId: number;
  onSent: () => void;
}

/** Asks for a review of one product, with an own consent to its publication. */
export function ReviewForm({ orderId, guestKey, productId, onSent }: ReviewFormProps) {
  const { client, notices } = useShop();
  const form = useShopForm<Values>(schema, {
    defaultValues: { rating: '', text: '', authorName: '', consent: false },
  });
  const { error, isBusy, submit } = useSending({
    form,
    send: async ({ rating, ...values }: Values) => {
      const input = { orderId, key: guestKey, productId, ...values, rating: Number(rating) };
      await mutate(client, CreateReviewDocument, { input });
      notices.getState().show({ title: TEXTS.sent, text: TEXTS.sentText });
      onSent();
    },
    fieldErrorsOf: (failure) => serverFieldErrors(failure, FIELDS),
  });
  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      <FormSelect control={form.control} name="rating" label={TEXTS.rating}>
        <option value="">{TEXTS.choose}</option>
        {RATINGS.map((rating) => (
          <option key={rating} value={rating}>
            {TEXTS.ratings[rating]}
          </option>
        ))}
      </FormSelect>
      <FormTextArea control={form.control} name="text" label={TEXTS.text} />
      <FormTextField control={form.control} name="authorName" label={TEXTS.name} autoComplete="off" />
      <FormCheckbox control={form.control} name="consent">
        {TEXTS.consent}{' '}
        <Link href="/documents/privacy-policy.pdf" target="_blank" rel="noopener">
          {TEXTS.policy}
        </Link>
      </FormCheckbox>
      {error !== null && <Note kind="danger">{failureText(error)}</Note>}
      <div>
        <Button type="submit" isLoading={isBusy}>
          {TEXTS.send}
        </Button>
      </div>
    </Stack>
  );
}
