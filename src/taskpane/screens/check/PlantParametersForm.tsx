import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Button,
  Field,
  Input,
  makeStyles,
  Radio,
  RadioGroup,
  Select,
  tokens,
} from '@fluentui/react-components';
import type { FormEvent } from 'react';
import type { Uf } from '../../../brazil/ufs';
import type { RuleSet } from '../../../rules/selo/ruleSet';
import type { NotSaid } from '../../../rules/selo/year/eligibleRows';
import { CAP_FIELDS, CAP_UNITS, capsOf280, type CapField } from '../../../validation/selo/givenCaps';
import {
  inputLabels,
  knownCeiling,
  needsCaps,
  plantUfs,
  ruleSetIds,
  ruleSetOfYear,
  type GivenParameters,
  type ParameterField,
  type TextField,
} from '../../../validation/selo/givenParameters';
import { typedNumber, type PlantForm } from '../../check/plant/plantForm';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import type { ParameterFaults } from '../../hooks/useCheck';
import { usePane } from '../../paneContext';
import {
  ceilingHint,
  exampleLine,
  faultLine,
  parameterHint,
  parameterLabel,
  plantFormTexts,
  saysExample,
  sourceLine,
} from '../../wording/plantForm';
import { plantReadings } from '../../wording/plantReadings';
import { ReadingsAccordion } from './ReadingsAccordion';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  control: { maxWidth: '100%', minWidth: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  button: { alignSelf: 'flex-start' },
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, marginLeft: 0, marginRight: 0 },
});

export interface PlantParametersFormProps {
  /** What the form is called, and what follows it, where that is not the check. */
  heading?: string;
  start?: string;
  form: PlantForm;
  faults: ParameterFaults;
  onChange: (form: PlantForm) => void;
  onStart: () => void;
  onBack: () => void;
}

/** What a plant's year is judged by; what will not do is said beside its field. */
export function PlantParametersForm(props: PlantParametersFormProps) {
  const { form, faults, onChange, onStart, onBack } = props;
  const { language } = usePane();
  const styles = useStyles();
  const texts = plantFormTexts(language);
  const { given, sources } = form;
  const change = (part: Partial<GivenParameters>, field: string) => {
    const left = new Map([...sources].filter(([parameter]) => parameter !== field));
    onChange({ given: { ...given, ...part }, sources: left });
  };
  const changeYear = (year: string) => {
    const ruleSet = sources.has('ruleSet') ? given.ruleSet : (ruleSetOfYear(year) ?? given.ruleSet);
    change({ texts: { ...given.texts, year }, ruleSet }, 'year');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart();
  };
  const aid: FieldAid = {
    form,
    faults,
    onText: (field, text) =>
      field === 'year' ? changeYear(text) : change({ texts: { ...given.texts, [field]: text } }, field),
  };
  const others = ruleSetIds.filter((id) => id !== given.ruleSet);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Heading level="h3" takesFocus={props.heading !== undefined}>
        {props.heading ?? texts.heading}
      </Heading>
      <div role="alert">
        {faults.size > 0 && (
          <Notice intent="error" title={texts.faults(faults.size)}>
            {[...faults.keys()].map((field) => parameterLabel(field, language)).join('; ')}
          </Notice>
        )}
      </div>
      <TextParameter field="year" isNeeded {...aid} />
      <ChoiceField field="ruleSet" isNeeded hint={texts.rulesHint} {...aid}>
        <Select
          className={styles.control}
          value={given.ruleSet ?? ''}
          onChange={(_event, { value }) => change({ ruleSet: (value || null) as RuleSet['id'] | null }, 'ruleSet')}
        >
          <option value="">{texts.choose}</option>
          {ruleSetIds.map((id) => (
            <option key={id} value={id}>
              {`Portaria ${id}`}
            </option>
          ))}
        </Select>
      </ChoiceField>
      <ChoiceField field="plantUf" isNeeded {...aid}>
        <Select
          className={styles.control}
          value={given.plantUf ?? ''}
          onChange={(_event, { value }) => change({ plantUf: (value || null) as Uf | null }, 'plantUf')}
        >
          <option value="">{texts.choose}</option>
          {plantUfs.map((uf) => (
            <option key={uf} value={uf}>
              {uf}
            </option>
          ))}
        </Select>
      </ChoiceField>
      <TextParameter field="revenue" isNeeded {...aid} />
      <TextParameter field="minimumShare" {...aid} />
      <TextParameter
        field="familyCeiling"
        hint={ceilingHint(knownCeiling(given.texts.year), given.texts.year, language)}
        {...aid}
      />
      <Field label={texts.compare} hint={texts.compareHint}>
        <Select
          className={styles.control}
          value={given.compareWith ?? ''}
          onChange={(_event, { value }) =>
            change({ compareWith: (value || null) as RuleSet['id'] | null }, 'compareWith')
          }
        >
          <option value="">{texts.none}</option>
          {others.map((id) => (
            <option key={id} value={id}>
              {`Portaria ${id}`}
            </option>
          ))}
        </Select>
      </Field>
      {needsCaps(given) && <CapFields aid={aid} onChange={change} />}
      <ReadingsAccordion
        questions={plantReadings(language)}
        chosen={given.readings}
        onChoose={(reading, choice) => change({ readings: { ...given.readings, [reading]: choice } }, reading)}
      />
      <Accordion collapsible>
        <AccordionItem value="more">
          <AccordionHeader as="h4">{texts.more}</AccordionHeader>
          <AccordionPanel className={styles.panel}>
            <TextParameter field="cubicMetres" {...aid} />
            <TextParameter field="priceTolerance" {...aid} />
            <Field label={texts.notSaid} hint={texts.notSaidHint}>
              <RadioGroup
                value={given.notSaid}
                onChange={(_event, { value }) => change({ notSaid: value as NotSaid }, 'notSaid')}
              >
                <Radio value="counts" label={texts.counts} />
                <Radio value="disallowed" label={texts.disallowed} />
              </RadioGroup>
            </Field>
            <Heading level="h5">{texts.inputs}</Heading>
            {inputLabels.map((label) => (
              <InputConsumption key={label} label={label} aid={aid} onChange={change} />
            ))}
          </AccordionPanel>
        </AccordionItem>
      </Accordion>
      <div className={styles.buttons}>
        <Button appearance="primary" type="submit">
          {props.start ?? texts.start}
        </Button>
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
    </form>
  );
}

/** What every field needs. */
interface FieldAid {
  form: PlantForm;
  faults: ParameterFaults;
  onText: (field: TextField | CapField, text: string) => void;
}

type ChangeGiven = (part: Partial<GivenParameters>, field: string) => void;

interface TextParameterProps extends FieldAid {
  field: TextField | CapField;
  isNeeded?: boolean;
  hint?: string;
}

function TextParameter({ field, isNeeded = false, hint, form, faults, onText }: TextParameterProps) {
  const styles = useStyles();
  const aid = { form, faults, onText };
  return (
    <ChoiceField field={field} isNeeded={isNeeded} hint={hint} {...aid}>
      <Input
        className={styles.control}
        inputMode={field === 'year' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={form.given.texts[field]}
        onChange={(_event, { value }) => onText(field, value)}
      />
    </ChoiceField>
  );
}

interface ChoiceFieldProps extends FieldAid {
  field: ParameterField;
  isNeeded?: boolean;
  hint?: string | undefined;
  children: JSX.Element;
}

/** A field with its label, where its value comes from, and what is wrong with it. */
function ChoiceField({ field, isNeeded = false, hint, form, faults, children }: ChoiceFieldProps) {
  const { language } = usePane();
  const fault = faults.get(field);
  const source = form.sources.get(field as Parameters<typeof form.sources.get>[0]);
  const isExample = source !== undefined && saysExample(source);
  const usual = hint ?? parameterHint(field as Parameters<typeof parameterHint>[0], language);
  const message = fault ? faultLine(field, fault, language) : isExample ? exampleLine(language) : undefined;
  const from = source && sourceLine(source, language);
  return (
    <Field
      label={parameterLabel(field, language)}
      required={isNeeded}
      hint={[from, usual].filter(Boolean).join(' ') || undefined}
      validationState={fault ? 'error' : isExample ? 'warning' : 'none'}
      validationMessage={message}
    >
      {children}
    </Field>
  );
}

/** Limits and weights that the act of the rules was not seen to set. */
function CapFields({ aid, onChange }: { aid: FieldAid; onChange: ChangeGiven }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = plantFormTexts(language);
  const suppose = () => {
    const supposed = CAP_FIELDS.map((field) => {
      const value = CAP_UNITS[field] === 'share' ? capsOf280[field].times(100) : capsOf280[field];
      return [field, typedNumber(value.toFixed(), language)] as const;
    });
    onChange({ texts: { ...aid.form.given.texts, ...Object.fromEntries(supposed) } }, 'caps');
  };
  return (
    <>
      <Heading level="h4">{texts.caps}</Heading>
      <Notice intent="warning">{texts.unseen}</Notice>
      <Button className={styles.button} size="small" onClick={suppose}>
        {texts.suppose}
      </Button>
      <TextParameter field="unseenFactor" {...aid} />
      {CAP_FIELDS.map((field) => (
        <TextParameter key={field} field={field} isNeeded {...aid} />
      ))}
    </>
  );
}

function InputConsumption({ label, aid, onChange }: { label: string; aid: FieldAid; onChange: ChangeGiven }) {
  const styles = useStyles();
  const { inputConsumption } = aid.form.given;
  const field: ParameterField = `input ${label}`;
  return (
    <ChoiceField field={field} {...aid}>
      <Input
        className={styles.control}
        inputMode="decimal"
        autoComplete="off"
        value={inputConsumption[label] ?? ''}
        onChange={(_event, { value }) => onChange({ inputConsumption: { ...inputConsumption, [label]: value } }, field)}
      />
    </ChoiceField>
  );
}
