import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  heading: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  h1: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  h2: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  h3: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  h4: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  h5: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
});

export interface HeadingProps {
  level: 'h1' | 'h2' | 'h3' | 'h4' | 'h5';
  children: ReactNode;
  className?: string;
}

/** A heading that keeps to the outline of the page and to the width of the pane. */
export function Heading({ level: Level, children, className }: HeadingProps) {
  const styles = useStyles();
  return <Level className={mergeClasses(styles.heading, styles[Level], className)}>{children}</Level>;
}
