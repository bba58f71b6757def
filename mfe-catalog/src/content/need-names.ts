import type { Need } from '@shop/shared/devices';

const NEED_NAMES: Readonly<Record<Need, string>> = {
  block: 'Не дать уехать',
  find: 'Найти',
  fleet: 'Следить за парком',
  self: 'Без установки',
  battery: 'Батарея',
};

/** What a device is bought for, in words. They come with the data: no script carries them. */
export const needName = (need: Need): string => NEED_NAMES[need];
