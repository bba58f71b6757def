/** A drag that began on a marker ends on it too, because the map moves along: farther than this it is no press. */
const DRAG_PX = 5;

export interface MarkerButton {
  /** What it says to those who do not see where it stands. */
  label: string;
  /** The number on it. */
  text: string;
  className: string;
  onPress: () => void;
  onPoint: (isPointed: boolean) => void;
}

/** A marker's button: pressed by mouse, finger or key, and not when the map was dragged by it. */
export function createMarkerButton({ label, text, className, onPress, onPoint }: MarkerButton): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  button.title = label;
  button.setAttribute('aria-label', label);
  let down = { x: 0, y: 0 };
  button.addEventListener('pointerdown', ({ clientX, clientY }) => (down = { x: clientX, y: clientY }));
  button.addEventListener('click', ({ clientX, clientY, detail }) => {
    const isByKey = detail === 0;
    if (isByKey || Math.hypot(clientX - down.x, clientY - down.y) <= DRAG_PX) onPress();
  });
  // Two quick presses are no wish to zoom.
  button.addEventListener('dblclick', (event) => event.stopPropagation());
  for (const name of ['pointerenter', 'focus']) button.addEventListener(name, () => onPoint(true));
  for (const name of ['pointerleave', 'blur']) button.addEventListener(name, () => onPoint(false));
  return button;
}
