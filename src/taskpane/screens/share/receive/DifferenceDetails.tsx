import { Button, Checkbox, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { plainCells } from '../../../../sharing/receive/accept';
import type { ComparedCell, ComparedLine, Comparison, NewLine } from '../../../../sharing/receive/comparison';
import { Heading } from '../../../components/Heading';
import { usePane } from '../../../paneContext';
import {
  withAdded,
  withKept,
  withoutAdded,
  withoutCells,
  withTaken,
  type Decisions,
} from '../../../share/receive/decisions';
import type { Difference } from '../../../share/receive/differences';
import { aboutCell, cellText, newLineCells, placeText, receiveTexts } from '../../../wording/share/receive';

const useStyles = makeStyles({
  details: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    paddingLeft: tokens.spacingHorizontalS,
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
  },
  paragraph: { margin: 0 },
  values: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXS,
  },
  narrow: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  button: { alignSelf: 'flex-start' },
});

export interface DetailsProps {
  comparison: Comparison;
  difference: Difference;
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
}

/** The difference chosen in the list: what was sent, what came back, what is here, and what the person wants of it. */
export function DifferenceDetails({ comparison, difference, decisions, onDecide }: DetailsProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  const place = placeText(difference, comparison, language);
  return (
    <section className={styles.details} aria-label={place}>
      <Heading level="h5">{place}</Heading>
      {difference.kind === 'newLine' && (
        <NewLineDetails comparison={comparison} added={difference.added} decisions={decisions} onDecide={onDecide} />
      )}
      {difference.kind === 'line' && difference.line.state !== 'compared' && (
        <p className={styles.paragraph}>{texts.unpaired[difference.line.state]}</p>
      )}
      {difference.kind === 'cell' && (
        <CellDetails comparison={comparison} {...difference} decisions={decisions} onDecide={onDecide} />
      )}
    </section>
  );
}

interface CellDetailsProps {
  comparison: Comparison;
  line: ComparedLine;
  cell: ComparedCell;
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
}

function CellDetails({ comparison, line, cell, decisions, onDecide }: CellDetailsProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  const column = comparison.sent.columns[cell.column]!;
  const free = plainCells(line);
  const isTaken = decisions.taken.has(cell);
  return (
    <>
      <dl className={styles.values}>
        {(['sent', 'returned', 'here'] as const).map((which) => (
          <Value key={which} term={texts[which]} text={cellText(cell[which], column, language)} />
        ))}
      </dl>
      <p className={styles.paragraph}>{aboutCell(cell, language)}</p>
      {line.isHidden && <p className={styles.paragraph}>{texts.hidden}</p>}
      {cell.outcome === 'changedThere' && (
        <Checkbox
          label={texts.accept}
          checked={isTaken}
          onChange={(_event, { checked }) =>
            onDecide(checked === true ? withTaken(decisions, [cell]) : withoutCells(decisions, [cell]))
          }
        />
      )}
      {cell.outcome === 'conflict' && cell.target !== null && (
        <Field label={texts.decide}>
          <RadioGroup
            value={isTaken ? 'take' : decisions.kept.has(cell) ? 'keep' : ''}
            onChange={(_event, { value }) =>
              onDecide(value === 'take' ? withTaken(decisions, [cell]) : withKept(decisions, [cell]))
            }
          >
            <Radio value="take" label={texts.take} />
            <Radio value="keep" label={texts.keep} />
          </RadioGroup>
        </Field>
      )}
      {cell.outcome === 'changedThere' && free.length > 1 && (
        <Button className={styles.button} size="small" onClick={() => onDecide(withTaken(decisions, free))}>
          {texts.acceptLine(free.length)}
        </Button>
      )}
    </>
  );
}

interface NewLineDetailsProps {
  comparison: Comparison;
  added: NewLine;
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
}

function NewLineDetails({ comparison, added, decisions, onDecide }: NewLineDetailsProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  return (
    <>
      <dl className={`${styles.values} ${styles.narrow}`}>
        {newLineCells(added, comparison.sent.columns, language).map(({ header, text }, at) => (
          <Value key={at} term={header} text={text} />
        ))}
      </dl>
      <p className={styles.paragraph}>{texts.newLines[added.state]}</p>
      <Checkbox
        label={texts.append}
        checked={decisions.added.has(added)}
        onChange={(_event, { checked }) =>
          onDecide(checked === true ? withAdded(decisions, [added]) : withoutAdded(decisions, [added]))
        }
      />
    </>
  );
}

function Value({ term, text }: { term: string; text: string }) {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{text}</dd>
    </>
  );
}
