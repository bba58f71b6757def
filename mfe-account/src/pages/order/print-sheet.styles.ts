import styled from 'styled-components';

export const Sheet = styled.article`
  display: none;

  @media print {
    display: block;
    color: #000;
    font-size: 10pt;
    line-height: 1.4;
  }
`;

export const Heading = styled.h1`
  margin-bottom: 8mm;
  font-size: 16pt;
`;

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 6mm 10mm;
  margin-bottom: 8mm;

  h2 {
    margin-bottom: 2mm;
    font-size: 11pt;
  }
`;

export const Facts = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 42mm minmax(0, 1fr);
    gap: 3mm;
    break-inside: avoid;
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

export const Table = styled.table`
  th,
  td {
    padding: 1.5mm 2mm;
    border: 1px solid #000;
    text-align: left;
    vertical-align: top;
  }

  tr {
    break-inside: avoid;
  }

  td:nth-child(n + 3) {
    text-align: right;
    white-space: nowrap;
  }
`;

export const SheetTotal = styled.p`
  margin: 6mm 0 4mm;
  font-size: 13pt;
  text-align: right;
`;
