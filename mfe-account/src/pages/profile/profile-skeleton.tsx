import { Button, Field, FieldCell, FieldGrid, Radio, Row, SkeletonLine, VisuallyHidden } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { Legend } from './info-section';
import { TEXTS } from './texts';

const { info, phone, email, password, proof } = TEXTS;

/** Takes the place of a line that names the user's own data. */
const LINE = '\u00A0';

interface EmptyFieldProps {
  label: string;
  hint?: string;
  isOptional?: boolean;
}

function EmptyField(props: EmptyFieldProps) {
  return <Field {...props}>{() => <SkeletonLine height="var(--size-field)" />}</Field>;
}

interface EmptyCredentialProps {
  texts: { title: string; hint?: string; current: string; next: string; nextHint?: string; button: string };
  hasProof?: boolean;
}

function EmptyCredential({ texts, hasProof = false }: EmptyCredentialProps) {
  return (
    <SettingsSection title={texts.title} hint={texts.hint ?? LINE}>
      <FieldGrid>
        <FieldCell span={3}>
          <EmptyField label={texts.current} />
        </FieldCell>
        <FieldCell span={3}>
          <EmptyField label={texts.next} hint={texts.nextHint} />
        </FieldCell>
        {hasProof && (
          <FieldCell span={3}>
            <EmptyField label={proof.label} />
          </FieldCell>
        )}
        <FieldCell>
          <Button kind="outline" disabled>
            {texts.button}
          </Button>
        </FieldCell>
      </FieldGrid>
    </SettingsSection>
  );
}

/**
 * Takes the place of the profile while it loads: the same labels, so that nothing moves when the
 * fields come.
 */
export function ProfileSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{TEXTS.loading}</VisuallyHidden>
      <div aria-hidden="true">
        <SettingsSection title={info.title}>
          <FieldGrid>
            <FieldCell>
              <EmptyField label={info.fullname} />
            </FieldCell>
            <FieldCell span={3}>
              <EmptyField label={info.city} isOptional />
            </FieldCell>
            <FieldCell span={3}>
              <EmptyField label={info.birthDate} hint={info.birthDateHint} isOptional />
            </FieldCell>
            <FieldCell>
              <Legend as="p">{info.gender}</Legend>
              <Row gap={6}>
                {Object.values(info.genders).map((gender) => (
                  <Radio key={gender} disabled>
                    {gender}
                  </Radio>
                ))}
              </Row>
            </FieldCell>
            <FieldCell>
              <Button disabled>{info.button}</Button>
            </FieldCell>
          </FieldGrid>
        </SettingsSection>
        <EmptyCredential texts={phone} hasProof />
        <EmptyCredential texts={email} hasProof />
        <EmptyCredential texts={password} />
      </div>
    </>
  );
}
