import { encode } from 'uqr';
import styled from 'styled-components';

const Drawing = styled.svg<{ $size: string }>`
  display: block;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  background: #fff;
`;

interface QrCodeProps {
  /** What a phone reads. */
  text: string;
  label: string;
  /** Of CSS. */
  size?: string;
}

/** A QR code with its quiet zone, black on white in any colour scheme. */
export function QrCode({ text, label, size: side = '200px' }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Drawing $size={side} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Drawing>
  );
}
