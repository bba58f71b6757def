const PATHS = {
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  undo: 'M8 4L3 9l5 5M3 9h11a6 6 0 010 12H9',
  redo: 'M16 4l5 5-5 5M21 9H10a6 6 0 000 12h5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  back: 'M15 5l-7 7 7 7',
  chat: 'M3.5 4h17v12.5H11L6.5 21v-4.5h-3zM8 8.5h8M8 12h5',
  send: 'M10 4h10v16H10M3 12h11M10 8l4 4-4 4',
  common: 'M4 4h9v9H4zM11 16v4h9v-9h-4',
} as const;

interface StepIconProps {
  name: keyof typeof PATHS;
  size?: number;
}

/** The icons of steps that the shop has no use for. */
export function StepIcon({ name, size = 18 }: StepIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
