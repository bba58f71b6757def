const PATHS = {
  bold: 'M7 5h6.5a3.5 3.5 0 010 7H7zm0 7h7.5a3.5 3.5 0 010 7H7z',
  link: 'M10 14a4 4 0 005.7 0l3.1-3.1a4 4 0 00-5.7-5.7L12 6.3M14 10a4 4 0 00-5.7 0l-3.1 3.1a4 4 0 005.7 5.7L12 17.7',
  bullets: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  struck:
    'M4 12h16M16.5 8.5C16 6.5 14.3 5.5 12 5.5c-2.6 0-4.3 1.3-4.3 3.2 0 1.5 1 2.5 3 3.3M7.5 15.5C8 17.5 9.7 18.5 12 18.5c2.6 0 4.5-1.3 4.5-3.3',
  wide: 'M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4',
  narrow: 'M2 12h8M14 12h8M7 8l3.5 4L7 16M17 8l-3.5 4 3.5 4',
  'row-above': 'M4 12h16v8H4zM12 12v8M12 3v6M9 6h6',
  'row-below': 'M4 4h16v8H4zM12 4v8M12 15v6M9 18h6',
  'column-left': 'M12 4h8v16h-8zM12 12h8M6 9v6M3 12h6',
  'column-right': 'M4 4h8v16H4zM4 12h8M18 9v6M15 12h6',
  'row-less': 'M4 4h16v8H4zM12 4v8M9 18h6',
  'column-less': 'M4 4h8v16H4zM4 12h8M15 12h6',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4.5L5.5 4v4.5M4 15.5h2.5L4 20h2.5',
} as const;

interface TextIconProps {
  name: keyof typeof PATHS;
}

/** The icons of how a text looks. */
export function TextIcon({ name }: TextIconProps) {
  return (
    <svg width={18} height={18} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} stroke="currentColor" strokeWidth={name === 'bold' ? 2.2 : 1.6} />
    </svg>
  );
}
