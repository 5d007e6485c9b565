import { Checkbox, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { valueReader } from '../../../../sharing/copy/lines';
import { masked } from '../../../../sharing/privacy/mask';
import { personalColumns } from '../../../../sharing/privacy/personalColumns';
import { PERSONAL_KINDS, type PersonalKind, type Treatment } from '../../../../sharing/privacy/personalKind';
import type { CheckedTable } from '../../../check/checked';
import { describeMatch, type DescribedColumn } from '../../../../sheets/describeMatch';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import { usePane } from '../../../paneContext';
import { valueText } from '../../../wording/cells';
import { checkTexts } from '../../../wording/check';
import { columnLabel } from '../../../wording/columnMatch';
import { copyTexts } from '../../../wording/share/copy';
import { maskedExample } from '../../../wording/share/copyLines';
import { StepButtons } from './StepButtons';
import type { StepProps } from './stepProps';

const TREATMENTS: readonly Treatment[] = ['mask', 'leaveOut', 'keep'];

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  kind: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  hint: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** What becomes of personal data, kind by kind; masked unless the person decides otherwise. */
export function PersonalStep({ whole, wanted, onWant, onNext, onBack }: StepProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = copyTexts(language).personal;
  const [isTold, setTold] = useState(false);
  const kinds = personalColumns(whole);
  const { columns } = useMemo(() => describeMatch(whole.grid, whole.table), [whole]);
  const chosen = columns.filter(({ at }) => wanted.columns.includes(at));
  const columnsOfKind = (kind: PersonalKind) => chosen.filter(({ at }) => kinds.get(at) === kind);
  const present = PERSONAL_KINDS.filter((kind) => columnsOfKind(kind).length > 0);
  const isLeftOut = ({ at }: DescribedColumn) => {
    const kind = wanted.notPersonal.includes(at) ? undefined : kinds.get(at);
    return kind !== undefined && wanted.personal[kind] === 'leaveOut';
  };
  const isNothing = chosen.every(isLeftOut);
  return (
    <>
      <Heading level="h3" takesFocus>
        {texts.heading}
      </Heading>
      <p className={styles.paragraph}>{present.length > 0 ? texts.intro : texts.nothing}</p>
      {present.map((kind) => (
        <KindOfData
          key={kind}
          kind={kind}
          columns={columnsOfKind(kind)}
          whole={whole}
          treatment={wanted.personal[kind]}
          notPersonal={wanted.notPersonal}
          onTreat={(treatment) => {
            setTold(false);
            onWant({ personal: { ...wanted.personal, [kind]: treatment } });
          }}
          onNotPersonal={(notPersonal) => onWant({ notPersonal })}
        />
      ))}
      <p className={styles.paragraph}>{texts.elsewhere}</p>
      <div role="alert">{isTold && isNothing && <Notice intent="error">{texts.none}</Notice>}</div>
      <StepButtons onNext={() => (isNothing ? setTold(true) : onNext())} onBack={onBack} />
    </>
  );
}

interface KindOfDataProps {
  kind: PersonalKind;
  columns: readonly DescribedColumn[];
  whole: CheckedTable;
  treatment: Treatment;
  notPersonal: readonly number[];
  onTreat: (treatment: Treatment) => void;
  onNotPersonal: (columns: readonly number[]) => void;
}

function KindOfData(props: KindOfDataProps) {
  const { kind, columns, whole, treatment, notPersonal, onTreat, onNotPersonal } = props;
  const { language } = usePane();
  const { noHeader } = checkTexts(language).confirm;
  const styles = useStyles();
  const texts = copyTexts(language).personal;
  const example = useExample(whole, columns, kind);
  const hintOf = (one: Treatment) => (one === 'mask' ? example : texts.hints[one]);
  // What the header says is sure; what values look like is not.
  const guessed = columns.filter(({ id }) => id === null);
  return (
    <div className={styles.kind}>
      <Field
        label={`${texts.kinds[kind]} (${columns.map((column) => columnLabel(column, noHeader, language)).join('; ')})`}
      >
        <RadioGroup value={treatment} onChange={(_event, { value }) => onTreat(value as Treatment)}>
          {TREATMENTS.map((one) => (
            <Radio
              key={one}
              value={one}
              label={
                <>
                  {texts.treatments[one]}
                  <span className={styles.hint}>{hintOf(one)}</span>
                </>
              }
            />
          ))}
        </RadioGroup>
      </Field>
      {guessed.map(({ at, header }) => (
        <Checkbox
          key={at}
          label={texts.notPersonal(header)}
          checked={notPersonal.includes(at)}
          onChange={(_event, { checked }) =>
            onNotPersonal(checked === true ? [...notPersonal, at] : notPersonal.filter((one) => one !== at))
          }
        />
      ))}
    </div>
  );
}

/** The first value of the columns that masking changes, and what becomes of it. */
function useExample(whole: CheckedTable, columns: readonly DescribedColumn[], kind: PersonalKind): string | null {
  const { language } = usePane();
  const places = columns.map(({ at }) => at).join();
  return useMemo(() => {
    const valueAt = valueReader(whole);
    for (const at of places.split(',').map(Number))
      for (const row of whole.table.dataRows) {
        const value = valueAt(row, at);
        const shown = masked(value, kind);
        if (shown !== value) return maskedExample(valueText(value, language), valueText(shown, language), language);
      }
    return null;
  }, [whole, places, kind, language]);
}
