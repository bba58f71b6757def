export interface IconProps {
  /** Width and height in pixels. */
  size?: number;
}

// Small icons need a heavier line to look equally dark.
const strokeFor = (size: number) => (size <= 18 ? 1.6 : 1.5);

/** The frame of all icons: a 24 px grid in the text's colour, hidden from screen readers. */
export function Icon({ size = 24, path }: IconProps & { path: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeFor(size)}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
