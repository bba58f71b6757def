import styled from 'styled-components';
import { Link, usePageContent } from '@shop/shared/runtime';
import { ButtonLink, Muted } from '@shop/shared/ui';
import { DIALOG_PARAM, dialogPathParam, type DialogContent, type DialogQuestion } from '../../dialog';

const Box = styled.div`
  margin-top: 40px;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: flex-start;
  margin-bottom: 12px;
`;

const Summary = styled(ButtonLink).attrs({ as: 'summary', kind: 'outline' })`
  &::-webkit-details-marker {
    display: none;
  }
`;

const Helped = styled.details`
  & > p {
    margin-top: 12px;
  }

  &[open] {
    flex-basis: 100%;
  }
`;

interface OutcomeProps {
  code: string;
  /** Steps walked so far, the present one last. */
  trail: readonly string[];
  question: DialogQuestion;
}

/** Whether it helped. If not, the form of the support takes the path along, in its address: no step has to be told again. */
export function Outcome({ code, trail, question: { final } }: OutcomeProps) {
  const { words } = usePageContent<DialogContent>();

  return (
    <Box>
      <Choices>
        <Helped>
          <Summary>{words.helped}</Summary>
          <p>{words.helpedText}</p>
        </Helped>
        <ButtonLink as={Link} to={`${final.href}&${DIALOG_PARAM}=${dialogPathParam(code, trail)}`}>
          {final.text}
        </ButtonLink>
      </Choices>
      <Muted>{words.notHelpedText}</Muted>
    </Box>
  );
}
