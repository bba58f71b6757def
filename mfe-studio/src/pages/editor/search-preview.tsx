import styled from 'styled-components';

/** About what a search engine shows of each. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

const Box = styled.div`
  padding: 12px;
  border: 1px solid var(--c-line);
  background: var(--c-bg);
  overflow-wrap: anywhere;
`;

const Address = styled.p`
  color: var(--c-text-3);
  font-size: 13px;
  line-height: 18px;
`;

const Title = styled.p`
  margin-block: 2px 4px;
  color: var(--c-link);
  font-size: 17px;
  line-height: 22px;
`;

const Words = styled.p`
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;
`;

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, text.lastIndexOf(' ', max)).trimEnd()}…`;
}

interface SearchPreviewProps {
  path: string;
  title: string;
  description: string;
}

/** The page as a search engine would show it. */
export function SearchPreview({ path, title, description }: SearchPreviewProps) {
  return (
    <Box role="img" aria-label="Так страницу покажет поиск">
      <Address>{`invis-duos${path === '/' ? '' : path.replaceAll('/', ' › ')}`}</Address>
      <Title>{cut(title, MAX_TITLE)}</Title>
      <Words>{cut(description, MAX_DESCRIPTION)}</Words>
    </Box>
  );
}
