import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  heading: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  takesFocus: { ':focus': { outlineStyle: 'none' } },
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
  /** The focus goes there when it appears: what was pressed is gone with the step before. */
  takesFocus?: boolean;
}

/** A heading that keeps to the outline of the page and to the width of the pane. */
export function Heading({ level: Level, children, className, takesFocus = false }: HeadingProps) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const classes = mergeClasses(styles.heading, styles[Level], takesFocus && styles.takesFocus, className);
  return (
    <Level ref={heading} className={classes} tabIndex={takesFocus ? -1 : undefined}>
      {children}
    </Level>
  );
}
