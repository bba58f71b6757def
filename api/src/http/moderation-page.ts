import { GREEN, INK, LINE, PAPER, SECOND_TEXT, STAGE } from '../mail/mail-colours';
import { escapeHtml } from '../mail/layout-mail';
import type { Waiting } from '../modules/reviews/moderation';

const STYLE = `
body{margin:0;background:${STAGE};color:${INK};font:16px/24px Geologica,'Segoe UI',Arial,sans-serif}
main{box-sizing:border-box;max-width:640px;margin:0 auto;padding:32px 16px;background:${PAPER};min-height:100vh}
h1{margin:0 0 24px;font-size:24px;line-height:32px;font-weight:500}
dl{margin:0 0 24px}dt{color:${SECOND_TEXT};font-size:14px;line-height:20px}
dd{margin:0 0 12px;overflow-wrap:anywhere}
label{display:block;margin-bottom:4px}
textarea{box-sizing:border-box;width:100%;min-height:120px;margin-bottom:16px;padding:10px 12px;
border:1px solid ${SECOND_TEXT};border-radius:2px;font:inherit;color:inherit}
button{min-height:44px;margin:0 8px 8px 0;padding:9px 20px;border:1px solid ${GREEN};border-radius:2px;
background:${PAPER};color:${GREEN};font:inherit;cursor:pointer}
button.loud{background:${GREEN};color:${PAPER}}
:focus-visible{outline:3px solid ${INK};outline-offset:2px}
.error{margin:0 0 16px;padding:12px;border:1px solid ${LINE};border-left:4px solid #B3261E}
a{color:${GREEN}}`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} — INVIS DUOS</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`;
}

const facts = (rows: readonly [string, string][]) =>
  `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

function factsOf({ kind, row }: Waiting): [string, string][] {
  if (kind === 'question') {
    return [
      ['Товар', row.product_name],
      ['Имя', row.author_name],
      ['Вопрос', row.question_text],
    ];
  }
  return [
    ['Товар', row.product_name],
    ['Имя', row.author_name],
    ['Оценка', `${row.rating} из 5`],
    ['Отзыв', row.review_text],
  ];
}

interface Typed {
  answer: string;
  /** What is wrong with it, in Russian. */
  error: string;
}

function answerField({ answer, error }: Typed): string {
  return `<label for="answer">Ответ</label>
<textarea id="answer" name="answer" maxlength="2000"${error && ' aria-invalid="true" aria-describedby="error"'}>${escapeHtml(answer).replaceAll('<br>', '\n')}</textarea>`;
}

/** The page where the shop decides on a review or a question: a form that needs no script. */
export function decisionPage(waiting: Waiting, typed: Typed = { answer: '', error: '' }): string {
  const isQuestion = waiting.kind === 'question';
  const error = typed.error && `<p class="error" id="error" role="alert">${escapeHtml(typed.error)}</p>`;
  return page(
    isQuestion ? 'Вопрос о товаре' : 'Отзыв о товаре',
    `${facts(factsOf(waiting))}${error}
<form method="post">${isQuestion ? answerField(typed) : ''}
<button class="loud" name="decision" value="show">Показать</button>
<button name="decision" value="reject">Отклонить</button></form>`,
  );
}

/** @param isShown whether the site shows it now */
export function decidedPage({ row: { slug } }: Waiting, isShown: boolean): string {
  const link = slug ? `<p><a href="/${escapeHtml(slug)}">Открыть страницу товара</a></p>` : '';
  return isShown
    ? page('Показано на сайте', `<p>На странице будет в&nbsp;течение минуты.</p>${link}`)
    : page('Отклонено', '<p>На сайте этого не будет.</p>');
}

/** For a key that is wrong or was used. */
export function endedPage(): string {
  return page('Ссылка больше не действует', '<p>По ней уже решили, или покупатель отозвал отзыв.</p>');
}

/** For a request that was refused for another reason. */
export function refusedPage(text: string): string {
  return page('Не получилось', `<p>${escapeHtml(text)}</p>`);
}
