import { act } from '@testing-library/react';
import waitingUserEvent, { type Options } from '@testing-library/user-event';

const AT_ONCE = { delay: null };

/** No person is quicker than the page: what a press has changed is drawn before the next one. */
async function draw(pressed: Promise<unknown>): Promise<void> {
  await pressed;
  await act(() => Promise.resolve());
}

/** A person at keyboard and mouse. Left to itself, the package waits for a timer after each key. */
export const userEvent = {
  setup: (options: Options = {}) => waitingUserEvent.setup({ ...AT_ONCE, ...options }),
  clear: (element: Element) => draw(waitingUserEvent.clear(element)),
  click: (element: Element) => draw(waitingUserEvent.click(element, AT_ONCE)),
  dblClick: (element: Element) => draw(waitingUserEvent.dblClick(element, AT_ONCE)),
  tripleClick: (element: Element) => draw(waitingUserEvent.tripleClick(element, AT_ONCE)),
  hover: (element: Element) => draw(waitingUserEvent.hover(element, AT_ONCE)),
  unhover: (element: Element) => draw(waitingUserEvent.unhover(element, AT_ONCE)),
  keyboard: (keys: string) => draw(waitingUserEvent.keyboard(keys, AT_ONCE)),
  tab: (options: { shift?: boolean } = {}) => draw(waitingUserEvent.tab({ ...AT_ONCE, ...options })),
  type: (...[element, text, options]: Parameters<typeof waitingUserEvent.type>) =>
    draw(waitingUserEvent.type(element, text, { ...AT_ONCE, ...options })),
  paste: (data?: DataTransfer | string) => draw(waitingUserEvent.paste(data, AT_ONCE)),
  pointer: (...[input]: Parameters<typeof waitingUserEvent.pointer>) => draw(waitingUserEvent.pointer(input, AT_ONCE)),
  selectOptions: (...[element, values]: Parameters<typeof waitingUserEvent.selectOptions>) =>
    draw(waitingUserEvent.selectOptions(element, values, AT_ONCE)),
  upload: (...[element, files]: Parameters<typeof waitingUserEvent.upload>) =>
    draw(waitingUserEvent.upload(element, files, AT_ONCE)),
};
