import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import type { ComponentType } from 'react';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import { TablesToChoose, type Offer } from '../../../components/TablesToChoose';
import { WorkProgress } from '../../../components/WorkProgress';
import { useCopying, type Copying, type CopyStep, type CopyWay, type Work } from '../../../hooks/useCopying';
import { usePane } from '../../../paneContext';
import type { CopyWanted } from '../../../share/copy/wanted';
import { saveFile } from '../../../share/saveFile';
import { refusalText } from '../../../wording/cells';
import { checkTexts } from '../../../wording/check';
import { copyTexts } from '../../../wording/share/copy';
import { copyNoticeLine, workLine } from '../../../wording/share/copyLines';
import { shareTexts } from '../../../wording/share/share';
import { PlantParametersForm } from '../../check/PlantParametersForm';
import type { SharePartProps } from '../sharePart';
import { ColumnsStep } from './ColumnsStep';
import { FinishStep } from './FinishStep';
import { GivenStep } from './GivenStep';
import { PersonalStep } from './PersonalStep';
import { PreviewStep } from './PreviewStep';
import { ResultsStep } from './ResultsStep';
import { RowsStep } from './RowsStep';
import type { StepProps } from './stepProps';

const STEPS: Readonly<Record<Exclude<CopyStep, 'parameters'>, ComponentType<StepProps>>> = {
  rows: RowsStep,
  columns: ColumnsStep,
  personal: PersonalStep,
  results: ResultsStep,
  finish: FinishStep,
};

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  paragraph: { margin: 0 },
  button: { alignSelf: 'flex-start' },
});

/** The way from a table to a copy of it for somebody without the add-in. The workbook itself only keeps what was sent. */
export function CopyPart({ workbook, onBack }: SharePartProps) {
  const { language } = usePane();
  const styles = useStyles();
  const copying = useCopying(workbook);
  const { notice } = copying;
  return (
    <div className={styles.part}>
      <div role="status">
        {notice && (
          <Notice intent={notice.code === 'cancelled' ? 'info' : 'error'}>{copyNoticeLine(notice, language)}</Notice>
        )}
      </div>
      <StageView workbook={workbook} copying={copying} onBack={onBack} />
    </div>
  );
}

function StageView({ workbook, copying, onBack }: SharePartProps & { copying: Copying }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = copyTexts(language);
  const { state, wanted } = copying;
  const toStart = (
    <Button className={styles.button} onClick={onBack}>
      {shareTexts(language).back}
    </Button>
  );
  switch (state.stage) {
    case 'searching':
      return <Spinner size="tiny" label={checkTexts(language).choose.searching} />;
    case 'failed':
      return (
        <>
          <Notice intent="error">{refusalText(state.refusal.code, state.refusal.detail, language)}</Notice>
          <Button className={styles.button} onClick={copying.search}>
            {checkTexts(language).choose.readAgain}
          </Button>
          {toStart}
        </>
      );
    case 'choosing': {
      const offer: Offer = { facts: [], action: texts.choose.choose, isUsual: true };
      return (
        <>
          <Heading level="h3" takesFocus>
            {texts.choose.heading}
          </Heading>
          <p className={styles.paragraph}>{texts.choose.intro}</p>
          <TablesToChoose
            workbook={workbook}
            found={state.found}
            offerOf={() => offer}
            onChoose={(table) => void copying.choose(state.found, table)}
            onReadAgain={copying.search}
          />
          {toStart}
        </>
      );
    }
    case 'asking':
      return <Asking key={state.step} step={state.step} way={state.way} wanted={wanted!} copying={copying} />;
    case 'reading':
    case 'preparing':
    case 'making':
      return <Working key={state.stage} work={state.work} onCancel={() => copying.cancel(state)} />;
    case 'preview':
      return (
        <PreviewStep
          prepared={state.prepared}
          wanted={wanted!}
          onMake={(fileName) =>
            void copying.make(state.way, state.prepared, fileName, (file) =>
              saveFile(file.bytes, file.type, file.fileName),
            )
          }
          onChange={() => copying.change(state.way)}
        />
      );
    case 'given':
      return (
        <GivenStep
          workbook={workbook}
          given={state.given}
          wanted={wanted!}
          onAnother={copying.search}
          onBack={onBack}
        />
      );
  }
}

interface AskingProps {
  step: CopyStep;
  way: CopyWay;
  wanted: CopyWanted;
  copying: Copying;
}

function Asking({ step, way, wanted, copying }: AskingProps) {
  const { language } = usePane();
  const onNext = () => copying.next(way, step, wanted);
  const onBack = () => copying.back(way, step, wanted);
  if (step === 'parameters')
    return (
      <PlantParametersForm
        {...copyTexts(language).parameters}
        form={wanted.plant!}
        faults={copying.faults}
        onChange={(plant) => copying.want({ plant })}
        onStart={onNext}
        onBack={onBack}
      />
    );
  const Step = STEPS[step];
  return <Step whole={way.whole} wanted={wanted} onWant={copying.want} onNext={onNext} onBack={onBack} />;
}

function Working({ work, onCancel }: { work: Work; onCancel: () => void }) {
  const { language } = usePane();
  const texts = copyTexts(language);
  const { step, done, total, startedAt } = work;
  return (
    <WorkProgress
      heading={texts.working.heading}
      takesFocus
      step={texts.work[step]}
      done={done}
      total={total}
      hint={total > 0 ? workLine(done, total, language) : undefined}
      startedAt={startedAt}
      cancel={texts.working.cancel}
      onCancel={onCancel}
    />
  );
}
