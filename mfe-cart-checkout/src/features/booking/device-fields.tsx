import { FormSelect } from '@shop/shared/forms';
import { useProducts } from '@shop/shared/products';
import { Caption, Checkbox, Stack } from '@shop/shared/ui';
import { useId } from 'react';
import { toggleDevice, type BookedDevice } from './booked-devices';
import { deviceTexts, type LineBooking } from './line-booking';
import { LABELS, TEXTS } from './texts';
import type { BookingForm } from './use-booking-form';

interface DeviceBoxesProps {
  form: BookingForm;
  devices: readonly BookedDevice[];
}

/** The devices of the cart, each with a box. The last one stays: without it there is no service. */
function DeviceBoxes({ form, devices }: DeviceBoxesProps) {
  const labelId = useId();
  const noteId = useId();
  const leftOut = form.watch('leftOut');
  const isLeftOut = ({ productId }: BookedDevice) => leftOut.split(',').includes(String(productId));
  const kept = devices.filter((device) => !isLeftOut(device));
  const change = (productId: number) => form.setValue('leftOut', toggleDevice(leftOut, productId));
  return (
    <Stack gap={2} role="group" aria-labelledby={labelId}>
      <Caption as="p" id={labelId}>
        {TEXTS.devices}
      </Caption>
      {devices.map((device) => {
        const isLast = kept.length === 1 && kept[0] === device;
        return (
          <Checkbox
            key={device.productId}
            checked={!isLeftOut(device)}
            disabled={isLast}
            aria-describedby={isLast ? noteId : undefined}
            onChange={() => change(device.productId)}
          >
            {deviceTexts([device])}
          </Checkbox>
        );
      })}
      {kept.length === 1 && (
        <Caption as="p" id={noteId}>
          {TEXTS.lastDevice}
        </Caption>
      )}
    </Stack>
  );
}

/** The model of an order without devices: it was bought before. */
function ModelField({ form, modelIds }: { form: BookingForm; modelIds: readonly number[] }) {
  const { items } = useProducts(modelIds);
  return (
    <FormSelect control={form.control} name="forProductId" label={LABELS.forProductId} hint={TEXTS.modelHint}>
      <option value="">{TEXTS.otherModel}</option>
      {items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FormSelect>
  );
}

interface DeviceFieldsProps {
  form: BookingForm;
  bookings: readonly LineBooking[];
}

/** What the services are for, where that is a question. */
export function DeviceFields({ form, bookings }: DeviceFieldsProps) {
  const byId = new Map(bookings.flatMap(({ inCart }) => inCart).map((device) => [device.productId, device]));
  const devices = [...byId.values()];
  const modelIds = [...new Set(bookings.flatMap((booking) => booking.modelIds))];
  if (devices.length > 1) return <DeviceBoxes form={form} devices={devices} />;
  if (devices.length === 0 && modelIds.length > 0) return <ModelField form={form} modelIds={modelIds} />;
  return null;
}
