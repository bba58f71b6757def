import { FormCodeField, FormPhoneField, FormTextArea, FormTextField, type useShopForm } from '@shop/shared/forms';
import type { MessageValues } from './message-schema';
import type { MessageField as Field } from './types';

interface MessageFieldProps {
  control: ReturnType<typeof useShopForm<MessageValues>>['control'];
  field: Field;
}

const AUTOCOMPLETE = {
  name: 'name',
  company: 'organization',
  city: 'address-level2',
};

/** One field of a message form, drawn by what it asks for. */
export function MessageField({ control, field: { key, label, hint, required } }: MessageFieldProps) {
  const bound = { control, name: key, label, hint, isOptional: !required };
  switch (key) {
    case 'phone':
      return <FormPhoneField {...bound} />;
    case 'inn':
      return <FormCodeField {...bound} />;
    case 'message':
      return <FormTextArea {...bound} rows={4} />;
    case 'cars':
    case 'units':
      return <FormTextField {...bound} inputMode="numeric" autoComplete="off" />;
    case 'email':
      return <FormTextField {...bound} type="email" autoComplete="email" />;
    case 'name':
    case 'company':
    case 'city':
      return <FormTextField {...bound} autoComplete={AUTOCOMPLETE[key]} />;
  }
}
