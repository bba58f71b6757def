import { useState } from 'react';
import { fillTemplate } from '@shop/shared/format';
import {
  FormPasswordField,
  maxLength,
  object,
  password,
  required,
  secret,
  serverFieldErrors,
  useSending,
  useShopForm,
  type InferType,
} from '@shop/shared/forms';
import { useShop } from '@shop/shared/runtime';
import { Button, Modal, Muted, Row, Stack } from '@shop/shared/ui';
import { LIMITS } from '@shop/shared/validation';
import { SettingsSection } from '../../components/settings-section';
import { FormFailure } from '@shop/shared/forms';
import { TEXTS } from './texts';

const { deletion } = TEXTS;

const schema = object({ password: secret(required(), password(), maxLength(LIMITS.maxPassword)) });

interface QuestionProps {
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks for the password, so that access to an unlocked screen is not enough. */
function Question({ onDeleted, onCancel }: QuestionProps) {
  const { session } = useShop();
  const form = useShopForm<InferType<typeof schema>>(schema, { defaultValues: { password: '' } });
  const send = async (values: InferType<typeof schema>) => {
    await session.deleteUser(values.password);
    onDeleted();
  };
  const sending = useSending({ form, send, fieldErrorsOf: (error) => serverFieldErrors(error, ['password']) });

  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={5}>
        <Muted>{deletion.question.text}</Muted>
        <FormPasswordField
          control={form.control}
          name="password"
          label={TEXTS.proof.label}
          autoComplete="current-password"
          data-autofocus
        />
        <FormFailure error={sending.error} text={deletion.failed} />
        <Row gap={2}>
          <Button kind="outline" onClick={onCancel}>
            {deletion.question.cancel}
          </Button>
          <Button type="submit" kind="danger" disabled={!form.formState.isValid} isLoading={sending.isBusy}>
            {deletion.question.confirm}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** Says that it is done. The page is left with it, however it is closed. */
function Done({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Stack gap={5}>
      <Muted role="status">{fillTemplate(deletion.done.text, { email })}</Muted>
      <Button onClick={onClose} data-autofocus>
        {deletion.done.button}
      </Button>
    </Stack>
  );
}

/** Deletes the account after the user confirms with the password. */
export function DeleteAccount({ email }: { email: string }) {
  const { session } = useShop();
  const [step, setStep] = useState<'closed' | 'question' | 'done'>('closed');
  const close = step === 'done' ? session.startAgain : () => setStep('closed');

  return (
    <SettingsSection title={deletion.title}>
      <Stack gap={4}>
        <Muted>{deletion.text}</Muted>
        <Button kind="outline" onClick={() => setStep('question')}>
          {deletion.button}
        </Button>
      </Stack>
      <Modal
        key={step}
        title={step === 'done' ? deletion.done.title : deletion.question.title}
        isOpen={step !== 'closed'}
        onClose={close}
      >
        {step === 'done' ? (
          <Done email={email} onClose={close} />
        ) : (
          <Question onDeleted={() => setStep('done')} onCancel={close} />
        )}
      </Modal>
    </SettingsSection>
  );
}
