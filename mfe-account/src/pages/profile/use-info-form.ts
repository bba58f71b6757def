import { useShopForm } from '@shop/shared/forms';
import { mutate, useShop } from '@shop/shared/runtime';
import { fieldComplaints, useSending } from '../../features/form-sending';
import { UpdateUserInfoDocument } from '../../generated/graphql';
import { infoSchema, toInfoInput, valuesOf, type InfoValues } from './info-schema';
import { TEXTS } from './texts';
import type { ShownUser } from './use-shown-user';

const FIELDS = ['fullname', 'city', 'birthDate', 'gender'] as const;

/** Name, city, birthday and gender; the server's answer is what the whole site then shows. */
export function useInfoForm(user: ShownUser) {
  const { auth, client, notices } = useShop();
  const form = useShopForm(infoSchema, { defaultValues: valuesOf(user) });

  const send = async (values: InfoValues) => {
    const input = toInfoInput(values);
    const { updateCurrentUserInfo } = await mutate(client, UpdateUserInfoDocument, { input });
    auth.getState().setUser(updateCurrentUserInfo);
    form.reset(valuesOf(updateCurrentUserInfo));
    notices.getState().show(TEXTS.info.saved);
  };

  const complaintsOf = (error: unknown) => fieldComplaints(error, FIELDS);
  return { form, sending: useSending({ form, send, complaintsOf }) };
}
