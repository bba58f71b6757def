export interface HeldPresses {
  /** Stops holding, and presses each pressed button once. */
  replay: () => void;
  /** Stops holding, and forgets what was pressed. */
  drop: () => void;
}

/** The submit button of a form with an action works without scripts. */
function worksAsHtml(button: Element): boolean {
  return (
    button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.hasAttribute('action') === true
  );
}

/** Holds button presses inside `area` until their script loads. Links and forms work as HTML. */
export function holdPresses(area: Node): HeldPresses {
  const pressed = new Set<HTMLElement>();
  const handleClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button, [role="button"]');
    if (!button || !area.contains(button) || worksAsHtml(button)) return;
    event.preventDefault();
    // React may hydrate during this press, and would then handle it too.
    event.stopPropagation();
    pressed.add(button);
  };
  const drop = () => {
    removeEventListener('click', handleClick, true);
    pressed.clear();
  };
  addEventListener('click', handleClick, true); // the window hears a press before React does
  return {
    replay() {
      const buttons = [...pressed];
      drop();
      for (const button of buttons) if (button.isConnected) button.click();
    },
    drop,
  };
}
