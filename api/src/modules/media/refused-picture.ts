/** Why a file becomes no picture or no file of a link, and what the editor reads. */
const REFUSALS = {
  empty: { status: 400, text: 'Файл пуст' },
  'too-large': { status: 413, text: 'Файл слишком большой: можно до\u00A010\u00A0МБ' },
  heic: {
    status: 415,
    text: 'Снимок HEIC сайт не\u00A0прочтёт: откройте его на\u00A0телефоне или компьютере и\u00A0сохраните как JPEG',
  },
  type: { status: 415, text: 'Нужна картинка JPEG, PNG, WebP, AVIF или\u00A0SVG' },
  pixels: { status: 400, text: 'Картинка слишком большая: можно до\u00A040\u00A0мегапикселей' },
  animated: { status: 400, text: 'Картинка с\u00A0движением не\u00A0подойдёт: нужна неподвижная' },
  broken: { status: 400, text: 'Файл повреждён: картинку не\u00A0удалось прочитать' },
  costly: { status: 400, text: 'Картинку не\u00A0удалось обработать: сохраните её в\u00A0меньшем размере' },
  drawing: { status: 400, text: 'Такой SVG сайт не\u00A0покажет' },
  'file-type': {
    status: 415,
    text: 'Нужен файл PDF, DOCX или\u00A0XLSX. Этот\u00A0— другой, как бы он ни\u00A0назывался',
  },
  'old-office': { status: 415, text: 'Файл старого вида (.doc, .xls): сохраните его как PDF, DOCX или\u00A0XLSX' },
  macros: { status: 415, text: 'В\u00A0файле есть макросы: сохраните его без них, как PDF, DOCX или\u00A0XLSX' },
  'broken-file': { status: 400, text: 'Файл повреждён или\u00A0загружен не\u00A0целиком' },
} as const;

export type PictureRefusal = keyof typeof REFUSALS;

/** What helps with any drawing that the site cannot show. */
const WAY_OUT = 'Сохраните рисунок как PNG';

/** A file that is refused as a picture. */
export class RefusedPictureError extends Error {
  readonly status: number;
  /** For the editor. */
  readonly text: string;

  /** @param detail what exactly is wrong, in Russian */
  constructor(
    readonly refusal: PictureRefusal,
    detail = '',
  ) {
    super(`a picture is refused: ${refusal}`);
    const { status, text } = REFUSALS[refusal];
    this.status = status;
    const named = detail === '' ? text : `${text}: ${detail}`;
    this.text = refusal === 'drawing' ? `${named}. ${WAY_OUT}` : named;
  }
}
