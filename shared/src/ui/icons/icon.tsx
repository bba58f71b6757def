/** What each icon takes. */
export interface IconProps {
  /** Edge in pixels. */
  size?: number;
  className?: string;
}

// Small icons need a heavier line to keep the same colour on the page.
const strokeFor = (size: number) => (size <= 18 ? 1.6 : 1.5);

/** The frame of all icons: 24 px grid, the text's colour, invisible to screen readers. */
export function Icon({ size = 24, className, path }: IconProps & { path: string }) {
  return (
    <svg
      className={className}
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
