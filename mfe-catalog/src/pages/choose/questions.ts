/** A possible answer: its word in the address, its name, and what it means. */
interface Option<Value extends string> {
  value: Value;
  title: string;
  text: string;
}

const CARS = [
  { value: 'light', title: 'Легковая или кроссовер', text: 'Бортовая сеть 12\u00A0В' },
  { value: 'truck', title: 'Грузовик, автобус, техника', text: 'Бортовая сеть 24\u00A0В' },
  { value: 'moto', title: 'Мотоцикл, квадроцикл', text: 'И снегоход: проводку не трогаем' },
  { value: 'trailer', title: 'Прицеп или полуприцеп', text: 'Без тягача питания нет' },
] as const satisfies readonly Option<string>[];

const PLACES = [
  { value: 'garage', title: 'В гараже или под охраной', text: 'Чужих рядом не бывает' },
  { value: 'yard', title: 'Во дворе, у дома', text: 'Одно и то же место' },
  { value: 'street', title: 'Каждый раз в новом месте', text: 'Улица, стоянки, торговые центры' },
  { value: 'long', title: 'Подолгу без присмотра', text: 'Дача, аэропорт, межсезонье' },
] as const satisfies readonly Option<string>[];

const FEARS = [
  { value: 'theft', title: 'Что заведут и уедут', text: 'Нужно не дать уехать' },
  { value: 'loss', title: 'Что увезут и не найду', text: 'Нужно знать, где она' },
  { value: 'driving', title: 'Что ездят не так', text: 'Поездки, пробег, стиль езды' },
  { value: 'fuel', title: 'Что сливают топливо', text: 'Заправки, сливы, простои' },
] as const satisfies readonly Option<string>[];

const FLEETS = [
  { value: 'one', title: 'Одна', text: 'Личная или рабочая' },
  { value: 'few', title: 'От двух до пяти', text: 'Семья или небольшое дело' },
  { value: 'fleet', title: 'Парк', text: 'Есть диспетчер или механик' },
] as const satisfies readonly Option<string>[];

/** The four questions, by their names in the address. */
export const QUESTIONS = {
  car: { title: 'Какая машина?', options: CARS },
  place: { title: 'Где она обычно стоит?', options: PLACES },
  fear: { title: 'Чего вы опасаетесь?', options: FEARS },
  fleet: { title: 'Сколько машин?', options: FLEETS },
} as const;

export type QuestionName = keyof typeof QUESTIONS;

/** What the form sends beside the answers, so that one without any is known from a first visit. */
export const SENT = 'sent';

export const QUESTION_NAMES = ['car', 'place', 'fear', 'fleet'] as const satisfies readonly QuestionName[];

type ValueOf<Name extends QuestionName> = (typeof QUESTIONS)[Name]['options'][number]['value'];

/** The visitor's answers. */
export type Answers = { [Name in QuestionName]: ValueOf<Name> };

function readAnswer<Name extends QuestionName>(params: URLSearchParams, name: Name): ValueOf<Name> | undefined {
  const options: readonly { value: ValueOf<Name> }[] = QUESTIONS[name].options;
  return options.find(({ value }) => value === params.get(name))?.value;
}

/** Reads the answers from the address; what it does not understand is not answered. */
export function readAnswers(params: URLSearchParams): Partial<Answers> {
  const [car, place] = [readAnswer(params, 'car'), readAnswer(params, 'place')];
  const [fear, fleet] = [readAnswer(params, 'fear'), readAnswer(params, 'fleet')];
  return { ...(car && { car }), ...(place && { place }), ...(fear && { fear }), ...(fleet && { fleet }) };
}

/** Whether each question has its answer. */
export function isComplete(answers: Partial<Answers>): answers is Answers {
  return QUESTION_NAMES.every((name) => answers[name] !== undefined);
}

/** The address of the answers, for links. */
export function hrefOfAnswers(answers: Partial<Answers>): string {
  const given = QUESTION_NAMES.flatMap((name): [string, string][] => {
    const value = answers[name];
    return value === undefined ? [] : [[name, value]];
  });
  return given.length === 0 ? '/choose' : `/choose?${new URLSearchParams(given).toString()}`;
}
