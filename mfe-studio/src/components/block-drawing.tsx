import styled from 'styled-components';

interface Drawing {
  /** What is read first. */
  ink: string;
  grey: string;
  /** What the block is known by; green where the block is chosen. */
  mark?: string;
}

const ANY: Drawing = { ink: 'M6 9h18', grey: 'M6 17h50M6 22h46M6 27h50M6 32h30' };

/** The kinds in a few lines each. A kind that is not here is drawn as a text. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  Hero: {
    ink: 'M6 11h22M6 17h16',
    grey: 'M6 24h20M6 28h16M40 30V18M43 32V15M46 33V13M49 33V12M55 33V14M58 32V17',
    mark: 'M52 35V10',
  },
  Common: {
    ink: 'M6 8h34v18H6z',
    grey: 'M12 14h14M12 19h20M46 18h12v18H24v-4',
    mark: 'M30 36h12',
  },
  RichText: {
    ink: 'M6 9h18',
    grey: 'M6 17h50M6 22h46M6 27h50M6 32h30',
  },
  ProblemSolution: {
    ink: 'M6 9h24',
    grey: 'M6 18h20M6 25h20M6 32h20M38 18h20M38 25h20M38 32h20',
    mark: 'M34 16v18',
  },
  Numbers: {
    ink: 'M6 14v8M10 14v8M24 14v8M28 14v8M42 14v8M46 14v8',
    grey: 'M6 28h12M24 28h12M42 28h12M6 32h8M24 32h8M42 32h8',
  },
  PhoneScreens: {
    ink: 'M8 8h12v28H8zM26 8h12v28H26zM44 8h12v28H44z',
    grey: 'M11 14h6M29 14h6M47 14h6M11 18h4M29 18h4M47 18h4',
    mark: 'M32 24v6',
  },
  Steps: {
    ink: 'M6 22h10M22 22h10M38 22h10',
    grey: 'M6 12h52M6 28h10M22 28h10M38 28h10M6 32h7M22 32h7M38 32h7',
    mark: 'M22 8v8',
  },
  SavingsCalculator: {
    ink: 'M38 8h20v28H38z',
    grey: 'M6 14h26M6 22h26M6 30h26M42 22h12M42 27h12M42 32h12',
    mark: 'M18 10v8M26 18v8M12 26v8',
  },
  ProductStrip: {
    ink: 'M6 8h15v28H6zM25 8h15v28H25zM44 8h14v28H44z',
    grey: 'M6 22h15M25 22h15M44 22h14M9 27h8M28 27h8M47 27h7',
    mark: 'M28 31h9',
  },
  Countdown: {
    ink: 'M6 10h22M6 20h10v10H6zM20 20h10v10H20zM34 20h10v10H34zM48 20h10v10H48z',
    grey: 'M6 35h8M20 35h8M34 35h8M48 35h8M34 10h16',
    mark: 'M53 23v4',
  },
  ServiceList: {
    ink: 'M6 8h24v12H6zM34 8h24v12H34zM6 24h24v12H6zM34 24h24v12H34z',
    grey: 'M10 16h10M38 16h10M10 32h10M38 32h10',
  },
  Faq: {
    ink: 'M6 9h18',
    grey: 'M6 18h46M6 26h46M6 34h46M56 16v4M56 32v4',
    mark: 'M56 24v4',
  },
  LeadForm: {
    ink: 'M6 9h18',
    grey: 'M30 8h28v7H30zM30 18h28v7H30zM6 16h16M6 20h12',
    mark: 'M30 33h14',
  },
  Quote: {
    ink: 'M14 12h40M14 18h34M14 24h38',
    grey: 'M14 32h14',
    mark: 'M7 10v18',
  },
  EventLog: {
    ink: 'M20 10h22M20 19h26M20 28h20',
    grey: 'M6 10h8M6 19h8M6 28h8M6 36h8M20 36h24',
    mark: 'M16 16v6',
  },
  ProtectionMatrix: {
    ink: 'M6 9h14',
    grey: 'M6 18h52M6 26h52M6 34h52M28 8v28M38 8v28M48 8v28',
    mark: 'M33 20v4M43 28v4',
  },
  MapTeaser: {
    ink: 'M6 9h18',
    grey: 'M30 8v28M34 8v28M38 8v28M42 8v28M46 8v28M50 8v28M54 8v28M58 8v28M6 18h16M6 23h12',
    mark: 'M46 18v10',
  },
  PlacesMap: {
    ink: 'M6 8h20M6 17h20M6 26h20',
    grey: 'M6 12h14M6 21h14M6 30h14M32 6v32M37 6v32M42 6v32M47 6v32M52 6v32M57 6v32',
    mark: 'M42 16v10',
  },
  DocumentList: {
    ink: 'M8 8h9l4 4v10H8zM8 26h9l4 4v8H8z',
    grey: 'M28 12h28M28 17h18M28 30h28M28 35h18',
  },
  MediaList: {
    ink: 'M6 8h18v12H6zM6 25h18v12H6z',
    grey: 'M30 10h26M30 15h20M30 28h26M30 33h20',
  },
  NewsList: {
    ink: 'M6 8h15v12H6zM25 8h15v12H25zM44 8h14v12H44z',
    grey: 'M6 25h8M25 25h8M44 25h8M6 30h15M25 30h15M44 30h14M6 35h11M25 35h11M44 35h10',
    mark: 'M6 22v5',
  },
  Partners: {
    ink: 'M6 10h15v10H6zM25 10h15v10H25zM44 10h14v10H44z',
    grey: 'M6 26h15M25 26h15M44 26h14M6 31h10M25 31h10M44 31h10',
  },
  ContactBlock: {
    ink: 'M6 11h22M6 18h22',
    grey: 'M6 26h18M6 31h14M38 11h20M38 17h20M38 23h20M38 29h14',
  },
  PhoneCall: {
    ink: 'M6 16h30',
    grey: 'M6 24h22M6 29h16',
    mark: 'M46 12v20',
  },
  SupportForm: {
    ink: 'M6 8h15v7H6z',
    grey: 'M21 8h15v7H21zM6 20h52v6H6zM6 29h30v6H6z',
    mark: 'M6 8v7',
  },
  TextAndPicture: {
    ink: 'M6 9h18M36 8h22v28H36z',
    grey: 'M6 17h24M6 22h20M6 27h24M6 32h14M36 30l8-8 6 6 3-3 5 5',
    mark: 'M51 13v5',
  },
};

const Svg = styled.svg`
  display: block;

  & > .grey {
    stroke: var(--neutral-400);
  }

  & > .ink {
    stroke: var(--neutral-950);
    stroke-width: 1.6;
  }

  & > .mark {
    stroke: var(--drawing-mark, var(--neutral-600));
    stroke-width: 2;
  }
`;

interface BlockDrawingProps {
  kind: string;
  width?: number;
}

/** A small drawing of a kind of block. Its name stands beside it. */
export function BlockDrawing({ kind, width = 64 }: BlockDrawingProps) {
  const { ink, grey, mark } = DRAWINGS[kind] ?? ANY;
  return (
    <Svg width={width} height={(width * 44) / 64} viewBox="0 0 64 44" fill="none" aria-hidden="true" focusable="false">
      <path className="grey" d={grey} />
      <path className="ink" d={ink} />
      {mark && <path className="mark" d={mark} />}
    </Svg>
  );
}
