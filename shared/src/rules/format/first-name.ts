const PATRONYMIC = /(?:вич|вна|чна|оглы|кызы)$/iu;

/** Common first names, in lower case: of two words only these tell name from surname. */
const FIRST_NAMES =
  'александр александра алексей алёна алена алина алиса алла альберт амир анастасия анатолий андрей ангелина анжелика анна антон антонина аркадий арина арсений артём артем артур богдан борис вадим валентин валентина валерий валерия варвара василий василиса вера вероника виктор виктория виталий влад владимир владислав всеволод вячеслав галина геннадий георгий герман глеб григорий давид дамир дана даниил данил данила даниэль дарья денис диана динара дмитрий ева евгений евгения егор екатерина елена елизавета жанна захар зинаида злата зоя иван игорь ильдар илья инна ирина ия карина карим кирилл клавдия константин кристина ксения лариса лев леонид лидия лилия любовь людмила майя макар максим маргарита марина мария марк марта матвей милана михаил мирон надежда назар наталия наталья никита николай нина оксана олег олеся ольга павел пётр петр платон полина прохор раиса ренат римма роман ростислав руслан рустам савелий светлана семён семен сергей софия софья станислав степан таисия тамара тарас татьяна тимофей тимур ульяна фёдор федор филипп элина эльвира эльдар эмма эдуард юлия юлиана юрий яков яна ярослав ярослава';

let known: ReadonlySet<string> | undefined;

function isFirstName(word: string): boolean {
  known ??= new Set(FIRST_NAMES.split(' '));
  return known.has(word.toLowerCase());
}

/**
 * The first name, for a greeting: «Анна» of «Ветрова Анна Сергеевна», «Анна Ветрова» and «Ветрова
 * Анна». A name of another form stays whole: a wrong part of it would be worse.
 */
export function firstName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const patronymic = words.findIndex((word, index) => index > 0 && PATRONYMIC.test(word));
  if (words.length <= 3 && patronymic > 0) return words[patronymic - 1] ?? fullName;
  const found = words.length === 2 ? words.filter(isFirstName) : [];
  return found.length === 1 && found[0] ? found[0] : words.join(' ');
}
