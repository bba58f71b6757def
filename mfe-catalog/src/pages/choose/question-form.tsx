import { useNavigate } from '@shop/shared/runtime';
import { Button, H3, media, OptionCard, OptionGroup } from '@shop/shared/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { hrefOfAnswers, isComplete, QUESTION_NAMES, QUESTIONS, readAnswers, SENT, type Answers } from './questions';

const UNANSWERED = 'Выберите ответ';

const Form = styled.form`
  display: grid;
  gap: 32px;
`;

const Question = styled(H3)`
  margin-bottom: 16px;
`;

const Send = styled(Button)`
  justify-self: start;

  @media ${media.phone} {
    justify-self: stretch;
  }
`;

interface QuestionFormProps {
  answers: Partial<Answers>;
  /** True when the form has been sent: what has no answer is marked then. */
  isSent: boolean;
}

function answersOf(form: HTMLFormElement): Partial<Answers> {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value);
  return readAnswers(params);
}

/** The four questions. A form of the address: it works without scripts, too. */
export function QuestionForm({ answers, isSent }: QuestionFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(answers);
  const [isChecked, setIsChecked] = useState(isSent);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = answersOf(event.currentTarget);
    setGiven(next);
    setIsChecked(true);
    if (isComplete(next)) {
      void navigate(hrefOfAnswers(next));
      return;
    }
    const missing = QUESTION_NAMES.find((name) => next[name] === undefined) ?? 'car';
    form.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
  };

  return (
    <Form ref={form} action="/choose" method="get" onSubmit={handleSubmit}>
      <input type="hidden" name={SENT} value="1" />
      {QUESTION_NAMES.map((name) => {
        const { title, options } = QUESTIONS[name];
        return (
          <section key={name} aria-label={title}>
            <Question as="h2">{title}</Question>
            <OptionGroup label={title} error={isChecked && given[name] === undefined ? UNANSWERED : undefined}>
              {options.map((option) => (
                <OptionCard
                  key={option.value}
                  name={name}
                  value={option.value}
                  title={option.title}
                  text={option.text}
                  defaultChecked={answers[name] === option.value}
                  onChange={() => setGiven((before) => ({ ...before, [name]: option.value }))}
                />
              ))}
            </OptionGroup>
          </section>
        );
      })}
      <Send type="submit">Подобрать</Send>
    </Form>
  );
}
