import * as S from './compare-value.styles';

/** A cell: a green tick with «Есть», a grey «Нет», the value itself, or a dash where nothing is known. */
export function CompareValue({ value }: { value: string | undefined }) {
  if (value === undefined || value === '') return <S.No>—</S.No>;
  if (value === 'Нет') return <S.No>{value}</S.No>;
  if (value !== 'Есть') return value;
  return (
    <>
      <S.Tick aria-hidden="true" />
      {value}
    </>
  );
}
