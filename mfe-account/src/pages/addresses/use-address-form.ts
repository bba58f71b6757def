import { useEffect } from 'react';
import { useShopForm } from '@shop/shared/forms';
import { useShop, type DeliveryUserAddress } from '@shop/shared/runtime';
import { fieldComplaints, useSending } from '../../features/form-sending';
import { ADDRESS_FIELDS, addressSchema, toFields, valuesOf, type AddressValues } from './address-schema';
import { TEXTS } from './texts';

/** @param address the one to change; null for a new one */
export function useAddressForm(address: DeliveryUserAddress | null, onSaved: () => void) {
  const { notices, userAddresses } = useShop();
  const form = useShopForm(addressSchema, { defaultValues: valuesOf(address) });
  const { setFocus } = form;

  // The form has come because it was asked for: whoever asked goes on in it.
  useEffect(() => setFocus('city'), [setFocus]);

  const send = async (values: AddressValues) => {
    const { create, update, items } = userAddresses.getState();
    if (address) await update(address.id, toFields(values));
    else await create({ ...toFields(values), selected: items.length === 0 });
    notices.getState().show(TEXTS.saved);
    onSaved();
  };

  const complaintsOf = (error: unknown) => fieldComplaints(error, ADDRESS_FIELDS);
  return { form, sending: useSending({ form, send, complaintsOf }) };
}

export type AddressForm = ReturnType<typeof useAddressForm>['form'];
