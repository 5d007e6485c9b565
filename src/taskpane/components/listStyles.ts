import { tokens, type GriffelStyle } from '@fluentui/react-components';

/** A list of fields or cards, without bullets. */
export const plainList: GriffelStyle = {
  margin: 0,
  padding: 0,
  listStyleType: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.spacingVerticalS,
};

/** One item that stands by itself, such as a table of the workbook. */
export const card: GriffelStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.spacingVerticalXS,
  padding: tokens.spacingHorizontalS,
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusMedium,
};
