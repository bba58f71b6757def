import { daysOfSchedule, scheduleOfDays } from './day-hours';

it.each(['Пн–Пт 9:00–20:00; Сб 10:00–16:00', 'Пн–Вс 9:00–24:00', 'Пн 9:00–12:00; Ср–Чт 22:00–6:00', ''])(
  'takes «%s» apart into days, and together again',
  (schedule) => {
    const days = daysOfSchedule(schedule);

    expect(days).toHaveLength(7);
    expect(scheduleOfDays(days ?? [])).toBe(schedule);
  },
);

it.each(['Круглосуточно', 'по будням', 'Пн 9:00–12:00; Пн 13:00–18:00'])('leaves «%s» as a text', (schedule) => {
  expect(daysOfSchedule(schedule)).toBeNull();
});
