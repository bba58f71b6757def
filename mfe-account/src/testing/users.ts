import type { CurrentUser } from '@shop/shared/runtime';

export const ANNA: CurrentUser & { id: number } = {
  id: 7,
  email: 'anna@example.ru',
  fullname: 'Анна Ветрова',
  phone: '79120004164',
  active: true,
  city: 'Химки',
  birthDate: '1988-03-14',
  gender: 'female',
};
