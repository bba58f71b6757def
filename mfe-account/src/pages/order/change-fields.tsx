import { FormSelect, FormTextArea, FormTextField } from '@shop/shared/forms';
import { Button, FieldCell, FieldGrid, Row } from '@shop/shared/ui';
import { FormFailure } from '../../features/form-sending';
import { hasVisit } from './change-schema';
import { PERIODS, TEXTS } from './texts';
import { useChangeForm, type ChangeFormProps } from './use-change-form';

export function ChangeFields({ onClose, ...props }: ChangeFormProps & { onClose: () => void }) {
  const { form, today, sending } = useChangeForm(props);
  const { control, formState } = form;
  const { deliveryPeriod } = props.order;
  const periods = new Set([...PERIODS, ...(deliveryPeriod ? [deliveryPeriod] : [])]);

  return (
    <form noValidate onSubmit={sending.submit}>
      <FieldGrid>
        {hasVisit(props.order) && (
          <>
            <FieldCell span={3}>
              <FormTextField
                control={control}
                name="deliveryDate"
                label={TEXTS.fields.deliveryDate}
                isOptional
                type="date"
                min={today}
              />
            </FieldCell>
            <FieldCell span={3}>
              <FormSelect control={control} name="deliveryPeriod" label={TEXTS.fields.deliveryPeriod} isOptional>
                <option value="">{TEXTS.anyTime}</option>
                {[...periods].map((period) => (
                  <option key={period}>{period}</option>
                ))}
              </FormSelect>
            </FieldCell>
            <FieldCell>
              <FormTextField control={control} name="deliveryComment" label={TEXTS.fields.deliveryComment} isOptional />
            </FieldCell>
          </>
        )}
        <FieldCell>
          <FormTextArea control={control} name="orderComment" label={TEXTS.fields.orderComment} isOptional />
        </FieldCell>
        <FieldCell>
          <FormFailure error={sending.error} text={TEXTS.updateFailed} />
          <Row gap={2}>
            <Button type="submit" disabled={!formState.isValid} isLoading={sending.isBusy}>
              {TEXTS.save}
            </Button>
            <Button kind="quiet" onClick={onClose}>
              {TEXTS.close}
            </Button>
          </Row>
        </FieldCell>
      </FieldGrid>
    </form>
  );
}
