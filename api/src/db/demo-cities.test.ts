import delivery from './demo-data/delivery.json';

/** The hundred largest cities of Russia by population, as of 2024, largest first. */
const LARGEST = `
  Москва, Санкт-Петербург, Новосибирск, Екатеринбург, Казань, Красноярск, Нижний Новгород, Челябинск, Уфа, Краснодар
  Самара, Ростов-на-Дону, Омск, Воронеж, Пермь, Волгоград, Саратов, Тюмень, Тольятти, Махачкала
  Барнаул, Хабаровск, Ижевск, Ульяновск, Иркутск, Владивосток, Ярославль, Севастополь, Ставрополь, Томск
  Кемерово, Набережные Челны, Оренбург, Новокузнецк, Балашиха, Рязань, Чебоксары, Пенза, Липецк, Калининград
  Киров, Астрахань, Тула, Сочи, Улан-Удэ, Курск, Тверь, Магнитогорск, Сургут, Брянск
  Якутск, Иваново, Владимир, Симферополь, Белгород, Калуга, Нижний Тагил, Чита, Волжский, Смоленск
  Подольск, Грозный, Саранск, Курган, Вологда, Череповец, Архангельск, Орёл, Владикавказ, Нижневартовск
  Йошкар-Ола, Мурманск, Стерлитамак, Новороссийск, Мытищи, Химки, Кострома, Тамбов, Нальчик, Таганрог
  Нижнекамск, Благовещенск, Комсомольск-на-Амуре, Петрозаводск, Люберцы, Королёв, Энгельс, Великий Новгород, Шахты, Сыктывкар
  Братск, Ангарск, Старый Оскол, Красногорск, Дзержинск, Псков, Орск, Одинцово, Абакан, Армавир
`;

/** By courier, or from a point: a city in the list where nothing arrives is of no use. */
function isReached({ id, ownDelivery }: { id: number; ownDelivery: boolean }): boolean {
  return ownDelivery || delivery.points.some(({ cityId }) => cityId === id);
}

describe('the demonstration data', () => {
  it('delivers to each of the hundred largest cities', () => {
    const largest = LARGEST.trim().split(/,\s+|\n\s*/);
    const reached = new Set(delivery.cities.filter(isReached).map(({ city }) => city));

    expect(new Set(largest).size).toBe(100);
    expect(largest.filter((city) => !reached.has(city))).toEqual([]);
  });
});
