import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

export interface NoticeProps {
  intent: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children?: ReactNode;
}

const useStyles = makeStyles({
  bar: { paddingTop: tokens.spacingVerticalXS, paddingBottom: tokens.spacingVerticalXS },
  body: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
});

/** A message of the pane, as wide and as tall as its text. */
export function Notice({ intent, title, children }: NoticeProps) {
  const styles = useStyles();
  return (
    <MessageBar intent={intent} layout="multiline" className={styles.bar}>
      <MessageBarBody className={styles.body}>
        {title !== undefined && <MessageBarTitle>{title}</MessageBarTitle>}
        {children}
      </MessageBarBody>
    </MessageBar>
  );
}
