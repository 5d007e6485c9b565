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
import { usePane } from '../../../paneContext';
import { receiveTexts } from '../../../wording/share/receive';

const useStyles = makeStyles({
  surface: { maxWidth: 'calc(100vw - 24px)' },
});

export interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before choices that were not applied are forgotten. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language).leave;
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && onStay()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{texts.title}</DialogTitle>
          <DialogContent>{texts.question}</DialogContent>
          <DialogActions>
            <Button onClick={onLeave}>{texts.leave}</Button>
            <Button appearance="primary" onClick={onStay}>
              {texts.stay}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
