import { Field, Input, makeStyles, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { organisationsIn } from '../../../../sharing/copy/choices';
import { describeMatch } from '../../../../sheets/describeMatch';
import { Heading } from '../../../components/Heading';
import { usePane } from '../../../paneContext';
import { linesWanted, type RowsWanted } from '../../../share/copy/wanted';
import { checkTexts, rowsLine } from '../../../wording/check';
import { columnLabel } from '../../../wording/columnMatch';
import { copyTexts } from '../../../wording/share/copy';
import { linesWantedLine, organisationOption } from '../../../wording/share/copyLines';
import { StepButtons } from './StepButtons';
import type { StepProps } from './stepProps';

const useStyles = makeStyles({
  control: { maxWidth: '100%', minWidth: 0 },
  paragraph: { margin: 0 },
});

/** Which lines go: all, those in view, those of a cooperative, those with a text; or a copy for each cooperative. */
export function RowsStep({ whole, wanted, onWant, onNext, onBack }: StepProps) {
  const { language } = usePane();
  const { noHeader } = checkTexts(language).confirm;
  const styles = useStyles();
  const texts = copyTexts(language).rows;
  const { grid, table } = whole;
  const { rows } = wanted;
  const organisations = useMemo(() => organisationsIn(whole), [whole]);
  const counted = useMemo(() => linesWanted(whole, rows), [whole, rows]);
  const [isTold, setTold] = useState(false);
  const all = table.dataRows.length;
  const visible = table.dataRows.filter((row) => !grid.hiddenRows?.has(row)).length;
  const { columns } = useMemo(() => describeMatch(grid, table), [grid, table]);
  const choose = (next: RowsWanted) => {
    setTold(false);
    onWant({ rows: next });
  };
  const chooseKind = (kind: RowsWanted['kind']) => {
    if (kind === 'organisation') return choose({ kind, name: organisations[0]!.name });
    if (kind === 'text') return choose({ kind, at: columns[0]!.at, text: '' });
    return choose({ kind });
  };
  const isNothing = counted.lines === 0;
  const option = (kind: RowsWanted['kind'], label: string) => <Radio value={kind} label={label} />;
  return (
    <>
      <Heading level="h3" takesFocus>
        {texts.heading}
      </Heading>
      <Field
        label={texts.which}
        validationState={isTold && isNothing ? 'error' : 'none'}
        validationMessage={isTold && isNothing ? texts.none : undefined}
      >
        <RadioGroup value={rows.kind} onChange={(_event, { value }) => chooseKind(value as RowsWanted['kind'])}>
          {option('all', `${texts.all} (${rowsLine(all, false, language)})`)}
          {visible < all && option('visible', `${texts.visible} (${rowsLine(visible, false, language)})`)}
          {organisations.length > 0 && option('organisation', texts.organisation)}
          {option('text', texts.text)}
          {organisations.length > 1 && option('eachOrganisation', `${texts.each} (${organisations.length})`)}
        </RadioGroup>
      </Field>
      {rows.kind === 'organisation' && (
        <Field label={texts.organisationField}>
          <Select
            className={styles.control}
            value={rows.name}
            onChange={(_event, { value }) => choose({ kind: 'organisation', name: value })}
          >
            {organisations.map(({ name, lines }) => (
              <option key={name} value={name}>
                {organisationOption(name, lines, language)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {rows.kind === 'text' && (
        <>
          <Field label={texts.column}>
            <Select
              className={styles.control}
              value={String(rows.at)}
              onChange={(_event, { value }) => choose({ ...rows, at: Number(value) })}
            >
              {columns.map((column) => (
                <option key={column.at} value={String(column.at)}>
                  {columnLabel(column, noHeader, language)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.contains}>
            <Input
              className={styles.control}
              value={rows.text}
              autoComplete="off"
              onChange={(_event, { value }) => choose({ ...rows, text: value })}
            />
          </Field>
        </>
      )}
      {rows.kind === 'eachOrganisation' && <p className={styles.paragraph}>{texts.eachHint}</p>}
      <p role="status" className={styles.paragraph}>
        {linesWantedLine(counted, language)}
      </p>
      <StepButtons onNext={() => (isNothing ? setTold(true) : onNext())} onBack={onBack} />
    </>
  );
}
