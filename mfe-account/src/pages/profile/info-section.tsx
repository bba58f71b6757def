import styled from 'styled-components';
import { isoDate } from '@shop/shared/format';
import {
  serverFieldErrors,
  FormTextField,
  maxLength,
  object,
  required,
  text,
  textRule,
  useSending,
  useShopForm,
  type InferType,
} from '@shop/shared/forms';
import { mutate, useShop } from '@shop/shared/runtime';
import { Button, FieldCell, FieldGrid, Radio, Row } from '@shop/shared/ui';
import { LIMITS } from '@shop/shared/validation';
import { SettingsSection } from '../../components/settings-section';
import { FormFailure } from '@shop/shared/forms';
import { UpdateUserInfoDocument, type UserInfoInput } from '../../generated/graphql';
import { formatDay, isBefore1900, parseDay } from './birth-date';
import type { ShownUser } from './shown-user';
import { TEXTS } from './texts';

/** A rule for a day written as text. Another rule refuses text that is not a day. */
const dayRule = (message: string, passes: (day: string) => boolean) =>
  textRule(message, (written) => {
    const day = parseDay(written);
    return day === null || passes(day);
  });

const infoSchema = object({
  fullname: text(required(), maxLength(LIMITS.maxName)),
  city: text(maxLength(LIMITS.maxCity)),
  birthDate: text(
    textRule(TEXTS.info.noSuchDate, (written) => parseDay(written) !== null),
    dayRule(TEXTS.info.futureDate, (day) => day <= isoDate(Date.now())),
    dayRule(TEXTS.info.oldDate, (day) => !isBefore1900(day)),
  ),
  gender: text(),
});

type InfoValues = InferType<typeof infoSchema>;

const GENDERS = ['female', 'male', ''] as const;

function valuesOf({ fullname, city, birthDate, gender }: ShownUser): InfoValues {
  return { fullname, city: city ?? '', birthDate: formatDay(birthDate), gender: gender ?? '' };
}

/** Empty fields are sent as null. */
function toInfoInput({ fullname, city, birthDate, gender }: InfoValues): UserInfoInput {
  return {
    fullname,
    city: city || null,
    birthDate: parseDay(birthDate),
    gender: GENDERS.find((known) => known === gender) || null,
  };
}

const FIELDS = ['fullname', 'city', 'birthDate', 'gender'] as const;

/** Sends name, city, birthday and gender. The whole site then shows the server's answer. */
function useInfoForm(user: ShownUser) {
  const { auth, client, notices } = useShop();
  const form = useShopForm(infoSchema, { defaultValues: valuesOf(user) });

  const send = async (values: InfoValues) => {
    const input = toInfoInput(values);
    const { updateCurrentUserInfo } = await mutate(client, UpdateUserInfoDocument, { input });
    auth.getState().setUser(updateCurrentUserInfo);
    form.reset(valuesOf(updateCurrentUserInfo));
    notices.getState().show(TEXTS.info.saved);
  };

  const fieldErrorsOf = (error: unknown) => serverFieldErrors(error, FIELDS);
  return { form, sending: useSending({ form, send, fieldErrorsOf }) };
}

export const Legend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font-size: 14px;
  line-height: 20px;
  font-weight: var(--w-medium);
`;

interface GenderFieldProps {
  register: ReturnType<typeof useInfoForm>['form']['register'];
}

function GenderField({ register }: GenderFieldProps) {
  return (
    <fieldset>
      <Legend>{TEXTS.info.gender}</Legend>
      <Row gap={6}>
        {GENDERS.map((gender) => (
          <Radio key={gender} {...register('gender')} value={gender}>
            {TEXTS.info.genders[gender]}
          </Radio>
        ))}
      </Row>
    </fieldset>
  );
}

const { info } = TEXTS;

export function InfoSection({ user }: { user: ShownUser }) {
  const { form, sending } = useInfoForm(user);
  const { control, formState } = form;
  return (
    <SettingsSection title={info.title}>
      <form noValidate onSubmit={sending.submit}>
        <FieldGrid>
          <FieldCell>
            <FormTextField control={control} name="fullname" label={info.fullname} autoComplete="name" />
          </FieldCell>
          <FieldCell span={3}>
            <FormTextField control={control} name="city" label={info.city} autoComplete="address-level2" isOptional />
          </FieldCell>
          <FieldCell span={3}>
            <FormTextField
              control={control}
              name="birthDate"
              label={info.birthDate}
              hint={info.birthDateHint}
              autoComplete="bday"
              inputMode="decimal"
              isOptional
            />
          </FieldCell>
          <FieldCell>
            <GenderField register={form.register} />
          </FieldCell>
          <FieldCell>
            <FormFailure error={sending.error} text={info.failed} />
            <Button type="submit" disabled={!formState.isValid} isLoading={sending.isBusy}>
              {info.button}
            </Button>
          </FieldCell>
        </FieldGrid>
      </form>
    </SettingsSection>
  );
}
