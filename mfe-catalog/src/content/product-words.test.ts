import { leadSentences } from './product-words';

describe('leadSentences', () => {
  const text = 'Один блок. Для одной машины. Без метки двигатель не заведётся, а сообщение придёт на телефон.';

  it('takes whole sentences that fit', () => {
    expect(leadSentences(text, 40).lead).toBe('Один блок. Для одной машины.');
  });

  it('takes the first sentence whatever its length, and returns the rest', () => {
    expect(leadSentences(text, 3)).toEqual({ lead: 'Один блок.', rest: text.slice('Один блок. '.length) });
  });
});
