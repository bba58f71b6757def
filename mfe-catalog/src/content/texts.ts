export const NO_GOODS = { title: 'Товаров пока нет', text: 'Позвоните, и мы подскажем: 8 800 000-24-70.' };
export const NO_SERVICES = { title: 'Услуг пока нет', text: 'Позвоните, и мы подскажем: 8 800 000-24-70.' };
