import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { CellContent, CellRef } from '../../workbook/port';
import { usePane } from '../paneContext';
import { cellName, contentText } from '../wording/cells';
import { insertionTexts, replaceQuestion } from '../wording/insertion';

export interface ReplaceDialogProps {
  cell: CellRef;
  content: CellContent;
  onReplace: () => void;
  onCancel: () => void;
}

const useStyles = makeStyles({
  surface: { maxWidth: 'calc(100vw - 24px)' },
  content: { overflowWrap: 'anywhere' },
});

/** Asks before a formula takes the place of what a cell holds. */
export function ReplaceDialog({ cell, content, onReplace, onCancel }: ReplaceDialogProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = insertionTexts(language);
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && onCancel()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{texts.replaceTitle}</DialogTitle>
          <DialogContent className={styles.content}>
            {replaceQuestion(cellName(cell), contentText(content, language), language)}
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>{texts.cancel}</Button>
            <Button appearance="primary" onClick={onReplace}>
              {texts.replace}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
